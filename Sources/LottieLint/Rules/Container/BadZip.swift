import LottieModel

/// `container/zip`: the .lottie file is not a zip archive that can be read.
struct BadZip: StructureRule {
  let info = RuleInfo(
    .badZip,
    .error,
    "The .lottie file is not a zip archive that can be read.",
    explanation:
      "Players unpack the archive first; nothing plays when that fails.",
    example: "a .lottie file cut short",
    fix: "Export or pack the file again."
  )
}
