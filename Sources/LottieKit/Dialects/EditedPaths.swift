import LottieModel

/// Paths of a document that are to be changed.
struct EditedPaths {
  private let value: EditedValue
  private let paths: [JSONCursor]

  /// Finds those of a path that may be animated.
  init(_ property: EditedValue) {
    value = property
    paths = property.cursor.paths
  }

  /// Finds those of a list of masks.
  init(masks: EditedValue) {
    value = masks
    paths = masks.cursor.list.flatMap { $0[.maskShape]?.paths ?? [] }
  }

  /// Those with more vertices than the one with the fewest, without the last ones.
  var withFewestVertices: [TextSplice] {
    let fewest = paths.map { $0["v"]?.count ?? 0 }.min() ?? 0
    return paths.flatMap { path in
      [path["v"], path["i"], path["o"]].compactMap { $0 }.flatMap {
        $0.count > fewest
          ? value.replacing($0, byListOf: $0.list.prefix(fewest).map(value.text)) : []
      }
    }
  }

  /// Those with more curves than the one with the fewest, without the last ones, closed by lines.
  var withFewestCurves: [TextSplice] {
    let fewest = paths.map(\.curves).min() ?? 0
    let none = Array("[0,0]".utf8)[...]
    return paths.flatMap { path -> [TextSplice] in
      let lists = [path["v"], path["i"], path["o"]].compactMap { $0 }
      guard path.curves > fewest || path["c"]?.isSet == true, lists.count == 3 else { return [] }
      var (vertices, into, outOf) = (
        lists[0].list.map(value.text), lists[1].list.map(value.text), lists[2].list.map(value.text)
      )
      guard vertices.count > 0, into.count == vertices.count, outOf.count == vertices.count else {
        return []
      }
      if path["c"]?.isSet == true {
        vertices.append(vertices[0])
        into.append(into[0])
        outOf.append(none)
      }
      into[0] = none
      outOf = outOf.prefix(fewest) + [none]
      return value.replacing(lists[0], byListOf: Array(vertices.prefix(fewest + 1)))
        + value.replacing(lists[1], byListOf: Array(into.prefix(fewest + 1)))
        + value.replacing(lists[2], byListOf: outOf)
    }
  }

  /// Those whose tangents lead to where they would stand as points.
  var withAbsoluteTangents: [TextSplice] {
    paths.flatMap { path -> [TextSplice] in
      let vertices = path["v"]?.list ?? []
      return [path["i"], path["o"]].compactMap { $0 }.flatMap { tangents in
        zip(tangents.list, vertices).flatMap { tangent, vertex in
          let moved = zip(tangent.numbers, vertex.numbers).map { "\($0 - $1)" }
          return value.replacing(tangent, by: "[\(moved.joined(separator: ","))]")
        }
      }
    }
  }
}

extension JSONCursor {
  /// The paths of a property: its own, or those of its keyframes.
  fileprivate var paths: [JSONCursor] {
    guard let value = self[.value] else { return [] }
    return value.isArray ? value.held.flatMap(\.list) : [value]
  }

  /// The number of curves of a path.
  fileprivate var curves: Int {
    let count = self["v"]?.count ?? 0
    return self["c"]?.isSet == true ? count : max(0, count - 1)
  }
}
