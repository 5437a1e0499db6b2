import LottieModel

extension FeatureDetector {
  mutating func text(_ cursor: JSONCursor) {
    add(.textFonts, cursor)
    let documents = cursor["d"]?["k"]
    if let documents, documents.isArray {
      add(.textDocumentKeyframes, documents, if: documents.count > 1)
      for keyframe in documents.elements {
        if let document = keyframe["s"] { textDocument(document) }
      }
    }
    if let animators = cursor["a"], animators.count > 0 {
      add(.textAnimator, animators)
      add(.textAnimatorMultiple, animators, if: animators.count > 1)
      for animator in animators.elements { self.animator(animator) }
    }
    if let more = cursor["m"] {
      add(.textGrouping, more, if: (more["g"]?.whole ?? 1) > 1)
      let alignment = PropertyContext.differs(more["a"], from: 0)
      add(.textGroupingAlignment, more, if: alignment)
    }
    if let path = cursor["p"], path["m"] != nil {
      add(.textPath, path)
      let keys: [StaticString] = ["r", "p", "a", "f", "l"]
      let options = keys.contains { PropertyContext.differs(path[$0], from: 0) }
      add(.textPathOptions, path, if: options)
    }
  }

  private mutating func textDocument(_ document: JSONCursor) {
    add(.textFill, document, if: document["fc"] != nil)
    add(.textStroke, document, if: document["sc"] != nil)
    add(.textStrokeOrder, document, if: document["of"]?.isSet ?? false)
    add(.textTracking, document, if: (document["tr"]?.double ?? 0) != 0)
    add(.textLineHeight, document, if: document["lh"] != nil)
    add(.textBaselineShift, document, if: (document["ls"]?.double ?? 0) != 0)
    add(.textCaps, document, if: (document["ca"]?.whole ?? 0) > 0)
    let justify = document["j"]?.whole ?? 0
    add(justify > 2 ? .textJustifyFull : .textJustifyBasic, document)
    add(.textBox, document, if: document["sz"] != nil)
    guard let text = document["t"]?.string else { return }
    var breaks = false
    var isComplex = false
    for scalar in text.unicodeScalars {
      breaks = breaks || scalar == "\r" || scalar == "\u{3}" || scalar == "\n"
      isComplex = isComplex || (0x590...0x8FF).contains(scalar.value)
    }
    add(.textMultiline, document, if: breaks)
    add(.textRtl, document, if: isComplex)
  }

  private mutating func animator(_ cursor: JSONCursor) {
    let table: [(StaticString, Feature)] = [
      ("fc", .textAnimatorFill), ("fh", .textAnimatorFillHsb), ("fs", .textAnimatorFillHsb),
      ("fb", .textAnimatorFillHsb), ("fo", .textAnimatorFillOpacity),
      ("sc", .textAnimatorStroke), ("sw", .textAnimatorStrokeWidth),
      ("so", .textAnimatorStrokeOpacity), ("t", .textAnimatorTracking),
      ("ls", .textAnimatorLineSpacing), ("p", .textAnimatorPosition),
      ("a", .textAnimatorAnchor), ("s", .textAnimatorScale), ("r", .textAnimatorRotation),
      ("rx", .textAnimatorRotation3d), ("ry", .textAnimatorRotation3d),
      ("sk", .textAnimatorSkew), ("sa", .textAnimatorSkew), ("o", .textAnimatorOpacity),
      ("bl", .textAnimatorBlur),
    ]
    if let values = cursor["a"] {
      for (key, feature) in table where values[key] != nil { add(feature, values) }
    }
    if let selector = cursor["s"], selector.isObject { self.selector(selector) }
  }

  private mutating func selector(_ cursor: JSONCursor) {
    add(.textSelectorExpression, cursor, if: (cursor["t"]?.whole ?? 0) != 0)
    let range = cursor["s"] != nil || cursor["e"] != nil || cursor["o"] != nil
    add(.textSelectorRange, cursor, if: range)
    add(.textSelectorUnits, cursor, if: cursor["r"] != nil)
    add(.textSelectorBasedOn, cursor, if: (cursor["b"]?.whole ?? 1) > 1)
    add(.textSelectorAmount, cursor, if: PropertyContext.differs(cursor["a"], from: 100))
    add(.textSelectorShape, cursor, if: (cursor["sh"]?.whole ?? 1) > 1)
    let eases =
      PropertyContext.differs(cursor["xe"], from: 0)
      || PropertyContext.differs(cursor["ne"], from: 0)
    add(.textSelectorEase, cursor, if: eases)
    add(.textSelectorSmoothness, cursor, if: PropertyContext.differs(cursor["sm"], from: 100))
    add(.textSelectorRandomize, cursor, if: cursor["rn"]?.isSet ?? false)
    add(.textSelectorMode, cursor, if: (cursor["m"]?.whole ?? 1) > 1)
  }
}
