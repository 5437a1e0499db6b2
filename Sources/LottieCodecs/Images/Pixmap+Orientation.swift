internal import LottieScene

extension Pixmap {
  /// The image as it is to be seen, by Exif's number: where row 0 and column 0 of the file lie.
  func upright(_ orientation: Int) -> Pixmap {
    guard (2...8).contains(orientation) else { return self }
    let isTurned = orientation >= 5
    let columns = isTurned ? height : width
    let rows = isTurned ? width : height
    var result = Pixmap(width: columns, height: rows)
    for y in 0..<rows {
      for x in 0..<columns {
        let (right, bottom) = (columns - 1 - x, rows - 1 - y)
        let source =
          switch orientation {
          case 2: (right, y)
          case 3: (right, bottom)
          case 4: (x, bottom)
          case 5: (y, x)
          case 6: (y, right)
          case 7: (bottom, right)
          default: (bottom, x)
          }
        result.pixels[y * columns + x] = pixels[source.1 * width + source.0]
      }
    }
    return result
  }
}
