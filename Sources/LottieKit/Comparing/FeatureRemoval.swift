import LottieModel

/// The way a player without a feature treats the document.
enum FeatureRemoval {
  /// It uses the keyframes.
  case expressions
  /// It reads a changed document.
  case edit(Edit)

  /// Determines the removal; nil for features that need larger changes, and those that are not drawn here.
  init?(_ feature: Feature) {
    guard !feature.ownSupport.isShortcoming else { return nil }
    switch feature {
    case .expressions: self = .expressions
    case .maskLighten: self = .edit(.addMasks("l"))
    case .maskDarken: self = .edit(.addMasks("d"))
    case .maskDifference: self = .edit(.addMasks("f"))
    case .maskExpansion: self = .edit(.member("x", "null"))
    case .matteLuma: self = .edit(.member("tt", "1"))
    case .matteLumaInverted: self = .edit(.member("tt", "2"))
    case .styleBlend: self = .edit(.member("bm", "null"))
    case .layerAutoOrient: self = .edit(.member("ao", "null"))
    case .layerMotionBlur: self = .edit(.member("mb", "0"))
    case .slots: self = .edit(.object)
    case .layerShapeOpacity: self = .edit(.fadePaints)
    case .kfBezierPerDimension: self = .edit(.useFirstCurve)
    default:
      let id = feature.rawValue
      if id.hasPrefix("effect.") || id.hasPrefix("style.layer.") {
        self = .edit(.object)
      } else if id.hasPrefix("blend.") {
        self = .edit(.member("bm", "0"))
      } else {
        return nil
      }
    }
  }

  /// A change of the text where a feature is used.
  enum Edit {
    /// A member of the object has another value.
    case member(JSONName, String)
    /// The object is empty.
    case object
    /// Masks of this mode, in the list or itself, are added.
    case addMasks(StaticString)
    /// One easing curve for all axes in a list of keyframes.
    case useFirstCurve
    /// The opacity of a shape layer is applied to each of its paints.
    case fadePaints

    /// The changes of a document's text where a feature is used, in order.
    func splices(of document: JSONDocument, at locations: [JSONLocation]) -> [TextSplice] {
      document.withRoot { root in
        let all = Set(locations).flatMap { self.splices(of: document, in: root.value(at: $0)) }
        return all.sorted { $0.range.lowerBound < $1.range.lowerBound }
      }
    }

    /// Whole frames at which the change shows best, as far as the document tells; at most 16.
    ///
    /// Those of a precomp are moved to where a layer of the root plays it first, without its time remap.
    func frames(of document: JSONDocument, at locations: [JSONLocation]) -> [Double] {
      guard case .useFirstCurve = self else { return [] }
      return document.withRoot { root in
        let middles = locations.lazy.flatMap { location in
          let list = root.value(at: location).list
          let offset = root.start(ofCompositionAt: document.keys(to: location))
          return zip(list, list.dropFirst()).lazy.compactMap { start, end -> Double? in
            guard let start = start[.time]?.double, let end = end[.time]?.double else { return nil }
            let middle = (offset + (start + end) / 2).rounded(.down)
            return middle > offset + start ? middle : nil
          }
        }
        return Array(middles.prefix(16))
      }
    }

    private func splices(of document: JSONDocument, in value: JSONCursor) -> [TextSplice] {
      func replacing(_ old: JSONCursor?, by text: some Sequence<UInt8>) -> [TextSplice] {
        old.map { [TextSplice(document.range(of: $0), Array(text))] } ?? []
      }
      switch self {
      case .member(let name, let text): return replacing(value[name], by: text.utf8)
      case .object: return replacing(value, by: "{}".utf8)
      case .addMasks(let mode):
        let masks = value.isArray ? value.list : [value]
        return masks.flatMap { mask in
          mask["mode"]?.isText(mode) ?? false ? replacing(mask["mode"], by: #""a""#.utf8) : []
        }
      case .useFirstCurve:
        return value.elements.flatMap { keyframe in
          let handles = [keyframe[.easeIn], keyframe[.easeOut]].compactMap { $0 }
          return handles.flatMap { [$0[.x], $0[.y]] }.flatMap { axes -> [TextSplice] in
            guard let axes, axes.isArray, axes.count > 1, let first = axes.list.first else {
              return []
            }
            return replacing(axes, by: document.bytes[document.range(of: first)])
          }
        }
      case .fadePaints:
        guard let opacity = value[.transform]?[.opacity], let shapes = value["shapes"] else {
          return []
        }
        let text = document.bytes[document.range(of: opacity)]
        return replacing(opacity, by: "null".utf8)
          + shapes.elements.map(ShapeContext.init).flatMap(\.paints).flatMap { paint in
            if let old = paint.raw(.opacity) { return replacing(old, by: text) }
            let start = document.offset(of: paint.location) + 1
            return [TextSplice(start..<start, Array(#""o":"#.utf8) + text + Array(",".utf8))]
          }
      }
    }
  }
}

extension JSONCursor {
  /// Start time of the first layer of the root that plays the composition of a location.
  fileprivate func start(ofCompositionAt keys: [String]) -> Double {
    guard keys.count > 1, keys[0] == "assets", let index = Int(keys[1]),
      let assets = self["assets"]?.list, assets.indices.contains(index),
      let id = assets[index][.identifier]?.string
    else { return 0 }
    let layer = self["layers"]?.elements.first { $0["refId"]?.string == id }
    return layer?[.startTime]?.double ?? 0
  }
}

extension ShapeContext {
  /// Itself if it is a fill or stroke, or those of a group; the reader bounds the recursion.
  fileprivate var paints: [JSONCursor] {
    type?.isPaint ?? false ? [cursor] : items.flatMap(\.paints)
  }
}
