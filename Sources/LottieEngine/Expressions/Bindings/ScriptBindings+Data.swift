import LottieExpressions
import LottieModel
import OrderedCollections

/// Data for scripts: a footage item, or a part of the data of a layer.
final class DataBox {
  /// The expression that leads to the data.
  enum Kind {
    /// `footage(name)`.
    case footage(DataAsset, name: String)
    /// `layer(…)("Data")`.
    case layer(DataAsset)
    /// A value behind `("Outline")`, or one within it; if it is an array, with the array's name.
    case outline(JSONValue, name: String)
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }
}

/// Data that documents name.
extension ScriptBindings {
  /// `footage(name)`: a footage item; throws where there is none.
  func footage(_ arguments: Arguments, _ run: Evaluation) throws(Abrupt) -> Value {
    let name = try Conversion.string(arguments[0], run)
    try run.charge(graph.animation.assets.count)
    guard let asset = graph.data.asset(named: name) else {
      try run.fail("Error", "there is no data \"\(name)\"")
    }
    return try handle(.footage(asset, name: name), run)
  }

  /// The data of a data layer; nil for other layers.
  func data(of layer: ScriptLayer, _ run: Evaluation) throws(Abrupt) -> Value? {
    let id = graph.animation.document.withValue(at: layer.model.location) { cursor in
      cursor[.type]?.whole == LayerType.data.rawValue
        ? cursor["refId"].flatMap(LayerContext.id) : nil
    }
    guard let id, let asset = graph.data.asset(id) else { return nil }
    return try handle(.layer(asset), run)
  }

  func member(_ name: HostName, of data: DataBox, _ run: Evaluation) throws(Abrupt) -> Value? {
    guard case .footage(let asset, let own) = data.kind else { return nil }
    switch name {
    case .name, ._name: return .text(own)
    case .sourceText:
      let text = try file(of: asset, run).text
      try run.charge(copying: text.utf8.count)
      try run.allocate(text.utf8.count)
      return try run.text(text)
    case .sourceData: return try value(of: try file(of: asset, run).value, run)
    default: return nil
    }
  }

  /// `dataValue(path)`: what is behind names and indices.
  func callMember(
    _ name: HostName,
    of data: DataBox,
    _ arguments: Arguments,
    _ run: Evaluation
  ) throws(Abrupt) -> Value? {
    guard name == .dataValue, case .footage(let asset, _) = data.kind else { return nil }
    guard let path = try Conversion.plain(arguments[0], run).asArray else {
      try run.failType("an array of names and indices is expected")
    }
    var found = try file(of: asset, run).value
    for step in path.elements {
      try run.charge()
      let step = try Conversion.plain(step, run)
      let next: JSONValue?
      if let number = step.asNumber, case .object(let members) = found {
        let index = Int(exactly: number) ?? -1
        next = members.values.indices.contains(index) ? members.values[index] : nil
      } else {
        next = found.part(try Conversion.string(step, run))
      }
      guard let next else { return .undefined }
      found = next
    }
    return try value(of: found, run)
  }

  /// `layer(…)("Data")("Outline")(name)`: what is behind a name; an element of an array by the name of the
  /// array and the index, as lottie-web finds it.
  func call(_ data: DataBox, _ arguments: Arguments, _ run: Evaluation) throws(Abrupt) -> Value {
    let key = try Conversion.string(arguments[0], run)
    try run.charge(reading: key.utf8.count)
    switch data.kind {
    case .footage: try run.failType("a value that is no function is called")
    case .layer(let asset):
      guard key == "Outline" else { return .null }
      return try outline(try file(of: asset, run).value, name: "", run)
    case .outline(let value, let name):
      if case .object = value, let part = value.part(key) {
        return try outline(part, name: key, run)
      }
      if key.hasPrefix(name), let part = value.part(String(key.dropFirst(name.count)).trimmed) {
        return try outline(part, name: name, run)
      }
      return .text("")
    }
  }

  private func outline(
    _ value: JSONValue,
    name: String,
    _ run: Evaluation
  ) throws(Abrupt) -> Value {
    switch value {
    case .object, .array: try handle(.outline(value, name: name), run)
    case .null, .bool, .number, .string: try self.value(of: value, run)
    }
  }

  private func handle(_ kind: DataBox.Kind, _ run: Evaluation) throws(Abrupt) -> Value {
    try run.allocate(64)
    return .object(HostObject(kind: HandleKind.data.rawValue, owning: DataBox(kind)))
  }

  private func file(of asset: DataAsset, _ run: Evaluation) throws(Abrupt) -> DataFiles.File {
    do throws(ImageProviderError) {
      return try graph.data.file(of: asset)
    } catch {
      try run.fail("Error", error.message)
    }
  }

  /// A copy for a script.
  private func value(of json: JSONValue, _ run: Evaluation) throws(Abrupt) -> Value {
    try run.charge()
    switch json {
    case .null: return .null
    case .bool(let bool): return .bool(bool)
    case .number(let number): return .number(number)
    case .string(let text):
      try run.allocate(text.utf8.count)
      return try run.text(text)
    case .array(let elements):
      try run.enter(1)
      defer { run.leave(1) }
      var values: [Value] = []
      for element in elements { values.append(try value(of: element, run)) }
      return try run.array(values)
    case .object(let members):
      try run.enter(1)
      defer { run.leave(1) }
      var values: [(String, Value)] = []
      for (name, member) in members {
        try run.allocate(64 + name.utf8.count)
        values.append((name, try value(of: member, run)))
      }
      return .object(PlainObject(values))
    }
  }
}

extension JSONValue {
  /// The member of a name, or the element at an index.
  fileprivate func part(_ key: String) -> JSONValue? {
    switch self {
    case .object(let members): members[key]
    case .array(let elements):
      Int(key).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
    case .null, .bool, .number, .string: nil
    }
  }
}

extension String {
  /// Without spaces at its start.
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
