// The functions of Sources/System/CLottie/lottie.h, which says what each does.
//
// No argument traps: pointers are checked for null, numbers before conversion, and handles are looked up. The
// caller guarantees that buffers are as large as stated.

public import CLottie
import LottieKit

/// The version of the interface.
@_cdecl("lottie_version")
public func lottie_version() -> Int32 { 2 }

/// Loads an animation.
@_cdecl("lottie_load")
public func lottie_load(
  _ bytes: UnsafePointer<UInt8>?,
  _ length: Int,
  _ directory: UnsafePointer<CChar>?
) -> UInt64 {
  lottie_load_part(bytes, length, directory, nil, nil, nil)
}

/// Loads an animation of a container.
@_cdecl("lottie_load_part")
public func lottie_load_part(
  _ bytes: UnsafePointer<UInt8>?,
  _ length: Int,
  _ directory: UnsafePointer<CChar>?,
  _ animation: UnsafePointer<CChar>?,
  _ theme: UnsafePointer<CChar>?,
  _ slots: UnsafePointer<CChar>?
) -> UInt64 {
  var handle: UInt64 = 0
  _ = status { () throws(Failure) in
    let bytes = try document(bytes, length)
    var choice = AnimationFile.Choice(
      animation: animation.map { String(cString: $0) },
      theme: theme.map { String(cString: $0) }
    )
    if let slots {
      let text = Array(String(cString: slots).utf8)
      let value = try? JSONDocument(text).withRoot(JSONValue.init)
      guard let values = value.flatMap(SlotValues.init) else {
        throw .argument("slots is not a JSON object of values by slot")
      }
      choice.slots = values
    }
    do throws(LoadError) {
      let folder = directory.map { String(cString: $0) }
      let file = try AnimationFile(bytes: bytes, choice: choice, directory: folder)
      handle = Sessions.add(Session(file.animation))
    } catch {
      throw .document(error)
    }
  }
  return handle
}

/// Frees an animation.
@_cdecl("lottie_close")
public func lottie_close(_ animation: UInt64) -> Int32 {
  status { () throws(Failure) in try Sessions.remove(animation) }
}

/// Fills in size and timing.
@_cdecl("lottie_get_info")
public func lottie_get_info(_ animation: UInt64, _ info: UnsafeMutablePointer<lottie_info>?)
  -> Int32
{
  use(animation) { (view) throws(Failure) in
    guard let info else { throw .argument("info is a null pointer") }
    guard let animation = view.animation else { return }
    info.pointee = lottie_info(
      width: animation.size.width,
      height: animation.size.height,
      start_frame: animation.startFrame,
      end_frame: animation.endFrame,
      frame_rate: animation.framerate,
      duration: animation.duration
    )
  }
}

/// Sets colors.
@_cdecl("lottie_set_color")
public func lottie_set_color(
  _ animation: UInt64,
  _ keypath: UnsafePointer<CChar>?,
  _ red: Double,
  _ green: Double,
  _ blue: Double,
  _ alpha: Double
) -> Int32 {
  let color = Color(red: red, green: green, blue: blue, alpha: alpha)
  return set(animation, keypath, ColorValueProvider(color), [red, green, blue, alpha])
}

/// Sets numbers.
@_cdecl("lottie_set_number")
public func lottie_set_number(
  _ animation: UInt64,
  _ keypath: UnsafePointer<CChar>?,
  _ value: Double
) -> Int32 {
  set(animation, keypath, FloatValueProvider(value), [value])
}

/// Sets positions, sizes and scales.
@_cdecl("lottie_set_vector")
public func lottie_set_vector(
  _ animation: UInt64,
  _ keypath: UnsafePointer<CChar>?,
  _ x: Double,
  _ y: Double,
  _ z: Double
) -> Int32 {
  set(animation, keypath, PointValueProvider(Vector3D(x, y, z)), [x, y, z])
}

/// Sets texts.
@_cdecl("lottie_set_text")
public func lottie_set_text(
  _ animation: UInt64,
  _ keypath: UnsafePointer<CChar>?,
  _ text: UnsafePointer<CChar>?
) -> Int32 {
  guard let text else {
    return status { () throws(Failure) in throw .argument("text is a null pointer") }
  }
  return set(animation, keypath, SingleValueProvider(String(cString: text)), [])
}

