/// The order in which some of many frames are looked at.
package enum Bisection {
  /// Numbers from 0 on, each in the middle of a gap between those before it: however many of them are taken, they are about evenly spaced.
  package static func order(_ count: Int) -> [Int] {
    var numbers = count > 0 ? [0] : []
    var step = 1
    while step < count { step *= 2 }
    while step > 1 {
      numbers += stride(from: step / 2, to: count, by: step)
      step /= 2
    }
    return numbers
  }
}
