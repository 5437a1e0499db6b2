public import ArgumentParser
import LottieJobs
public import LottieKit

extension Point: ExpressibleByArgument {
  /// Parses a point from `x,y`.
  public init?(argument: String) { self.init(text: argument) }
}
