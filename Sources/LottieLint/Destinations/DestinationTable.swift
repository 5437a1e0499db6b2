// What destinations take. Bytes are those that pass however a KB is counted, but for Telegram's stickers, whose
// limit is that of its server.

extension Destination {
  /// All destinations.
  package static let all: [Destination] = [
    telegram, telegramVideo, telegramEmoji, whatsApp, discord, slack, signal, iMessage, line,
    wearOS, specification,
  ]

  /// Animated stickers of Telegram.
  package static let telegram = Destination(
    name: "telegram",
    title: "Telegram's animated stickers",
    date: "2026-11-24",
    source: "https://core.telegram.org/stickers#animation-requirements",
    maximumBytes: 65_536,
    maximumSeconds: 3,
    document: DocumentRules(
      canvas: PixelExtent(width: 512, height: 512),
      rates: [30, 60],
      refused: [
        "layer.solid", "layer.image", "layer.text", "layer.time_stretch", "layer.time_remap",
        "layer.auto_orient", "layer.3d", "expressions", "merge", "effect",
      ],
      tolerated: [
        "mask.path", "matte.alpha", "matte.alpha_inverted", "matte.luma", "gradient.stroke",
        "shape.polystar.star", "shape.polystar.polygon", "repeater",
      ]
    )
  )

  static let telegramVideo = Destination(
    name: "telegram-video",
    title: "Telegram's video stickers",
    date: "2026-11-24",
    source: "https://core.telegram.org/stickers#video-requirements",
    maximumBytes: 256_000,
    maximumSeconds: 3,
    drawn: DrawnRules(format: .webm, canvas: .longerSide(512), maximumRate: 30)
  )

  static let telegramEmoji = Destination(
    name: "telegram-emoji",
    title: "Telegram's custom emoji",
    date: "2026-11-24",
    source: "https://github.com/laggykiller/sticker-convert",
    isOfficial: false,
    maximumBytes: 256_000,
    maximumSeconds: 3,
    drawn: DrawnRules(format: .webm, canvas: .squares([100]), maximumRate: 30)
  )

  static let whatsApp = Destination(
    name: "whatsapp",
    title: "WhatsApp's animated stickers",
    date: "2026-11-24",
    source: "https://github.com/WhatsApp/stickers/issues/739",
    maximumBytes: 500_000,
    maximumSeconds: 10,
    drawn: DrawnRules(format: .webp, canvas: .squares([512]), maximumRate: 125)
  )

  /// As documents stickers are for verified and partnered servers only.
  static let discord = Destination(
    name: "discord",
    title: "Discord's stickers",
    date: "2026-11-24",
    source: "https://github.com/discordjs/discord-api-types",
    isOfficial: false,
    maximumBytes: 512_000,
    maximumSeconds: 5,
    document: DocumentRules(canvas: PixelExtent(width: 320, height: 320)),
    drawn: DrawnRules(format: .apng, canvas: .squares([320]))
  )

  static let slack = Destination(
    name: "slack",
    title: "Slack's emoji",
    date: "2026-11-24",
    source: "https://makeemoji.com",
    isOfficial: false,
    maximumBytes: 128_000,
    drawn: DrawnRules(format: .gif, canvas: .squares([128]), frames: 1...50)
  )

  static let signal = Destination(
    name: "signal",
    title: "Signal's stickers",
    date: "2026-11-24",
    source: "https://support.signal.org/hc/articles/360031836512",
    maximumBytes: 300_000,
    maximumSeconds: 3,
    drawn: DrawnRules(format: .apng, canvas: .squares([512]))
  )

  static let iMessage = Destination(
    name: "imessage",
    title: "iMessage's stickers",
    date: "2026-11-24",
    source: "https://developer.apple.com/documentation/messages/mssticker",
    maximumBytes: 500_000,
    drawn: DrawnRules(format: .apng, canvas: .squares([618, 408, 300]))
  )

  static let line = Destination(
    name: "line",
    title: "LINE's animated stickers",
    date: "2026-11-24",
    source: "https://creator.line.me/en/guideline/animationsticker/",
    maximumBytes: 300_000,
    maximumSeconds: 4,
    drawn: DrawnRules(
      format: .apng,
      canvas: .within(PixelExtent(width: 320, height: 270)),
      frames: 5...20,
      plays: 1
    )
  )

  static let wearOS = Destination(
    name: "wear-os",
    title: "Wear OS tiles",
    date: "2026-11-24",
    source: "https://github.com/google/lottie-tools/tree/main/data/wear_profile",
    document: DocumentRules(
      refused: [
        "layer.image", "layer.text", "effect", "style.layer", "mask", "matte", "blend",
        "style.blend",
        "transform.skew", "pucker_bloat", "shape.polystar", "repeater", "merge",
        "gradient.highlight", "stroke.dash", "gradient.stroke.dash",
      ],
      refusesEmptyMasks: true
    )
  )

  static let specification = Destination(
    name: "spec-1.0",
    title: "the Lottie specification 1.0",
    date: "2026-11-24",
    source: "https://lottie.github.io/lottie-spec/1.0/",
    checksSpecification: true
  )
}
