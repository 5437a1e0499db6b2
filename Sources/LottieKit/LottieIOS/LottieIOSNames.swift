// Names of lottie-ios 3 and 4 for what has another name here.

public import LottieEngine
public import LottieGeometry
public import LottieModel
public import LottieScene
import Synchronization

/// The animation by its name in lottie-ios 3.
public typealias Animation = LottieAnimation
/// The view by its name in lottie-ios 3.
public typealias AnimationView = LottieAnimationView
/// A color by its name in lottie-ios 4.
public typealias LottieColor = LottieScene.Color
/// A number by its name in lottie-ios 4.
public typealias LottieVector1D = Double
/// A vector by its name in lottie-ios 4.
public typealias LottieVector3D = Vector3D
/// The cache by its name in lottie-ios 4.
public typealias DefaultAnimationCache = LRUAnimationCache
/// A completion handler, by its name in lottie-ios.
public typealias LottieCompletionBlock = AnimationPlayer.Completion
/// A frame, fractions allowed, by its name in lottie-ios.
public typealias AnimationFrameTime = Double
/// A progress, 0…1, by its name in lottie-ios.
public typealias AnimationProgressTime = Double
/// The end of a marker, by its name in lottie-ios 4.
public typealias LottieMarkerPosition = LottiePlaybackMode.MarkerPosition

/// The number that stands for all of a color's component.
public enum ColorFormatDenominator: Double, Sendable {
  /// Components are 0…1.
  case One = 1
  /// Components are percents.
  case OneHundred = 100
  /// Components are bytes.
  case TwoFiftyFive = 255
}

extension LottieScene.Color {
  /// Creates a color as lottie-ios writes it.
  public init(
    r: Double,
    g: Double,
    b: Double,
    a: Double,
    denominator: ColorFormatDenominator = .One
  ) {
    let whole = denominator.rawValue
    self.init(red: r / whole, green: g / whole, blue: b / whole, alpha: a / whole)
  }

  /// Red in 0…1.
  public var r: Double {
    get { red }
    set { red = newValue }
  }

  /// Green in 0…1.
  public var g: Double {
    get { green }
    set { green = newValue }
  }

  /// Blue in 0…1.
  public var b: Double {
    get { blue }
    set { blue = newValue }
  }

  /// Opacity in 0…1.
  public var a: Double {
    get { alpha }
    set { alpha = newValue }
  }
}

extension Point {
  /// Creates a point as Apple's frameworks write it.
  public init(x: Double, y: Double) { self.init(x, y) }
}

extension LottieAnimation {
  /// The animation's rectangle, from the origin.
  public var bounds: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }
}

/// The cache that loading uses when no other is given, as lottie-ios 4 says it.
public enum LottieAnimationCache {
  private static let current = Guarded<(any AnimationCacheProvider)?>(LRUAnimationCache.sharedCache)

  /// The cache of loading by name, path or URL; nil keeps nothing; used by any thread.
  public static var shared: (any AnimationCacheProvider)? {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }
}

/// Leaves texts as the document has them.
public struct DefaultTextProvider: AnimationKeypathTextProvider {
  /// Creates a provider.
  public init() {}

  /// Nil: the document's text.
  public func text(for keypath: AnimationKeypath, sourceText: String) -> String? { nil }
}

/// Replaces texts by the name of their layer, as lottie-ios did before keypaths.
public protocol LegacyAnimationTextProvider: AnimationKeypathTextProvider {
  /// The text of a layer.
  ///
  /// - Parameters:
  ///   - keypathName: The layer's name.
  ///   - sourceText: The document's text.
  /// - Returns: The text to show.
  func textFor(keypathName: String, sourceText: String) -> String
}

/// A source of texts by the name it had in lottie-ios 3.
public typealias AnimationTextProvider = LegacyAnimationTextProvider

extension LegacyAnimationTextProvider {
  /// What ``textFor(keypathName:sourceText:)`` says of the layer's name.
  public func text(for keypath: AnimationKeypath, sourceText: String) -> String? {
    textFor(keypathName: keypath.keys.last ?? "", sourceText: sourceText)
  }
}

/// Leaves fonts to the document, its folder and the machine.
public struct DefaultFontProvider: AnimationFontProvider {
  /// Creates a provider.
  public init() {}

  /// Nil: the machine's fonts are searched.
  public func font(for query: FontQuery) throws(FontProviderError) -> FontSource? { nil }
}
