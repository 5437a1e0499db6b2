import Testing

@testable import LottieExpressions
