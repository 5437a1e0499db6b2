import CLottie
import LottieKit

/// The reason why a call failed.
enum Failure: Error {
  /// An argument that nothing can be done with.
  case argument(String)
  /// No animation has this handle.
  case handle(UInt64)
  /// The document cannot be loaded.
  case document(LoadError)
  /// No property of the keypath takes such a value; the kinds of those there are.
  case keypath(String, kinds: [PropertyKind])
  /// No layer, group, fill or stroke has the keypath.
  case node(String)
  /// The image cannot be drawn.
  case drawing(DrawingError)
  /// The file, or the image, cannot be written.
  case writing(CodecError)
  /// There is not so much memory.
  case memory(Int)

  /// Its number in C.
  var status: Int32 {
    switch self {
    case .argument: LOTTIE_ERROR_ARGUMENT
    case .handle: LOTTIE_ERROR_HANDLE
    case .document: LOTTIE_ERROR_DOCUMENT
    case .keypath, .node: LOTTIE_ERROR_KEYPATH
    case .drawing(.size): LOTTIE_ERROR_SIZE
    case .drawing(.bytesPerRow), .drawing(.memory), .memory: LOTTIE_ERROR_MEMORY
    case .writing: LOTTIE_ERROR_WRITE
    }
  }

  /// The error, for people.
  var text: String {
    switch self {
    case .argument(let text): text
    case .handle(let handle): "no animation has the handle \(handle); it may have been closed"
    case .document(let error): error.explanation(of: "document")
    case .keypath(let keypath, []): "no property matches \(keypath)"
    case .keypath(let keypath, let kinds):
      "the properties that match \(keypath) are of another kind: "
        + kinds.map(\.rawValue).joined(separator: ", ")
    case .node(let keypath): "no layer, group, fill or stroke matches \(keypath)"
    case .memory(let bytes): "there are no \(bytes) bytes of memory"
    case .writing(let error): error.explanation
    case .drawing(.size(let size, _)):
      "an image of \(size.width) × \(size.height) pixels cannot be drawn"
    case .drawing(.bytesPerRow(let bytes, let needed)):
      "a row has \(bytes) bytes, \(needed) are needed"
    case .drawing(.memory(let bytes, let needed)):
      "the memory has \(bytes) bytes, \(needed) are needed"
    }
  }
}
