/// The configuration that `lottie init` writes.
package enum SampleConfiguration {
  /// YAML with all defaults, and one target.
  package static let text = """
    # Settings of lottie validate; lottie rules lists the rules, lottie features the players.
    targets: [lottie-ios@4, lottie-android, lottie-web]
    fail-on: error
    # max-warnings: 20
    # baseline: .lottie-baseline.json
    # ignore-files: ["drafts/**"]

    # A rule or a group, and its severity: off, info, warning, error.
    rules:
      name/missing: off

    # Draw frames too: nothing to see, content cut at the edge, flashes.
    # draw: true

    # limits: {file-size: 300000, layers: 100}

    # What the team wants of every animation.
    # policy:
    #   max-size: 1024x1024
    #   max-duration: 6
    #   frame-rates: [30, 60]
    #   palette: ["#ff0055", "#ffffff"]
    #   forbidden-features: [expressions, effect]
    #   required-markers: [loop]
    #   max-buffers: 8          # offscreen buffers of a frame, as lottie profile counts them
    #   max-overdraw: 4         # area of all paints of a frame, in canvases
    #   max-memory: 20000000    # bytes of a frame's buffers and of all images

    # Settings for some files only.
    # overrides:
    #   - files: "stickers/**"
    #     profile: telegram

    """
}
