/// The properties that an animator has.
struct TextAnimatorParts: OptionSet {
  let rawValue: Int

  static let opacity = TextAnimatorParts(rawValue: 1)
  static let fillColor = TextAnimatorParts(rawValue: 2)
  static let fillOpacity = TextAnimatorParts(rawValue: 4)
  static let fillShift = TextAnimatorParts(rawValue: 8)
  static let strokeColor = TextAnimatorParts(rawValue: 16)
  static let strokeOpacity = TextAnimatorParts(rawValue: 32)
  static let strokeShift = TextAnimatorParts(rawValue: 64)
  static let strokeWidth = TextAnimatorParts(rawValue: 128)
  static let tracking = TextAnimatorParts(rawValue: 256)
  static let turnInSpace = TextAnimatorParts(rawValue: 512)

  init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Creates the parts for the document's keys.
  init(_ keys: Set<String>) {
    let parts: [String: TextAnimatorParts] = [
      "o": .opacity, "fc": .fillColor, "fo": .fillOpacity, "fh": .fillShift, "fs": .fillShift,
      "fb": .fillShift, "sc": .strokeColor, "so": .strokeOpacity, "sh": .strokeShift,
      "ss": .strokeShift, "sb": .strokeShift, "sw": .strokeWidth, "t": .tracking,
      "rx": .turnInSpace, "ry": .turnInSpace,
    ]
    self = keys.reduce(into: []) { $0.formUnion(parts[$1] ?? []) }
  }
}
