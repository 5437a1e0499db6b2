/// Products of the three by three matrices, by rows, of colors and of rotations in space.
enum EffectMatrix {
  static func product(_ a: [[Double]], _ b: [[Double]]) -> [[Double]] {
    (0..<3).map { row in
      (0..<3).map { column in
        var sum = 0.0
        for i in 0..<3 { sum += a[row][i] * b[i][column] }
        return sum
      }
    }
  }
}
