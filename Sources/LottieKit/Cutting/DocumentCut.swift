package import LottieGeometry
package import LottieModel
import OrderedCollections

/// A part of a document: of its time, or of its picture.
///
/// The part begins at frame 0, unless expressions, slots or time remaps depend on where it was. What cannot be changed
/// in place, as the speed of sounds, becomes a composition, which a layer shows faster or elsewhere.
package struct DocumentCut: Sendable {
  /// The first frame that stays, and the one up to which all stay; nil is the whole time.
  package var range: Range<Double>?
  /// The new frame rate, at which the duration is the same; nil is the old one.
  package var framerate: Double?
  /// How much faster it is.
  package var speed = 1.0
  /// The part of the picture that stays; nil is all.
  package var crop: Rect?

  package init() {}

  /// Whether applying it changes nothing.
  package var isEmpty: Bool { range == nil && framerate == nil && speed == 1 && crop == nil }

  /// A document with the changes made; the document itself where it has no size or time.
  package func apply(to document: JSONValue) -> JSONValue {
    var root = document
    if let range { root = DocumentCut.trimmed(root, to: range) }
    guard let rate = root["fr"]?.number, rate > 0, let start = root["ip"]?.number else {
      return document
    }
    let faster = (framerate ?? rate) / rate
    if crop != nil || speed != 1 && !DocumentCut.canSpeed(root) {
      root = DocumentSequence.placed(
        root,
        at: range == nil ? start / speed : 0,
        speed: speed,
        crop: crop
      )
      root = DocumentTimes.scaled(root) { $0 * faster }
    } else {
      if range != nil, DocumentCut.canMove(root) { root = DocumentCut.begun(root) }
      let factor = speed
      root = DocumentTimes.scaled(root) { $0 * faster / factor }
    }
    guard case .object(var members) = root else { return document }
    if let framerate { members["fr"] = .number(framerate) }
    return .object(members)
  }

  /// Whether the layers of the animation itself can be moved in time.
  private static func canMove(_ root: JSONValue) -> Bool {
    guard !root.hasExpressions else { return false }
    var canMove = true
    root.forEachObject { path, members in
      // Slots have the same keyframes everywhere, and themes give them others.
      if members["sid"] != nil { canMove = false }
      // The last frame of a remapped composition is told by the out point of its layer.
      if path.count == 2, path[0] == "layers", members["tm"] != nil { canMove = false }
      return canMove
    }
    return canMove
  }

  /// Whether all times can be multiplied.
  private static func canSpeed(_ root: JSONValue) -> Bool {
    guard !root.hasExpressions else { return false }
    var canSpeed = true
    root.forEachObject { path, members in
      if members["sid"] != nil { canSpeed = false }
      // Effects and time remaps are seconds, sounds have a speed of their own; shutters and headings see the frames
      // around one.
      let isLayer = members["ty"]?.number != nil && members["ip"] != nil
      if isLayer,
        members["ef"] != nil || members["tm"] != nil || members["ty"] == .number(6)
          || members["mb"]?.isOn ?? false || members["ao"]?.isOn ?? false
      {
        canSpeed = false
      }
      return canSpeed
    }
    return canSpeed
  }

  /// A document with only what shows in a range of frames, which stay what they are.
  private static func trimmed(_ document: JSONValue, to range: Range<Double>) -> JSONValue {
    guard case .object(var members) = document else { return document }
    members["ip"] = .number(range.lowerBound)
    members["op"] = .number(range.upperBound)
    if let markers = members["markers"]?.elements {
      members["markers"] = .array(markers.compactMap { clipped($0, to: range) })
    }
    var root = JSONValue.object(members)
    root = root.applying(HiddenLayers.changesOutsideTime(root))
    root = root.applying(UnseenKeyframes.changes(root))
    return root.applying(
      UnusedAssets.changes(OptimizedDocument(root, keepsNames: true, tolerance: 0))
    )
  }

  /// The part of a marker in a range; nil where there is none.
  private static func clipped(_ marker: JSONValue, to range: Range<Double>) -> JSONValue? {
    guard case .object(var members) = marker, let time = members["tm"]?.number else {
      return marker
    }
    let length = max(members["dr"]?.number ?? 0, 0)
    let isSeen =
      time < range.upperBound
      && (time >= range.lowerBound || time + length > range.lowerBound)
    guard isSeen else { return nil }
    let start = max(time, range.lowerBound)
    members["tm"] = .number(start)
    if members["dr"] != nil {
      members["dr"] = .number(min(time + length, range.upperBound) - start)
    }
    return .object(members)
  }

  /// A document whose first frame is 0.
  private static func begun(_ root: JSONValue) -> JSONValue {
    guard let start = root["ip"]?.number, start != 0 else { return root }
    let moved = DocumentTimes.each("layers", of: root) { DocumentTimes.moved($0, by: -start) }
    let marked = DocumentTimes.each("markers", of: moved) { marker in
      DocumentTimes.frames(marker, ["tm"]) { $0 - start }
    }
    return DocumentTimes.frames(marked, ["ip", "op"]) { $0 - start }
  }
}
