import LottieKit

extension RenderJob {
  /// The sound of a video, and what is not heard as written; none for other formats.
  func sound(
    _ overrides: CompositionOverrides
  ) throws -> (track: SoundTrack?, diagnostics: [Diagnostic]) {
    guard request.encoding.sound, plan.format.video != nil, SoundPlan.hasSound(file.animation),
      !showsSeveral
    else { return (nil, []) }
    let sounds = SoundPlan(
      file.animation,
      frames: plan.frames,
      rate: plan.schedule.rate.value,
      hidden: overrides.hiddenLayers
    )
    let seconds = Double(plan.frames.count) / plan.schedule.rate.value
    do throws(CodecError) {
      return try SoundTrack.mix(sounds, of: file.animation, seconds: seconds, files: images)
    } catch {
      throw Failure(error, output: plan.name(0))
    }
  }

  /// The same, with the overrides of the request.
  func sound() throws -> (track: SoundTrack?, diagnostics: [Diagnostic]) {
    guard SoundPlan.hasSound(file.animation) else { return (nil, []) }
    return try sound(
      try prepared.overrides
        ?? request.overrides.resolved(for: Composition(file.animation)) { _ in }
    )
  }

  /// The note that a format has no sound, for several frames of an animation with sound.
  var soundNote: String? {
    if request.encoding.sound, plan.format.video != nil, showsSeveral,
      scenes.contains(where: { SoundPlan.hasSound($0.animation) })
    {
      return "the sound is left out: the state machine shows several animations"
    }
    guard request.encoding.sound, request.part == nil, plan.format.video == nil,
      plan.frames.count > 1, SoundPlan.hasSound(file.animation)
    else { return nil }
    return "the sound is left out: .\(plan.format.fileExtension) has none; .mp4, .webm and .mov do"
  }

  /// Whether a state machine shows several animations.
  private var showsSeveral: Bool { Set(scenes.map { $0.animation.file?.name }).count > 1 }
}
