import LottieKit

/// Output formats of listings.
package enum ListingFormat: String, OptionText, CaseIterable {
  /// A table.
  case table
  /// JSON.
  case json
}

/// A summary of animations.
package struct InfoRequest: OptionRequest {
  /// The animation.
  package var source = AnimationInput()
  /// More animations.
  package var more: [String] = []
  /// Places searched for images.
  package var assets = AssetSearch()
  /// Output format.
  package var format = ListingFormat.table
  /// Whether expressions are listed instead.
  package var expressions = false

  /// Creates the defaults.
  package init() {}

  /// The members, by the names of options.
  package static let fields = RequestFields<InfoRequest>(
    AnimationInput.fields.within(\.source) + AssetSearch.fields.within(\.assets) + [
      .list("more", \.more, .operand),
      .value("format", \.format),
      .flag("expressions", \.expressions),
    ]
  )

  /// Refuses values that are out of range or contradict each other.
  package func check() throws { try source.check() }
}
