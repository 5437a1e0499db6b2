extension Feature.Definition {
  /// Containers of the document.
  static let containers: [Feature.Definition] = [
    .feature("container.dotlottie.v1", "dotLottie 1")
      .found(.container("a zip with manifest.json, version 1")).read,
    .feature("container.dotlottie.v2", "dotLottie 2")
      .found(.container("a zip with manifest.json, version 2")).read,
    .feature("container.dotlottie.multi", plural: "Several animations in a container")
      .found(.container("several animations in manifest.json")).read,
    .feature("container.dotlottie.theme", plural: "Themes")
      .found(.container("themes in manifest.json")).read,
    .feature("container.dotlottie.statemachine", plural: "State machines")
      .found(.container("state machines in manifest.json")).read,
    .feature("container.dotlottie.fonts", plural: "Fonts in a container")
      .found(.container("fonts in the zip")).ignored,
    .feature("container.tgs", "Gzipped JSON (.tgs)").found(.container("gzip")).read,
    .feature("container.zip_json", "Zip without manifest")
      .found(.container("a zip without manifest.json")).read,
  ]
}
