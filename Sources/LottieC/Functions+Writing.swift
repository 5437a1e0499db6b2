// Functions of lottie.h that write images and files.

import CLottie
import LottieKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Sets how an animation fills an image of another shape.
@_cdecl("lottie_set_content_mode")
public func lottie_set_content_mode(_ animation: UInt64, _ mode: Int32) -> Int32 {
  use(animation) { (view) throws(Failure) in
    switch mode {
    case LOTTIE_FIT: view.contentMode = .scaleAspectFit
    case LOTTIE_FILL: view.contentMode = .scaleAspectFill
    case LOTTIE_STRETCH: view.contentMode = .scaleToFill
    case LOTTIE_CENTER: view.contentMode = .center
    default: throw .argument("content mode \(mode) is not known")
    }
  }
}

/// Sets the background.
@_cdecl("lottie_set_background")
public func lottie_set_background(
  _ animation: UInt64,
  _ red: Double,
  _ green: Double,
  _ blue: Double,
  _ alpha: Double
) -> Int32 {
  use(animation) { (view) throws(Failure) in
    guard [red, green, blue, alpha].allSatisfy({ (0...1).contains($0) }) else {
      throw .argument("channels of the background are 0 to 1")
    }
    view.backgroundColor = Color(red: red, green: green, blue: blue, alpha: alpha)
  }
}

/// Hides nodes.
@_cdecl("lottie_set_hidden")
public func lottie_set_hidden(
  _ animation: UInt64,
  _ keypath: UnsafePointer<CChar>?,
  _ hidden: Int32
) -> Int32 {
  use(animation) { (view) throws(Failure) in
    guard let keypath else { throw .argument("keypath is a null pointer") }
    let name = String(cString: keypath)
    guard view.setNodeIsEnabled(hidden == 0, keypath: AnimationKeypath(keypath: name)) > 0 else {
      throw .node(name)
    }
  }
}

/// Draws a frame as a PNG file in memory.
@_cdecl("lottie_png")
public func lottie_png(
  _ animation: UInt64,
  _ frame: Double,
  _ width: Int32,
  _ height: Int32,
  _ png: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?,
  _ length: UnsafeMutablePointer<Int>?
) -> Int32 {
  use(animation) { (view) throws(Failure) in
    guard let png, let length else { throw .argument("png or length is a null pointer") }
    try show(frame, width, height, in: view)
    let pixmap = try drawn(view)
    let bytes: [UInt8]
    do throws(CodecError) {
      bytes = try PNGEncoder().encode(pixmap)
    } catch {
      throw .writing(error)
    }
    guard let memory = malloc(bytes.count) else { throw .memory(bytes.count) }
    memory.copyMemory(from: bytes, byteCount: bytes.count)
    (png.pointee, length.pointee) = (memory.assumingMemoryBound(to: UInt8.self), bytes.count)
  }
}

/// Writes all frames to a file.
@_cdecl("lottie_save")
public func lottie_save(
  _ animation: UInt64,
  _ path: UnsafePointer<CChar>?,
  _ width: Int32,
  _ height: Int32,
  _ rate: Double,
  _ plays: Int32
) -> Int32 {
  use(animation) { (view) throws(Failure) in
    guard let path else { throw .argument("path is a null pointer") }
    guard rate >= 0, rate <= 1_000 else { throw .argument("the frame rate is 0 to 1000") }
    guard let animation = view.animation else { return }
    try show(animation.startFrame, width, height, in: view)
    var timeline = RenderTimeline(animation)
    if rate > 0 { timeline.rate = FrameRate(rate) }
    guard timeline.count <= Double(SavedFile.maximumFrames) else {
      throw .argument("more than \(SavedFile.maximumFrames) frames")
    }
    let file = SavedFile(
      path: String(cString: path),
      frames: timeline.frames,
      schedule: timeline.schedule,
      loops: plays > 0 ? .times(Int(plays)) : .forever,
      view: view
    )
    try file.write()
  }
}

/// The image that a view shows.
private func drawn(_ view: LottieAnimationView) throws(Failure) -> Pixmap {
  do throws(DrawingError) {
    try view.draw()
  } catch {
    throw .drawing(error)
  }
  return view.pixmap
}

/// A file of all frames of a view, as it is: with its values, texts, background and content mode.
private struct SavedFile {
  static let maximumFrames = 100_000

  let path: String
  let frames: [Double]
  let schedule: FrameSchedule
  let loops: LoopCount
  let view: LottieAnimationView

  func write() throws(Failure) {
    let background = view.backgroundColor
    // It has no transparency, and would be black there.
    if format == "mp4", background.alpha < 1 { view.backgroundColor = .white }
    defer { view.backgroundColor = background }
    // Nothing is begun for an image that cannot be drawn.
    let first = try drawn(view)
    do throws(CodecError) {
      let sink = try sink(first)
      let encoder = try sink.makeEncoder()
      var previous: Pixmap?
      for (index, frame) in frames.enumerated() {
        let pixmap = self.pixmap(frame)
        let drawn = DrawnFrame(
          index: index,
          pixmap: pixmap,
          previous: previous,
          isRepeated: pixmap == previous
        )
        try sink.append(try encoder.encode(drawn))
        previous = pixmap
      }
      try sink.finish()
    } catch {
      throw .writing(error)
    }
  }

  private func pixmap(_ frame: Double) -> Pixmap {
    view.currentFrame = frame
    // The size was drawn before; nothing else can fail.
    _ = try? view.draw()
    return view.pixmap
  }

  private var format: String {
    path.split(separator: "/").last?.split(separator: ".").last?.lowercased() ?? ""
  }

  private func sink(_ first: Pixmap) throws(CodecError) -> any FrameSink {
    let (width, height) = (first.width, first.height)
    switch format {
    case "gif":
      let samples = spread.lazy.map { pixmap($0) }
      return try GIFSink(
        samples: samples,
        schedule: schedule,
        loops: loops,
        to: try FileTarget(path)
      )
    case "webp":
      return try AnimatedWebPSink(
        width: width,
        height: height,
        schedule: schedule,
        loops: loops,
        to: try FileTarget(path)
      )
    case "png", "apng":
      return APNGSink(
        width: width,
        height: height,
        schedule: schedule,
        loops: loops,
        to: try FileTarget(path)
      )
    case "mp4", "webm", "mov":
      let container = VideoFormat.Container(rawValue: format) ?? .mp4
      let video = VideoFormat(container, hasAlpha: view.backgroundColor.alpha < 1)
      return try VideoSink(video, width: width, height: height, rate: schedule.rate, path: path)
    default: throw .unsupportedFormat(format.isEmpty ? path : format)
    }
  }

  /// The frames for the palette, those spread over all first.
  private var spread: [Double] {
    let count = min(frames.count, GIFSink.sampleCount)
    let first = (0..<count).map { $0 * frames.count / count }
    let others = Set(frames.indices).subtracting(first).sorted()
    return (first + others).map { frames[$0] }
  }
}
