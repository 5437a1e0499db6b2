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
  package var source = AnimationSource()
  /// More animations.
  package var more: [String] = []
  package var assets = AssetSearch()
  package var format = ListingFormat.table
  /// Whether expressions are listed instead.
  package var expressions = false

  package init() {}

  package static let fields = RequestFields<InfoRequest>(
    AnimationSource.fields.within(\.source) + AssetSearch.fields.within(\.assets) + [
      .list("more", \.more, .operand),
      .value("format", \.format),
      .flag("expressions", \.expressions),
    ]
  )

  package func check() throws { try source.check() }
}
