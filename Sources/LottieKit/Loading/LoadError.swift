public import LottieCodecs
public import LottieModel

/// The reason why an animation cannot be loaded, with the evidence to locate it.
public enum LoadError: Error, Equatable {
  /// The file cannot be read; the reason is the system's.
  case unreadable(path: String, reason: String)
  /// The file is larger than the limit, in bytes.
  case tooLarge(limit: Int)
  /// The URL is on the network, which is not allowed.
  case networkNotAllowed
  /// The host, or one it redirects to, has a private or otherwise special address.
  case privateHost(String)
  /// The URL cannot be read, and why.
  case badURL(reason: String)
  /// The container (zip, gzip) is damaged.
  case badContainer(CodecError)
  /// The container has no animation.
  case noAnimation
  /// The container has no animation of this name or number; `available` lists those it has.
  case noSuchAnimation(String, available: [String])
  /// The container has no theme of this name; `available` lists those it has.
  case noSuchTheme(String, available: [String])
  /// The theme in this entry cannot be read.
  case badTheme(entry: String)
  /// The document is not JSON or no animation; `entry` is that of the container, if any.
  case badDocument(ModelError, entry: String?)
}
