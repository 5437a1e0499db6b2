import LottieKit

/// The size of images and the position of the animation in them.
struct RenderPlacement {
  private let request: RenderRequest
  private let plan: RenderPlan
  private let say: (String) -> Void
  private let makeRenderer: (RenderSettings) throws -> FrameRenderer

  /// Creates a placement.
  ///
  /// - Parameters:
  ///   - request: Size, position and background.
  ///   - plan: The frames.
  ///   - say: Gets a note.
  ///   - makeRenderer: Draws, to find empty borders.
  init(
    _ request: RenderRequest,
    _ plan: RenderPlan,
    say: @escaping (String) -> Void,
    makeRenderer: @escaping (RenderSettings) throws -> FrameRenderer
  ) {
    self.request = request
    self.plan = plan
    self.say = say
    self.makeRenderer = makeRenderer
  }

  /// The settings, with all options applied.
  func settings(for animation: LottieAnimation) throws -> RenderSettings {
    let extent = request.placement.extent(of: animation.size)
    let (width, height) = try request.size.pixels(of: extent)
    var settings = RenderSettings(
      width: width,
      height: height,
      // Animations of other sizes keep their shape.
      fit: plan.showsSeveralSizes ? request.size.fit : request.size.effectiveFit
    )
    request.placement.apply(to: &settings)
    settings.background = try background()
    if request.placement.trim {
      try request.memory.check(settings)
      try trim(&settings)
    }
    pad(&settings, by: request.placement.pad)
    let opaque: Bool =
      if case .color(let color) = settings.background { color.alpha >= 1 } else { true }
    if let video = request.encoding.video(plan.format, opaque), video.needsEvenSides {
      makeEven(&settings)
    }
    settings.encoderBytes = plan.format.encoderBytes
    try check(settings)
    return settings
  }

  private func check(_ settings: RenderSettings) throws {
    var pixels = (settings.width, settings.height)
    if request.encoding.isSheet {
      let layout = SheetLayout(
        count: max(1, plan.frames.count),
        columns: request.encoding.columns,
        cell: pixels,
        padding: request.encoding.padding,
        isLabelled: request.encoding.contact != nil
      )
      pixels = (layout.width, layout.height)
    }
    var whole = RenderSettings(width: pixels.0, height: pixels.1)
    whole.encoderBytes = settings.encoderBytes
    guard whole.isAllowed else {
      throw Failure(
        .usage,
        "cannot render \(pixels.0)x\(pixels.1) pixels; use smaller frames"
      )
    }
    if plan.format != .svg { try request.memory.check(whole) }
  }

  private func background() throws -> RenderSettings.Background {
    let isOpaque = isOpaqueFormat
    guard let background = request.placement.background else {
      if isOpaque, !request.quiet, !request.dryRun {
        say(
          "\(plan.format.rawValue) has no transparency: using a white background; use --background for another"
        )
      }
      return .color(isOpaque ? .white : .clear)
    }
    if isOpaque, case .color(let color) = background, color.alpha < 1 {
      throw Failure(
        .usage,
        "\(plan.format.rawValue) has no transparency: use an opaque --background, or write "
          + (plan.format.video == nil ? "png or webp" : ".webm, .mov or .webp")
      )
    }
    return background
  }

  private var isOpaqueFormat: Bool {
    if plan.format.isOpaque { return true }
    return request.encoding.video(plan.format, false).map { !$0.supportsAlpha } ?? false
  }

  /// Crops the image to what is not transparent in any frame.
  private func trim(_ settings: inout RenderSettings) throws {
    var clear = settings
    clear.background = .color(.clear)
    let renderer = try makeRenderer(clear)
    var ink: PixelRect?
    for moment in plan.moments where renderer.draw(moment) != .none {
      guard let box = renderer.pixmap.ink else { continue }
      ink = ink?.union(box) ?? box
    }
    guard let ink else { return }
    settings.layout = .init(width: settings.width, height: settings.height, x: ink.x, y: ink.y)
    (settings.width, settings.height) = (ink.width, ink.height)
  }

  private func pad(_ settings: inout RenderSettings, by pixels: Int) {
    guard pixels > 0 else { return }
    keepLayout(&settings)
    settings.layout?.x -= pixels
    settings.layout?.y -= pixels
    settings.width += 2 * pixels
    settings.height += 2 * pixels
  }

  private func makeEven(_ settings: inout RenderSettings) {
    guard settings.width % 2 == 1 || settings.height % 2 == 1 else { return }
    keepLayout(&settings)
    settings.width += settings.width % 2
    settings.height += settings.height % 2
  }

  private func keepLayout(_ settings: inout RenderSettings) {
    guard settings.layout == nil else { return }
    settings.layout = .init(width: settings.width, height: settings.height)
  }
}
