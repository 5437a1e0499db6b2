/// Finds cycles of references, each once.
struct CycleFinder<ID: Hashable & Comparable> {
  private let next: (ID) -> [ID]
  private var done: Set<ID> = []

  init(_ next: @escaping (ID) -> [ID]) { self.next = next }

  /// A cycle that is reachable from here and was not found before.
  mutating func cycle(from start: ID) -> [ID]? {
    guard !done.contains(start) else { return nil }
    var path: [(id: ID, rest: [ID])] = [(start, next(start))]
    var onPath: Set<ID> = [start]
    while let last = path.indices.last {
      guard let id = path[last].rest.popLast() else {
        done.insert(path[last].id)
        onPath.remove(path[last].id)
        path.removeLast()
        continue
      }
      if onPath.contains(id) {
        let ids = path.map(\.id)
        done.formUnion(ids)
        return Array(ids.drop { $0 != id })
      }
      guard !done.contains(id) else { continue }
      path.append((id, next(id)))
      onPath.insert(id)
    }
    return nil
  }
}
