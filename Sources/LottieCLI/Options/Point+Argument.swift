public import ArgumentParser
public import LottieKit

extension Point: ExpressibleByArgument {
  /// A point from `x,y`.
  public init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let x = parts[0], let y = parts[1], x.isFinite, y.isFinite else {
      return nil
    }
    self.init(x, y)
  }
}
