/// Limits of drawing a frame.
public struct DrawingBudget: Equatable, Sendable {
  /// Maximum work of a frame, in units of about a nanosecond of one core.
  public var work: Int
  /// Maximum bytes of layers, mattes, masks and filters that are needed at the same time.
  public var layerBytes: Int

  /// Creates a budget; by default there is no limit.
  public init(work: Int = .max, layerBytes: Int = .max) {
    self.work = work
    self.layerBytes = layerBytes
  }
}

/// An item that was not drawn because the frame's budget does not allow it.
public struct Omission: Equatable, Sendable {
  /// Its index in the list.
  public let index: Int
  /// The limit that it would have exceeded.
  public let reason: Reason

  /// A limit that an item may exceed.
  public enum Reason: Hashable, Sendable {
    /// The work of a frame.
    case work
    /// The memory of its layers.
    case memory
  }
}
