import LottieModel

/// `json/encoding`: the text is not plain UTF-8.
struct JSONEncoding: StructureRule {
  let info = RuleInfo(
    .jsonEncoding,
    .error,
    "The text is not plain UTF-8.",
    explanation:
      "Players read UTF-8. A byte order mark stops some of them, UTF-16 stops all.",
    example: "a file that begins with the bytes EF BB BF",
    fix: "Save the file as UTF-8 without a byte order mark."
  )
}
