extension Feature.Definition {
  /// Track mattes.
  static let mattes: [Feature.Definition] = [
    .feature("matte.topmost", "Matte of the topmost layer")
      .found(
        .layer(
          .custom("the first layer has tt and no tp") {
            $0.layer.index == 0 && $0.layer.matteMode != 0 && $0.layer.matteLayer == nil
          }
        )
      )
      .read,
    .feature("matte.unnumbered", "Matte that cannot be found by number")
      .found(
        .layer(
          .custom(
            "tt without tp, and no layer's ind is one less than its own",
            LayerSubject.lacksNumberedMatte
          )
        )
      )
      .read,
    .feature("matte.misnumbered", "Matte by number that is another layer")
      .found(
        .layer(
          .custom(
            "tt without tp, and the ind that is one less than its own is not that of the layer above",
            LayerSubject.hasOtherNumberedMatte
          )
        )
      )
      .read,
    .feature("matte.chained", "Matte that has a matte itself")
      .found(.layer(.custom("its matte has tt, too") { $0.matte?.matteMode ?? 0 != 0 }))
      .read,
    .feature("matte.alpha", "Alpha matte")
      .found(.layer(.equals([.trackMatte], 1))).drawn("mattes/alpha"),
    .feature("matte.alpha_inverted", "Alpha inverted matte")
      .found(.layer(.equals([.trackMatte], 2))).drawn("mattes/alpha/inverted"),
    .feature("matte.luma", "Luma matte")
      .found(.layer(.equals([.trackMatte], 3))).drawn("mattes/luma"),
    .feature("matte.luma_inverted", "Luma inverted matte")
      .found(.layer(.equals([.trackMatte], 4))).drawn("mattes/luma/inverted"),
    .feature("matte.parent", "Matte that is not the layer above")
      .found(
        .layer(
          .all([
            .isNot([.trackMatte], 0),
            .custom("tp is not the ind of the layer above", LayerSubject.namesItsMatte),
          ])
        )
      )
      .drawn("mattes/source/by-index"),
    .feature("matte.inverted.empty", "Inverted matte that paints nothing")
      .found(
        .layer(
          .all([
            .any([.equals([.trackMatte], 2), .equals([.trackMatte], 4)]),
            .custom(
              "its matte is a shape layer without a fill or stroke",
              LayerSubject.hasEmptyMatte
            ),
          ])
        )
      )
      .read,
    .feature("matte.inverted.time", "Inverted matte that shows for less time than its layer")
      .found(
        .layer(
          .all([
            .any([.equals([.trackMatte], 2), .equals([.trackMatte], 4)]),
            .custom(
              "its matte begins later or ends earlier",
              LayerSubject.outlastsMatte
            ),
          ])
        )
      )
      .drawn("mattes/source/not-in-time"),
    .feature("matte.faded_precomp", "Matte within a translucent precomp")
      .found(
        .layer(
          .precomp,
          .all([
            .differs([.transform, .opacity], from: 100),
            .custom("a layer within has a matte") { $0.contents.areMatted },
          ])
        )
      )
      .read,
    .feature("matte.source_flag", "Layer marked as matte")
      .found(.layer(.set([.matteSource]))).drawn("mattes/source"),
    .feature("matte.source_flag.missing", "Matte layer without the flag td")
      .found(
        .layer(
          .all([
            .isNot([.trackMatte], 0),
            .custom("the layer above, its matte, has no td", LayerSubject.hasUnmarkedMatte),
          ])
        )
      )
      .read,
    .feature("matte.source_flag.shown", "Matte layer marked as not hidden")
      .found(
        .layer(
          .all([
            .set([.matteSource]), .custom("hd is false") { $0.cursor[.hidden]?.bool == false },
          ])
        )
      )
      .read,
    .feature("matte.source_flag.hidden", "Hidden matte layer")
      .found(.layer(.all([.set([.matteSource]), .set([.hidden])]))).read,
  ]
}
