import LottieModel

/// `spec/mask-mode`: a mask mode is not in the specification.
struct MaskMode: StructureRule {
  let info = RuleInfo(
    .maskMode,
    .info,
    strict: .error,
    once: true,
    "A mask mode is not in the specification.",
    explanation:
      "After Effects has lighten, darken and difference; few players draw them as such.",
    example: #"{"mode": "f"}"#,
    fix: "Use add, subtract or intersect."
  )
}
