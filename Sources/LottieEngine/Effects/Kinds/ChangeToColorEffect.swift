import LottieScene

/// Change to color.
enum ChangeToColorEffect: EffectRule {
  static func output(_ controls: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let channels = controls.number(2, default: 1)
    return .filter(
      .color(
        .change(
          ColorChange(
            from: controls.color(0),
            to: controls.color(1),
            changesLightness: channels == 2 || channels == 4,
            changesSaturation: channels == 3 || channels == 4,
            isRelative: controls.number(3, default: 1) == 2,
            tolerances: [
              controls.number(5, default: 0.05), controls.number(6, default: 0.5),
              controls.number(7, default: 0.5),
            ],
            softness: controls.number(9, default: 0.5)
          )
        )
      )
    )
  }
}
