import LottieModel

/// Makes a document smaller, and proves that it looks as before.
///
/// After each step the frames of keyframes and those between are drawn: where one differs by more than the step may
/// change, the step's changes are taken back, by halves, until the rest holds. All frames are compared with those of
/// the original, so that errors do not add up.
package struct DocumentOptimizer: Sendable {
  /// How far it goes.
  package var level = OptimizerStep.Level.lossless
  /// The mean CIEDE2000 by which a frame may differ, from visual on; a hundredth of it is the part of its pixels that
  /// may differ visibly.
  package var maximumError = 0.25
  /// The steps that are done; nil is all of the level.
  package var only: Set<String>?
  /// The steps that are left out.
  package var skip: Set<String> = []
  /// Whether names stay at all levels.
  package var keepsNames = false

  /// Names of files of the container that nothing but the animation shows, so that they may be replaced.
  package var ownFiles: Set<String> = []
  /// Features that a result may have, though the animation has them not.
  package var allowedFeatures: Set<Feature> = []

  /// Items of display lists that may be drawn and compared; then every further change is taken back.
  package var maximumWork = 10_000_000

  /// Names what is against a changed document, as a player that loses something by it; nothing where it may be.
  package var objections: @Sendable (_ text: [UInt8]) -> [String] = { _ in [] }

  /// Called after each step of ``steps``, whether it did anything or not.
  package var stepDone: @Sendable () -> Void = {}

  package init() {}

  /// The steps that are done, in order.
  package var steps: [OptimizerStep] { OptimizerStep.all.filter(isDone) }

  /// What a step did.
  package struct StepResult: Hashable, Sendable {
    /// Its name.
    package let name: String
    /// Bytes that the document is shorter by, without whitespace, and files that it shows.
    package let saved: Int
    /// Its changes that hold.
    package let changes: Int
    /// Its changes that were taken back.
    package let takenBack: Int
    /// What was against changes that were taken back, sorted; empty where only the frames were.
    package let objections: [String]
  }

  /// A smaller document.
  package struct Result: Sendable {
    /// Its text.
    package let bytes: [UInt8]
    /// Files that it shows in place of others of its container.
    package let files: [(name: String, bytes: [UInt8])]
    /// What was done; steps without changes are left out.
    package let steps: [StepResult]
    /// The mean CIEDE2000 of the frame that differs most; 0 where all have the same pixels.
    package let deltaE: Double
    /// That frame.
    package let frame: Double
    /// The frames that were compared.
    package let compared: Int
    /// Items of display lists that could still have been compared; 0 where changes were not tried.
    package let workLeft: Int
  }

  /// Comparisons that a step may take to find which of its changes hold.
  private static let maximumAttempts = 40

  /// Makes the animation of a file smaller.
  ///
  /// - Parameter file: The animation, with what it shows.
  /// - Returns: nil where it cannot be drawn, and so nothing can be proven.
  package func optimized(_ file: AnimationFile) -> Result? {
    // State machines name the layers that are clicked, shown or not.
    var optimizer = file.stateMachines.isEmpty ? self : keepingLayers
    var trial = Trial()
    for round in 1...DocumentOptimizer.maximumRounds {
      guard let proof = optimizer.proven(file, trial) else { return nil }
      optimizer.stepDone = {}
      // To ask after each step takes long, and is hardly ever needed.
      let isUnwanted = !trial.isAsking && !objections(proof.result.bytes).isEmpty
      if proof.beyond.isEmpty, !isUnwanted { return proof.result }
      trial.isAsking = trial.isAsking || isUnwanted
      trial.frames.formUnion(proof.beyond)
      if !proof.beyond.isEmpty { trial.share /= 2 }
      // At last nothing may be seen at all.
      if round == DocumentOptimizer.maximumRounds - 1 { trial.share = 0 }
    }
    return nil
  }

  /// Attempts at a result that holds also in frames that were not compared on the way.
  private static let maximumRounds = 4

  /// How strict an attempt is.
  private struct Trial {
    /// Whether each change needs that nothing is against it.
    var isAsking = false
    /// Frames that are compared besides those of keyframes.
    var frames: Set<Double> = []
    /// The share of the largest error that steps may make.
    var share = 1.0
  }

  /// A result, and the frames in which it differs by more than it may.
  private struct Proof {
    var result: Result
    var beyond: Set<Double>
  }

  private var keepingLayers: DocumentOptimizer {
    var optimizer = self
    optimizer.keepsNames = true
    optimizer.skip.formUnion(["hidden-layers", "unseen-layers"])
    return optimizer
  }

  /// Does all steps, and checks what comes out.
  private func proven(_ file: AnimationFile, _ trial: Trial) -> Proof? {
    var value = file.animation.document.withRoot(JSONValue.init)
    let images = DocumentImages(file, own: ownFiles, allowed: allowedFeatures)
    guard
      let judge = FrameJudge(
        file,
        root: value,
        work: maximumWork,
        images: images,
        also: trial.frames
      )
    else { return nil }
    var bytes = JSONWriter.bytes(value)
    var difference = FrameJudge.Difference()
    var results: [StepResult] = []
    // Numbers that are read and written again are the same; nothing else is trusted.
    guard judge.difference(of: bytes, within: .none) != nil else { return nil }
    if trial.isAsking { judge.objections = objections }
    for step in steps {
      defer { stepDone() }
      judge.reasons = []
      let bound =
        step.level == .lossless ? FrameBound.none : FrameBound(deltaE: maximumError * trial.share)
      var (saved, kept, takenBack) = (0, 0, 0)
      for tolerance in step.tolerances {
        let document = OptimizedDocument(
          value,
          keepsNames: keepsNames,
          tolerance: tolerance,
          images: images,
          frames: judge.numbers
        )
        let changes = step.changes(document)
        guard !changes.isEmpty else { continue }
        takenBack = changes.count
        var search = ChangeSearch(value, judge, bound, difference)
        search.run(changes, attempts: DocumentOptimizer.maximumAttempts)
        let smaller = JSONWriter.bytes(search.document)
        let gain = images.saved(by: search.document) - images.saved(by: value)
        guard smaller.count < bytes.count + gain else { continue }
        saved += bytes.count + gain - smaller.count
        kept += search.kept.count
        takenBack = changes.count - search.kept.count
        (value, bytes, difference) = (search.document, smaller, search.difference)
      }
      guard kept + takenBack > 0 else { continue }
      results.append(
        StepResult(
          name: step.name,
          saved: saved,
          changes: kept,
          takenBack: takenBack,
          objections: judge.reasons.sorted()
        )
      )
    }
    let isExhausted = judge.work <= 0
    let isLossless = steps.allSatisfy { $0.level == .lossless }
    let check = judge.check(bytes, within: isLossless ? .none : FrameBound(deltaE: maximumError))
    difference.add(check.worst)
    let result = Result(
      bytes: bytes,
      files: images.files(of: value).map { ($0.name, $0.bytes) },
      steps: results,
      deltaE: difference.deltaE,
      frame: difference.frame,
      compared: judge.numbers.count + check.count,
      workLeft: isExhausted ? 0 : max(1, judge.work)
    )
    return Proof(result: result, beyond: check.beyond)
  }

  /// A document whose expressions became values that hold for a frame, with eased keyframes in place of those.
  ///
  /// - Parameters:
  ///   - document: The document with the values.
  ///   - file: The animation with the expressions, whose frames are compared.
  /// - Returns: The document; as it was where fewer keyframes would be seen.
  package func fitted(_ document: JSONValue, of file: AnimationFile) -> JSONValue {
    let original = file.animation.document.withRoot(JSONValue.init)
    let changes = KeyframeFit.changes(document, bakedFrom: original)
    guard !changes.isEmpty,
      let judge = FrameJudge(
        file,
        root: document,
        work: maximumWork,
        images: DocumentImages(file, own: [], allowed: []),
        isWhole: true
      )
    else { return document }
    var search = ChangeSearch(document, judge, FrameBound(deltaE: maximumError), .init())
    search.run(changes, attempts: DocumentOptimizer.maximumAttempts)
    return search.document
  }

  private func isDone(_ step: OptimizerStep) -> Bool {
    if skip.contains(step.name) { return false }
    return only.map { $0.contains(step.name) } ?? (step.level <= level)
  }
}

