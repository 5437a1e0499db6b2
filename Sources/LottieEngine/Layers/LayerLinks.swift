import LottieModel

/// The links between a composition's layers: parents and mattes as indices, cycles cut.
struct LayerLinks {
  /// The parent of each layer.
  private(set) var parents: [Int?]
  /// The track matte of each layer.
  private(set) var mattes: [Int?]
  /// Whether each is the matte of another.
  private(set) var isMatte: [Bool]
  /// Parents before children.
  private(set) var moveOrder: [Int] = []
  /// References that lead nowhere or into a cycle.
  private(set) var problems: [(kind: Diagnostic.Kind, layer: Int)] = []

  init(_ models: [LayerModel]) {
    parents = Array(repeating: nil, count: models.count)
    mattes = parents
    isMatte = Array(repeating: false, count: models.count)
    var byNumber: [Int: Int] = [:]
    // By index: a model is large, and a copy of it takes long.
    if models.indices.contains(where: {
      models[$0].parent != nil || models[$0].matteParent != nil
    }) {
      for i in models.indices.reversed() {
        if let number = models[i].index { byNumber[number] = i }
      }
    }
    linkParents(models, byNumber)
    linkMattes(models, byNumber)
  }

  private mutating func linkParents(_ models: [LayerModel], _ byNumber: [Int: Int]) {
    moveOrder.reserveCapacity(models.count)
    var isPlaced = Array(repeating: false, count: models.count)
    var isOpen = isPlaced
    for start in models.indices where !isPlaced[start] {
      if models[start].parent == nil {
        isPlaced[start] = true
        moveOrder.append(start)
        continue
      }
      var chain: [Int] = []
      var next: Int? = start
      while let current = next, !isPlaced[current] {
        chain.append(current)
        isOpen[current] = true
        next = nil
        guard let number = models[current].parent else { continue }
        guard let parent = byNumber[number] else {
          problems.append((.missingParent(index: number), current))
          continue
        }
        guard !isOpen[parent] || isPlaced[parent] else {
          problems.append((.parentCycle, current))
          continue
        }
        parents[current] = parent
        next = parent
      }
      for current in chain.reversed() {
        isPlaced[current] = true
        moveOrder.append(current)
      }
    }
  }

  /// Maximum length of a chain of mattes: each link is a level of nested groups.
  private static let maximumMattes = 64

  private mutating func linkMattes(_ models: [LayerModel], _ byNumber: [Int: Int]) {
    for i in models.indices where models[i].matteMode != nil {
      let wanted = models[i].matteParent
      if let source = wanted.map({ byNumber[$0] }) ?? (i > 0 ? i - 1 : nil) {
        mattes[i] = source
      } else {
        problems.append((.missingMatte(index: wanted), i))
      }
    }
    guard mattes.contains(where: { $0 != nil }) else { return }
    cutMatteChains()
    for case let source? in mattes { isMatte[source] = true }
  }

  /// Cuts cycles at the last of their layers, and chains that are too long.
  private mutating func cutMatteChains() {
    var lengths: [Int?] = Array(repeating: nil, count: mattes.count)
    for start in mattes.indices where lengths[start] == nil {
      var chain: [Int] = []
      var isOpen: Set<Int> = []
      var next: Int? = start
      while let current = next, lengths[current] == nil {
        if isOpen.contains(current) {
          let cycle = chain[(chain.firstIndex(of: current) ?? 0)...]
          let last = cycle.max() ?? current
          mattes[last] = nil
          problems.append((.matteCycle, last))
          break
        }
        isOpen.insert(current)
        chain.append(current)
        next = mattes[current]
      }
      // Restart where a cycle was cut: the chain now ends at the cut.
      for current in chain.sortedByMattes(mattes) {
        let length = mattes[current].map { (lengths[$0] ?? 0) + 1 } ?? 0
        if length > LayerLinks.maximumMattes {
          mattes[current] = nil
          lengths[current] = 0
          problems.append((.limit(.mattes(LayerLinks.maximumMattes)), current))
        } else {
          lengths[current] = length
        }
      }
    }
  }
}

extension [Int] {
  /// The layers of a chain, each after its matte.
  fileprivate func sortedByMattes(_ mattes: [Int?]) -> [Int] {
    // A cycle that was cut in its middle is a chain in two parts: first that after the cut.
    guard let cut = firstIndex(where: { mattes[$0] == nil }) else { return reversed() }
    return Array(self[...cut].reversed() + self[(cut + 1)...].reversed())
  }
}
