import LottieModel

/// `spec/shape-direction`: a shape's direction is neither 1 nor 3.
struct ShapeDirection: StructureRule {
  let info = RuleInfo(
    .shapeDirection,
    .info,
    strict: .error,
    once: true,
    "A shape's direction is neither 1 nor 3.",
    explanation:
      "Players take anything but 3 as clockwise.",
    example: #"{"ty": "el", "d": 2}"#,
    fix: #"Leave "d" out, or write 1."#
  )
}