/// Finds which changes hold.
private struct ChangeSearch {
  private let original: JSONValue
  private let judge: FrameJudge
  private let bound: FrameBound
  /// Those that hold.
  private(set) var kept: [DocumentChange] = []
  /// The document with them.
  private(set) var document: JSONValue
  /// How its frames differ.
  private(set) var difference: FrameJudge.Difference
  private var attempts = 0

  init(
    _ document: JSONValue,
    _ judge: FrameJudge,
    _ bound: FrameBound,
    _ difference: FrameJudge.Difference
  ) {
    (original, self.document, self.judge) = (document, document, judge)
    (self.bound, self.difference) = (bound, difference)
  }

  /// Keeps changes that hold together with those that are kept already; of others, halves are tried.
  mutating func run(_ changes: [DocumentChange], attempts limit: Int) {
    guard !changes.isEmpty, attempts < limit else { return }
    attempts += 1
    let candidate = original.applying(kept + changes)
    // A lossless step comes before all others: what it starts from has the pixels of the original.
    if let found = judge.difference(of: JSONWriter.bytes(candidate), within: bound) {
      kept += changes
      (document, difference) = (candidate, found)
      return
    }
    guard changes.count > 1 else { return }
    let middle = changes.count / 2
    run(Array(changes[..<middle]), attempts: limit)
    run(Array(changes[middle...]), attempts: limit)
  }
}
