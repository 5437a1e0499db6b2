import LottieKit

/// The positions of the frames of a sheet, as JSON for game engines.
struct SheetAtlas {
  let layout: SheetLayout
  let schedule: FrameSchedule
  let frames: [Double]

  /// The atlas's name: that of the image with the extension `.json`.
  static func name(beside image: String) -> String {
    guard let dot = image.lastIndex(of: "."), !image[dot...].contains("/") else {
      return image + ".json"
    }
    return image[..<dot] + ".json"
  }

  /// The JSON text.
  func json(image: String) -> String {
    let file = image.fileName
    let rows = frames.indices.map { index -> String in
      let box = layout.box(index)
      let start = schedule.start(of: index, unitsPerSecond: 1000)
      let length = schedule.start(of: index + 1, unitsPerSecond: 1000) - start
      return "{\"filename\":\"\(index)\",\"frame\":{\"x\":\(box.x),\"y\":\(box.y),"
        + "\"w\":\(box.width),\"h\":\(box.height)},\"rotated\":false,\"trimmed\":false,"
        + "\"sourceSize\":{\"w\":\(box.width),\"h\":\(box.height)},"
        + "\"time\":\(Words.number(frames[index])),\"duration\":\(length)}"
    }
    return "{\"frames\":[\n" + rows.joined(separator: ",\n") + "\n],\"meta\":{\"app\":\"lottie\","
      + "\"image\":\(JSONWriter.text(.string(file))),"
      + "\"size\":{\"w\":\(layout.width),\"h\":\(layout.height)},\"scale\":1}}\n"
  }
}
