/// What reads input from strangers.
enum Reader: String, CaseIterable {
  /// JSON, the model, the composition, and drawing.
  case json
  /// Expressions, in a bare environment and in an animation.
  case expressions
  /// `.lottie` and `.tgs`.
  case container
  /// PNG, JPEG and WebP.
  case images
  /// Font files.
  case fonts
  /// `.lottie.yml`.
  case yaml
  /// Keypaths and patterns.
  case keypaths
  /// Values and arguments of the command line.
  case options
  /// Manifests, themes and state machines.
  case parts
  /// The checks of `lottie validate`.
  case lint

  /// Reads input, which must neither trap nor take more than a bounded time and memory.
  func read(_ bytes: [UInt8]) {
    switch self {
    case .json: AnimationReader.read(bytes)
    case .expressions: ExpressionReader.read(bytes)
    case .container: ContainerReader.read(bytes)
    case .images: ImageReader.read(bytes)
    case .fonts: FontReader.read(bytes)
    case .yaml: YAMLReader.read(bytes)
    case .keypaths: KeypathReader.read(bytes)
    case .options: OptionReader.read(bytes)
    case .parts: PartsReader.read(bytes)
    case .lint: LintReader.read(bytes)
    }
  }

  /// Whether its input is an animation's JSON.
  var readsDocuments: Bool { self == .json || self == .lint }

  /// The name of its dictionary, if there is one.
  var dictionary: String { readsDocuments ? Reader.json.rawValue : rawValue }

  /// Bytes of an input, at most: what is larger is slower and shows little more.
  var maximumLength: Int {
    switch self {
    case .json, .lint: 16_384
    case .container, .images, .fonts: 8_192
    case .expressions, .yaml, .parts: 2_048
    case .keypaths, .options: 512
    }
  }
}
