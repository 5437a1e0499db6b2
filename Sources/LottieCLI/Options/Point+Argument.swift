public import ArgumentParser
public import LottieKit

extension Point: ExpressibleByArgument {
  /// A point from `x,y`.
  public init?(argument: String) { self.init(text: argument) }
}
