import LottieModel

extension CompositionLayer {
  var keypathName: String { model.name }
  var location: JSONLocation? { model.location }

  /// lottie-ios supports the layer types up to audio.
  var isNonstandard: Bool {
    switch model.kind {
    case .adjustment, .camera, .other: true
    case .precomp, .solid, .image, .null, .shape, .text, .audio: false
    }
  }

  var keypathProperties: [KeypathProperty] {
    guard !model.isHidden else { return [] }
    makeContents()
    if contents == nil, case .text = model.kind {
      // lottie-ios lists its colors although there is no node.
      return ObjectKind.textDocument.listedMembers.filter { !$0.member.isNonstandard }.map {
        KeypathProperty($0.member, MemberValue($0.path, at: nil, nil))
      }
    }
    return contents?.keypathProperties ?? []
  }

  /// Its transform, its contents, its masks; of a hidden layer the transform only, as in
  /// lottie-ios.
  var keypathChildren: [any KeypathSearchable] {
    guard !model.isHidden else { return [transform] }
    makeContents()
    var children: [any KeypathSearchable] = [transform]
    children += contents?.keypathChildren ?? []
    for mask in masks { children.append(mask) }
    for effect in effects?.effects ?? [] { children.append(effect) }
    for style in effects?.styles ?? [] { children.append(style) }
    return children
  }
}
