import LottieScene
import OrderedCollections

extension ModelReader {
  /// Registers the document's slots.
  mutating func readSlots(_ cursor: JSONCursor?) {
    guard let cursor else { return }
    for (name, slot) in cursor.members {
      if let value = slot["p"] { slots[name] = value }
    }
  }

  /// The assets by identifier; of duplicates the first counts.
  mutating func assets(_ cursor: JSONCursor?) -> OrderedDictionary<String, Asset> {
    let assets = list(cursor, "asset") { reader, asset throws(Malformed) in
      try reader.asset(asset)
    }
    return OrderedDictionary(assets.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private mutating func asset(_ cursor: JSONCursor) throws(Malformed) -> Asset {
    guard let id = cursor.text("id") else {
      throw Malformed(cursor, missing: "id", "an identifier")
    }
    let kind: Asset.Kind
    switch AssetContext.Kind(cursor) {
    case .composition:
      kind = .precomp(
        PrecompAsset(
          layers: layers(cursor["layers"]),
          frameRate: cursor.number("fr"),
          motionBlur: MotionBlur(cursor)
        )
      )
    case .image: kind = image(cursor, id: id).map(Asset.Kind.image) ?? .other
    case .sound:
      let sound = SoundAsset(
        id: id,
        directory: cursor.text("u") ?? "",
        path: cursor.text("p") ?? "",
        location: cursor.location
      )
      kind = .sound(sound)
    case .data:
      let data = DataAsset(
        id: id,
        directory: cursor.text("u") ?? "",
        path: cursor.text("p") ?? "",
        location: cursor.location
      )
      kind = .data(data)
    case .other: kind = .other
    }
    return Asset(id: id, name: cursor.text("nm"), kind: kind, location: cursor.location)
  }

  private func image(_ cursor: JSONCursor, id: String) -> ImageAsset? {
    let slot = cursor["sid"]?.string
    let source = slot.flatMap { slots[$0] } ?? cursor
    guard let path = source.text("p") ?? cursor.text("p") else { return nil }
    let mediaType = path.hasPrefix("data:") ? path.dropFirst(5).prefix(6) : "image/"
    guard mediaType == "image/" || cursor["w"] != nil else { return nil }
    var size: Size?
    if let w = source.number("w") ?? cursor.number("w"),
      let h = source.number("h") ?? cursor.number("h"), w > 0, h > 0
    {
      size = Size(width: w, height: h)
    }
    return ImageAsset(
      id: id,
      size: size,
      directory: source.text("u") ?? "",
      path: path,
      slotID: slot,
      location: cursor.location
    )
  }

  func marker(_ cursor: JSONCursor) throws(Malformed) -> Marker {
    guard let time = cursor.number("tm") else { throw Malformed(cursor, missing: "tm", "a frame") }
    return Marker(
      name: cursor.text("cm") ?? "",
      frameTime: time,
      durationFrameTime: cursor.number("dr") ?? 0,
      location: cursor.location
    )
  }
}
