import ArgumentParser
import Foundation
import LottieCodecs
import LottieKit
import LottieScene

/// `LottieDev contact-sheet`: many pictures on one, to be looked at together.
struct ContactSheet: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Puts pictures side by side into one picture, over light squares."
  )

  @Argument(help: "The PNG file to write.")
  var output: String

  @Argument(help: "Pictures, in reading order.")
  var inputs: [String]

  @Option(help: "Pixels along the side of a cell.")
  var cell = 240

  @Option(help: "Pictures in a row; as square as possible if not given.")
  var columns: Int?

  func validate() throws {
    guard !inputs.isEmpty else { throw ValidationError("name at least one picture") }
    guard (8...2048).contains(cell) else { throw ValidationError("--cell must be 8 to 2048") }
    if let columns, columns < 1 { throw ValidationError("--columns is at least 1") }
  }

  func run() throws {
    let columns = columns ?? Int(Double(inputs.count).squareRoot().rounded(.up))
    let rows = (inputs.count + columns - 1) / columns
    let gap = 8
    let pitch = cell + gap
    var sheet = Pixmap(width: columns * pitch + gap, height: rows * pitch + gap, fill: 0xFFFF_FFFF)
    for (i, input) in inputs.enumerated() {
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: input)))
      let pixmap = try ImageDecoder.decode(bytes).fitted(into: cell)
      let corner = (x: gap + i % columns * pitch, y: gap + i / columns * pitch)
      sheet.putSquares(x: corner.x, y: corner.y, side: cell)
      sheet.put(
        pixmap,
        x: corner.x + (cell - pixmap.width) / 2,
        y: corner.y + (cell - pixmap.height) / 2
      )
    }
    try AtomicFile.write(try PNGEncoder().encode(sheet), to: output)
    print("\(output): \(inputs.count) pictures")
  }
}
