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
  }

  private(set) var issues: [Issue] = []

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
    let shown = all.filter { !$0.isHidden }
    let groups = shown.filter { $0.type == .group }
    let own = shown.filter { $0.type != .group && $0.type != .transform && $0.type != nil }
      .map { Item(shape: $0, path: path) }
    for item in own { animated(item) }
    scaledStrokes(shown, inherited)
    let (bundles, unused) = IOSShapeSearch.bundles(own + inherited, hasGroups: !groups.isEmpty)
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
    guard let corners = bundle.others.first(where: { $0.shape.type == .roundedCorners }) else {
      return
    }
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
    let isKnown = issues.contains { $0.message == issue.message && $0.path == issue.path }
    if !isKnown { issues.append(issue) }
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

  private static func bundles(
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
        }
        bundles.append(Bundle())
      } else {
        for i in bundles.indices { bundles[i].others.append(item) }
      }
    }
    let valid = bundles.flatMap(split).filter { !$0.paths.isEmpty }
    let used = Set(valid.flatMap { ($0.paths + $0.others).map(\.index) })
    return (valid, items.filter { !used.contains($0.index) })
  }

  /// One bundle for each paint, unless a stroke lies over one fill of the same opacity.
  private static func split(_ bundle: Bundle) -> [Bundle] {
    let paints = bundle.others.filter { $0.shape.type?.isPaint ?? false }
    let rest = bundle.others.filter { !($0.shape.type?.isPaint ?? false) }
    let strokes = paints.filter { $0.shape.type?.isStroke ?? false }
    let isSimple = strokes.count <= 1 && paints.count - strokes.count <= 1
    guard !isSimple, paints.count > 1 else { return [bundle] }
    return paints.map { Bundle(paths: bundle.paths, others: [$0] + rest) }
  }
}

extension ShapeContext {
  /// Its name; lottie-ios calls what has none "Layer".
  fileprivate var iosName: String { name ?? "Layer" }
}
