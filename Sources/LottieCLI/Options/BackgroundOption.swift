public import ArgumentParser
public import LottieKit

extension RenderSettings.Background: ExpressibleByArgument {
  /// `none`, `checker`, or a color by name or as `#RRGGBB` or `#RRGGBBAA`.
  public init?(argument: String) {
    switch argument {
    case "none", "transparent": self = .color(.clear)
    case "checker": self = .checker
    default:
      guard let color = Color(name: argument) else { return nil }
      self = .color(color)
    }
  }

  /// The default in help texts.
  public var defaultValueDescription: String {
    switch self {
    case .checker: "checker"
    case .color(let color): color.alpha == 0 ? "none" : color.hex
    }
  }
}
