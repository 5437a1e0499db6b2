import ArgumentParser
import Foundation
import LottieCodecs
import LottieKit
import LottieScene

/// `LottieDev contact-sheet`: many images on one, to compare at a glance.
struct ContactSheet: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Composes images into one contact sheet, over a checkerboard."
  )

  @Argument(help: "The PNG file to write.")
  var output: String

  @Argument(help: "Images, in reading order.")
  var inputs: [String]

  @Option(help: "Pixels along the side of a cell.")
  var cell = 240

  @Option(help: "Images per row; as square as possible by default.")
  var columns: Int?

  func validate() throws {
    guard !inputs.isEmpty else { throw ValidationError("name at least one image") }
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
    print("\(output): \(inputs.count) images")
  }
}
