import LottieModel

/// `container/gzip`: the .tgs file is not gzip data that can be read.
struct BadGzip: StructureRule {
  let info = RuleInfo(
    .badGzip,
    .error,
    "The .tgs file is not gzip data that can be read.",
    explanation:
      "Telegram and others unpack it first.",
    example: "a .tgs file cut short",
    fix: "Compress the JSON with gzip again."
  )
}
