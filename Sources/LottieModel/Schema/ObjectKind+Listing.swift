/// The names in keypaths.
extension ObjectKind {
  /// The members with a name in keypaths, in the order of the listing, those of unnamed objects
  /// included; keys are joined by dots, `*` is an element of a list.
  package var listedMembers: [(path: String, member: Member)] {
    members.flatMap { member -> [(path: String, member: Member)] in
      let key = "\(member.key)"
      var found: [(path: String, member: Member)] = member.isListed ? [(key, member)] : []
      guard let family = member.value.family, family.isNameless else { return found }
      let prefix = if case .list = member.value { key + ".*." } else { key + "." }
      for kind in family.kinds {
        found += kind.listedMembers.map { (prefix + $0.path, $0.member) }
      }
      return found
    }
  }

  /// The name of a stroke's dash or gap, counted from 0; lottie-ios lists the first only.
  package static func dashName(_ number: Int) -> String {
    number == 0 ? "Dashes" : "Dashes \(number + 1)"
  }

  /// The name of a stroke's dash offset.
  package static let dashPhaseName = "Dash Phase"
}

extension ObjectFamily {
  /// Whether its objects have no name in keypaths, so that their members are listed as those of the
  /// parent object.
  package var isNameless: Bool {
    switch self {
    case .axes, .gradientColors, .repeaterTransform, .dash, .text, .textData, .textMore,
      .textDocumentKeyframe, .textDocument, .textAnimatorValues, .textSelector:
      true
    default: false
    }
  }
}

extension Member {
  /// The kind of its value in keypaths; a listed constant is a color or a text.
  package var propertyKind: PropertyKind {
    switch value {
    case .hexColor, .rgb: .color
    case .text: .text
    default: value.propertyKind ?? .number
    }
  }
}
