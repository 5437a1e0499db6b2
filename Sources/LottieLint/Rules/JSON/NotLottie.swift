import LottieModel

/// `json/not-lottie`: the file is JSON, but no Lottie animation.
struct NotLottie: Rule {
  let info = RuleInfo(
    .notLottie,
    .error,
    "The file is JSON, but not a Lottie animation.",
    explanation:
      "An animation is an object with layers, a size (w, h), a frame rate (fr) and its first and last frame (ip, op).",
    example: #"{"name": "package", "version": "1.0"}"#,
    fix: "Check that this is the right file."
  )

  func add(to set: inout RuleSet) {}

  /// Why a root is no animation; nil when it is one.
  static func reason(_ root: JSONCursor) -> String? {
    guard root.isObject else { return "not a Lottie animation: the file holds \(root.kindText)" }
    let required: [(StaticString, Bool)] = [
      ("layers", root["layers"]?.isArray ?? false), ("w", root["w"]?.isNumber ?? false),
      ("h", root["h"]?.isNumber ?? false), ("fr", root["fr"]?.isNumber ?? false),
      ("ip", root["ip"]?.isNumber ?? false), ("op", root["op"]?.isNumber ?? false),
    ]
    let missing = required.filter { !$0.1 }.map { "\"\($0.0)\"" }
    guard !missing.isEmpty else { return nil }
    return "not a Lottie animation: it has no \(missing.joined(separator: ", "))"
  }
}
