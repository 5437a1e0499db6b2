import LottieModel

/// Reads the members of a configuration.
enum ConfigurationReader {
  typealias Problem = LintConfiguration.Problem

  /// Applies a member to options.
  static func apply(
    _ name: String,
    _ value: JSONValue,
    to options: inout LintOptions
  ) throws(Problem) {
    switch name {
    case "targets":
      options.targets = try KnownNames.players(try texts(value, name))
      options.namesTargets = true
    case "profile":
      let text = try text(value, name)
      guard let profile = Destination.named(text) else {
        throw Problem(message: Destination.unknown(text))
      }
      options.profile = profile
    case "strict": options.isStrict = value == .bool(true)
    case "draw": options.draws = try flag(value, name)
    case "select": options.select = try rules(try texts(value, name))
    case "ignore": options.ignore += try rules(try texts(value, name))
    case "rules":
      for (rule, level) in try members(value, name) {
        let level = try severity(level)
        options.levels[try KnownNames.rule(rule)] = level
      }
    case "limits": try limits(value, &options.limits)
    case "policy": try policy(value, &options.policy)
    default: throw Problem(message: "\"\(name)\" is not something that can be set")
    }
  }

  private static func rules(_ names: [String]) throws(Problem) -> [String] {
    for name in names { _ = try KnownNames.rule(name) }
    return names
  }

  private static func features(_ names: [String]) throws(Problem) -> [String] {
    for name in names { _ = try KnownNames.feature(name) }
    return names
  }

  private static func limits(_ value: JSONValue, _ limits: inout Limits) throws(Problem) {
    for (name, value) in try members(value, "limits") {
      guard let path = Limits.names.first(where: { $0.0 == name })?.1 else {
        throw KnownNames.problem("limit", name, among: Limits.names.map(\.0))
      }
      limits[keyPath: path] = try number(value, name)
    }
  }

  private static func policy(_ value: JSONValue, _ policy: inout Policy) throws(Problem) {
    for (name, value) in try members(value, "policy") {
      switch name {
      case "size": policy.size = try size(value, name)
      case "max-size": policy.maxSize = try size(value, name)
      case "max-duration": policy.maxDuration = try number(value, name)
      case "frame-rates": policy.frameRates = try numbers(value, name)
      case "palette": policy.palette = try texts(value, name).map { $0.lowercased() }
      case "fonts": policy.fonts = try texts(value, name)
      case "forbidden-features":
        policy.forbiddenFeatures = try features(try texts(value, name))
      case "required-markers": policy.requiredMarkers = try texts(value, name)
      case "max-buffers": policy.maxBuffers = try number(value, name)
      case "max-overdraw": policy.maxOverdraw = try number(value, name)
      case "max-memory": policy.maxMemory = try number(value, name)
      case "required-layers": policy.requiredLayers = try texts(value, name)
      default: throw Problem(message: "there is no policy \"\(name)\"")
      }
    }
  }

  static func failOn(_ value: JSONValue) throws(Problem) -> Severity {
    let text = try text(value, "fail-on")
    if text == "never" || text == "off" { return .off }
    return try severity(value)
  }

  static func severity(_ value: JSONValue) throws(Problem) -> Severity {
    // YAML reads a bare `off` as false.
    if value == .bool(false) { return .off }
    guard case .string(let text) = value, let severity = Severity(rawValue: text) else {
      throw Problem(message: "a severity is off, info, warning or error")
    }
    return severity
  }

  static func text(_ value: JSONValue, _ name: String) throws(Problem) -> String {
    switch value {
    case .string(let text): return text
    case .number(let number): return Words.number(number)
    default: throw Problem(message: "\"\(name)\" is a text")
    }
  }

  private static func flag(_ value: JSONValue, _ name: String) throws(Problem) -> Bool {
    guard case .bool(let flag) = value else {
      throw Problem(message: "\"\(name)\" is true or false")
    }
    return flag
  }

  static func texts(_ value: JSONValue, _ name: String) throws(Problem) -> [String] {
    guard case .array(let list) = value else { return [try text(value, name)] }
    var texts: [String] = []
    for item in list { texts.append(try text(item, name)) }
    return texts
  }

  static func number(_ value: JSONValue, _ name: String) throws(Problem) -> Double {
    guard case .number(let number) = value, number.isFinite, abs(number) < 1e12 else {
      throw Problem(message: "\"\(name)\" is a number")
    }
    return number
  }

  private static func numbers(_ value: JSONValue, _ name: String) throws(Problem) -> [Double] {
    guard case .array(let list) = value else { return [try number(value, name)] }
    var numbers: [Double] = []
    for item in list { numbers.append(try number(item, name)) }
    return numbers
  }

  private static func size(
    _ value: JSONValue,
    _ name: String
  ) throws(Problem) -> (width: Double, height: Double) {
    let parts = try text(value, name).split(separator: "x").compactMap { Double($0) }
    guard parts.count == 2 else { throw Problem(message: "\"\(name)\" is a size as 512x512") }
    return (parts[0], parts[1])
  }

  private static func members(
    _ value: JSONValue,
    _ name: String
  ) throws(Problem) -> [(name: String, value: JSONValue)] {
    guard let members = value.memberList else {
      throw Problem(message: "\"\(name)\" is a list of names and values")
    }
    return members
  }
}

extension LintOptions {
  /// Sets the targets by player names.
  package mutating func setTargets(_ names: [String]) throws(LintConfiguration.Problem) {
    targets = try KnownNames.players(names)
    namesTargets = true
  }
}
