public import LottieCodecs
public import LottieModel

/// Why an animation cannot be loaded, with what is needed to say where.
public enum LoadError: Error, Equatable {
  /// The file cannot be read, with the system's words.
  case unreadable(path: String, reason: String)
  /// The file is larger than is read, in bytes.
  case tooLarge(limit: Int)
  /// The URL lies on the network, which is not read unless that is allowed.
  case networkNotAllowed
  /// The URL cannot be read, and why.
  case badURL(reason: String)
  /// The container (zip, gzip) is damaged.
  case badContainer(CodecError)
  /// The container holds no animation.
  case noAnimation
  /// The container holds no animation of this name or number; those it holds.
  case noSuchAnimation(String, available: [String])
  /// The container holds no theme of this name; those it holds.
  case noSuchTheme(String, available: [String])
  /// The theme in this entry cannot be read.
  case badTheme(entry: String)
  /// The document is not JSON or no animation; the entry of the container it stands in, if any.
  case badDocument(ModelError, entry: String?)
}
