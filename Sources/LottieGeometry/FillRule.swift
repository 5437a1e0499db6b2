/// The rule that decides which points are inside a path.
public enum FillRule: Int, Sendable {
  /// Those the path winds around, the sum of directions counted.
  case nonZero = 1
  /// Those a ray from which crosses the path an odd number of times.
  case evenOdd = 2
}
