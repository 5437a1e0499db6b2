import LottieScene
import Synchronization

/// How views play, as lottie-ios says it.
public struct LottieConfiguration: Hashable, Sendable {
  /// The engine that is asked for; both draw the same here, as lottie-ios's main thread engine does.
  public var renderingEngine: RenderingEngineOption
  /// The way of decoding that is asked for; there is one here.
  public var decodingStrategy: DecodingStrategy
  /// What to play for people who asked for less motion.
  public var reducedMotionOption: ReducedMotionOption

  /// Creates a configuration; by default everything moves.
  public init(
    renderingEngine: RenderingEngineOption = .automatic,
    decodingStrategy: DecodingStrategy = .dictionaryBased,
    reducedMotionOption: ReducedMotionOption = .standardMotion
  ) {
    self.renderingEngine = renderingEngine
    self.decodingStrategy = decodingStrategy
    self.reducedMotionOption = reducedMotionOption
  }

  private static let current = Guarded(LottieConfiguration())

  /// The configuration of views that are made from now on; used by any thread.
  public static var shared: LottieConfiguration {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }
}

/// An engine of lottie-ios.
public enum RenderingEngine: Hashable, Sendable {
  /// The one that this library follows.
  case mainThread
  /// The one for a screen's own animations.
  case coreAnimation
}

/// The engine that is asked for.
public enum RenderingEngineOption: Hashable, Sendable {
  /// Any.
  case automatic
  /// A certain one.
  case specific(RenderingEngine)

  /// lottie-ios's main thread engine.
  public static var mainThread: RenderingEngineOption { .specific(.mainThread) }
  /// lottie-ios's engine for Core Animation.
  public static var coreAnimation: RenderingEngineOption { .specific(.coreAnimation) }
}

/// A way of decoding of lottie-ios.
public enum DecodingStrategy: Hashable, Sendable {
  /// By `Codable`.
  case legacyCodable
  /// By dictionaries.
  case dictionaryBased
}