/// Restores the document's values.
@_cdecl("lottie_reset")
public func lottie_reset(_ animation: UInt64, _ keypath: UnsafePointer<CChar>?) -> Int32 {
  use(animation) { (view) throws(Failure) in
    guard let keypath else { throw .argument("keypath is a null pointer") }
    let name = String(cString: keypath)
    let match = view.removeValueProvider(for: AnimationKeypath(keypath: name))
    guard match.matched > 0 else { throw .keypath(name, kinds: match.mismatched) }
  }
}

/// Draws a frame into memory.
@_cdecl("lottie_render")
public func lottie_render(
  _ animation: UInt64,
  _ frame: Double,
  _ memory: UnsafeMutableRawPointer?,
  _ length: Int,
  _ width: Int32,
  _ height: Int32,
  _ bytesPerRow: Int,
  _ format: Int32
) -> Int32 {
  use(animation) { (view) throws(Failure) in
    guard let memory else { throw .argument("memory is a null pointer") }
    try show(frame, width, height, in: view)
    guard (LOTTIE_RGBA...LOTTIE_BGRA_PREMULTIPLIED).contains(format) else {
      throw .argument("format \(format) is not known")
    }
    do throws(DrawingError) {
      try view.draw(
        into: UnsafeMutableRawBufferPointer(start: memory, count: max(0, length)),
        bytesPerRow: bytesPerRow,
        format: format == LOTTIE_RGBA || format == LOTTIE_RGBA_PREMULTIPLIED ? .rgba : .bgra,
        isPremultiplied: format >= LOTTIE_RGBA_PREMULTIPLIED
      )
    } catch {
      throw .drawing(error)
    }
  }
}

/// The message of the last failure.
@_cdecl("lottie_error_text")
public func lottie_error_text(_ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int) -> Int {
  let bytes = ErrorText.bytes
  guard let buffer, capacity > 0 else { return bytes.count }
  var end = min(bytes.count, capacity - 1)
  // Not within a character: bytes 10xxxxxx continue the previous one.
  while end > 0, end < bytes.count, bytes[end] & 0xC0 == 0x80 { end -= 1 }
  for i in 0..<end { buffer[i] = CChar(bitPattern: bytes[i]) }
  buffer[end] = 0
  return bytes.count
}

private func set(
  _ animation: UInt64,
  _ keypath: UnsafePointer<CChar>?,
  _ provider: any AnyValueProvider,
  _ numbers: [Double]
) -> Int32 {
  use(animation) { (view) throws(Failure) in
    guard let keypath else { throw .argument("keypath is a null pointer") }
    guard numbers.allSatisfy(\.isFinite) else { throw .argument("a number is not finite") }
    let name = String(cString: keypath)
    let match = view.setValueProvider(provider, keypath: AnimationKeypath(keypath: name))
    guard match.matched > 0 else { throw .keypath(name, kinds: match.mismatched) }
  }
}

/// The bytes of a document.
func document(_ bytes: UnsafePointer<UInt8>?, _ length: Int) throws(Failure) -> [UInt8] {
  guard let bytes else { throw .argument("bytes is a null pointer") }
  guard (0...InputFile.limit).contains(length) else {
    throw .document(.tooLarge(limit: InputFile.limit))
  }
  return Array(UnsafeBufferPointer(start: bytes, count: length))
}

/// Makes a frame the one that a view draws.
func show(
  _ frame: Double,
  _ width: Int32,
  _ height: Int32,
  in view: LottieAnimationView
) throws(Failure) {
  guard frame.isFinite else { throw .argument("the frame is not a finite number") }
  view.size = Size(width: Double(width), height: Double(height))
  view.currentFrame = frame
}

/// Uses the view of a handle, alone.
func use(
  _ animation: UInt64,
  _ body: (LottieAnimationView) throws(Failure) -> Void
) -> Int32 {
  status { () throws(Failure) in try Sessions.session(animation).use(body) }
}

/// Runs a body and keeps the message of its failure.
func status(_ body: () throws(Failure) -> Void) -> Int32 {
  do throws(Failure) {
    try body()
    return LOTTIE_OK
  } catch {
    ErrorText.set(error.text)
    return error.status
  }
}
