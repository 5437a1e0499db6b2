import LottieModel

/// How the layers of a composition hang together: parents and mattes as indices, circles cut.
struct LayerLinks {
  /// The layer each hangs on.
  private(set) var parents: [Int?]
  /// The layer each shows through.
  private(set) var mattes: [Int?]
  /// Whether each is the matte of another.
  private(set) var isMatte: [Bool]
  /// Parents before children.
  private(set) var moveOrder: [Int] = []
  /// References that lead nowhere or round in a circle.
  private(set) var problems: [(code: Diagnostic.Code, message: String, layer: Int)] = []

  init(_ models: [LayerModel]) {
    parents = Array(repeating: nil, count: models.count)
    mattes = parents
    isMatte = Array(repeating: false, count: models.count)
    var byNumber: [Int: Int] = [:]
    if models.contains(where: { $0.parent != nil || $0.matteParent != nil }) {
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
      var chain: [Int] = []
      var next: Int? = start
      while let current = next, !isPlaced[current] {
        chain.append(current)
        isOpen[current] = true
        next = nil
        guard let number = models[current].parent else { continue }
        guard let parent = byNumber[number] else {
          problems.append(
            (.missingReference, "parent \(number) is not in the composition", current)
          )
          continue
        }
        guard !isOpen[parent] || isPlaced[parent] else {
          problems.append((.cycle, "parents form a circle; the layer hangs on none", current))
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

  private mutating func linkMattes(_ models: [LayerModel], _ byNumber: [Int: Int]) {
    for (i, model) in models.enumerated() where model.matteMode != nil {
      let wanted = model.matteParent
      let source = wanted.map { byNumber[$0] } ?? (i > 0 ? i - 1 : nil)
      guard let source else {
        let name = wanted.map { "layer \($0)" } ?? "the layer above"
        problems.append(
          (.missingReference, "the track matte, \(name), is not in the composition", i)
        )
        continue
      }
      var next: Int? = source
      while let current = next, current != i { next = mattes[current] }
      guard next == nil else {
        problems.append((.cycle, "track mattes form a circle; the layer is drawn without", i))
        continue
      }
      mattes[i] = source
      isMatte[source] = true
    }
  }
}
