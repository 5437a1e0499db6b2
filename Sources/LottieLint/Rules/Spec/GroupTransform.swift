import LottieModel

/// `spec/group-transform`: a group has no transform.
struct GroupTransform: ShapeListRule {
  let info = RuleInfo(
    .groupTransform,
    .warning,
    once: true,
    "A group has no transform.",
    explanation:
      "Each group ends with its transform (tr); lottie-web stops with an error at one without.",
    example: #"{"ty": "gr", "it": [{"ty": "rc"}, {"ty": "fl"}]}"#,
    fix: "Add {\"ty\": \"tr\"} with its values as the group's last item, or export again."
  )

  func check(_ list: ShapeListContext, _ report: inout Report) {
    guard list.depth > 0, !list.items.isEmpty,
      !list.items.contains(where: { $0.type == .transform })
    else { return }
    report.add(info, at: list.cursor, "a group of \(list.layer.words) has no transform (tr)")
  }
}
