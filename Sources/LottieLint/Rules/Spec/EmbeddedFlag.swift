import LottieModel

/// `spec/embedded-flag`: an image is said to be embedded, but it is not.
struct EmbeddedFlag: StructureRule {
  let info = RuleInfo(
    .embeddedFlag,
    .info,
    strict: .error,
    once: true,
    "An image is said to be embedded, but it is not.",
    explanation:
      "Players that trust the flag look for the picture in the document and find a file name.",
    example: #"{"id": "a", "e": 1, "p": "a.png"}"#,
    fix: #"Set "e" to 0, or embed the picture."#
  )
}
