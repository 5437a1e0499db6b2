public import ArgumentParser
import LottieJobs
public import LottieKit

extension Point: ExpressibleByArgument {
  /// A point from `x,y`.
  public init?(argument: String) { self.init(text: argument) }
}
