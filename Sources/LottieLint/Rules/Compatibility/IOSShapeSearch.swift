import LottieModel

/// Walks shapes as lottie-ios's Core Animation engine sorts them into layers.
///
/// Within a group each fill closes a bundle: the paths before it and everything that acts on them.
/// Items that find no path are passed to the groups below. A bundle is where a trim meets a fill, or
/// rounded corners meet paths that are drawn as one.
struct IOSShapeSearch {
  /// Something Core Animation does not do.
  struct Issue {
    let location: JSONCursor
    let message: String
    let path: [String]
  }

  /// A shape, and the groups around it.
  private struct Item {
    let shape: ShapeContext
    let path: [String]
    var index: Int { shape.cursor.location.hashValue }
  }

  private struct Bundle {
    var paths: [Item] = []
    var others: [Item] = []
    /// Whether the paths are those of the bundle before, which has all else that acts on them here.
    var repeatsPaths = false
  }

  private(set) var issues: [Issue] = []
  /// Those that are told once for a place.
  private var told: Set<[String]> = []
  private var steps = 0
  /// Maximum items of all bundles and groups together, each counted where it is passed on to; groups beyond are not
  /// looked at.
  private static let maximumSteps = 500_000

  /// Visits the items of a layer; recursion follows groups.
  mutating func visit(_ items: [ShapeContext]) {
    visit(items, inherited: [], path: [], name: "")
  }

  private mutating func visit(
    _ all: [ShapeContext],
    inherited: [Item],
    path: [String],
    name: String
  ) {
    steps += all.count + inherited.count
    guard steps <= IOSShapeSearch.maximumSteps else { return }
    let shown = all.filter { !$0.isHidden }
    let groups = shown.filter { $0.type == .group }
    let own = shown.filter { $0.type != .group && $0.type != .transform && $0.type != nil }
      .map { Item(shape: $0, path: path) }
    for item in own { animated(item) }
    scaledStrokes(shown, inherited)
    let (bundles, unused) = bundles(own + inherited, hasGroups: !groups.isEmpty)
    for bundle in bundles { check(bundle, name: name) }
    for group in groups {
      let name = group.iosName
      visit(
        group.items,
        inherited: unused,
        path: name.isEmpty ? path : path + [name],
        name: name
      )
    }
  }

  /// Numbers that must not change: dashes and copies.
  private mutating func animated(_ item: Item) {
    let path = item.path + [item.shape.iosName]
    if item.shape.type?.isStroke ?? false {
      for dash in item.shape.cursor[.dashes]?.list ?? [] {
        guard dash[.dashType]?.string != "o", let value = dash[.dashLength],
          (PropertyContext.keyframes(value)?.count ?? 0) > 1
        else { continue }
        let message = "Core Animation cannot change the lengths of dashes over time"
        issues.append(Issue(location: dash, message: message, path: path))
      }
    }
    if item.shape.type == .repeater, let copies = item.shape.cursor[.color],
      (PropertyContext.keyframes(copies)?.count ?? 0) > 1
    {
      let message = "Core Animation cannot change the number of copies over time"
      issues.append(Issue(location: copies, message: message, path: []))
    }
  }

  /// Strokes from outside a group whose transform scales them.
  private mutating func scaledStrokes(_ items: [ShapeContext], _ inherited: [Item]) {
    guard let stroke = inherited.first(where: { $0.shape.type?.isStroke ?? false }),
      let transform = items.first(where: { $0.type == .transform }),
      let scale = transform.cursor[.scale]
    else { return }
    let values =
      PropertyContext.keyframes(scale)?.elements.compactMap { $0[.startValue]?.numbers }
      ?? [scale[.value]?.numbers ?? []]
    guard values.contains(where: { $0.count > 1 && $0[0] != $0[1] }) else { return }
    let message = "Core Animation cannot stretch a stroke in one direction"
    issues.append(Issue(location: stroke.shape.cursor, message: message, path: []))
  }

  private mutating func check(_ bundle: Bundle, name: String) {
    let trim = bundle.others.first { $0.shape.type == .trim && $0.shape.cuts }
    if let trim, bundle.others.contains(where: { $0.shape.type == .fill }) {
      let message = "Core Animation cannot trim a filled shape"
      let path = trim.path + [trim.shape.iosName]
      add(Issue(location: trim.shape.cursor, message: message, path: path))
    }
    guard !bundle.repeatsPaths,
      let corners = bundle.others.first(where: { $0.shape.type == .roundedCorners })
    else { return }
    if let star = bundle.paths.first(where: { $0.shape.type == .star }) {
      let message = "Core Animation cannot round the corners of a star"
      let path = star.path + [star.shape.iosName]
      add(Issue(location: corners.shape.cursor, message: message, path: path))
    }
    let hasTrim = bundle.others.contains { $0.shape.type == .trim }
    guard bundle.paths.count > 1, !hasTrim, IOSShapeSearch.combine(bundle.paths) else { return }
    let message = "Core Animation cannot round the corners of several paths in one group"
    let path = bundle.paths[0].path + [name]
    add(Issue(location: corners.shape.cursor, message: message, path: path))
  }

  private mutating func add(_ issue: Issue) {
    if told.insert([issue.message] + issue.path).inserted { issues.append(issue) }
  }

  /// Whether paths are drawn as one: free paths that stand still or move at the same times.
  private static func combine(_ paths: [Item]) -> Bool {
    var times: [Double]?
    for item in paths {
      guard item.shape.type == .path else { return false }
      guard let path = item.shape.cursor[.path], let keyframes = PropertyContext.keyframes(path),
        keyframes.count > 1
      else { continue }
      let own = keyframes.elements.compactMap { $0[.time]?.double }
      if let times, times != own { return false }
      times = own
    }
    return true
  }

  private mutating func bundles(
    _ items: [Item],
    hasGroups: Bool
  ) -> (valid: [Bundle], unused: [Item]) {
    var bundles = [Bundle()]
    for item in items {
      let last = bundles.count - 1
      guard let type = item.shape.type else { continue }
      if type.isPath {
        if bundles[last].others.contains(where: { $0.shape.type == .trim }) {
          bundles.append(Bundle())
        }
        bundles[bundles.count - 1].paths.append(item)
      } else if type == .fill || type == .gradientFill {
        bundles[last].others.append(item)
        if bundles[last].paths.isEmpty, !hasGroups, last > 0 {
          bundles[last].paths = bundles[last - 1].paths
          bundles[last].repeatsPaths = true
        }
        bundles.append(Bundle())
      } else {
        steps += bundles.count
        guard steps <= IOSShapeSearch.maximumSteps else { break }
        for i in bundles.indices { bundles[i].others.append(item) }
      }
    }
    let valid = bundles.filter { !$0.paths.isEmpty }
    var used: Set<Int> = []
    for bundle in valid {
      used.formUnion(bundle.others.lazy.map(\.index))
      if !bundle.repeatsPaths { used.formUnion(bundle.paths.lazy.map(\.index)) }
    }
    return (valid, items.filter { !used.contains($0.index) })
  }
}

extension ShapeContext {
  /// Its name; lottie-ios calls what has none "Layer".
  fileprivate var iosName: String { name ?? "Layer" }
}
