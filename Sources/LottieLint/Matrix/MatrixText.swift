/// The matrix as text: ``MatrixTable`` reads it.
///
/// A cell is `yes` (drawn), `part` (drawn differently), `no`, or `?` (not examined). A new player is a
/// case of ``Player``, a line of `players` and a word in the heading of `features`; a row that ends
/// before its column is not examined there. `dotl` and `andm` have words of their own only where they do
/// otherwise than thorvg and lottie-android, with which they draw.
enum MatrixText {
  /// The players: the name of the column, the player, its version and the source of its column.
  static let players: StaticString = """
    ios2   lottie-ios@2.5.2             lottie-ios's own table of supported features; what that leaves out is from its source
    ios3   lottie-ios@3.0               lottie-ios's own table of supported features; what that leaves out is from its source
    main   lottie-ios@4/main-thread     lottie-ios 4.6.1, Sources/Private/MainThread and Sources/Private/Model
    core   lottie-ios@4/core-animation  lottie-ios 4.6.1, Sources/Private/CoreAnimation, and its compatibility snapshots
    ios    lottie-ios@4                 lottie-ios 4.6.1, automatic engine: Core Animation, or the main thread where that reports
    andr   lottie-android               lottie-android 6, lottie/src/main/java/com/airbnb/lottie
    web    lottie-web/svg               lottie-web 5.13, player/js, SVG renderer
    canv   lottie-web/canvas            lottie-web 5.13, player/js, canvas renderer; compared by rendering
    skot   skottie                      Skia's modules/skottie/src
    rlot   rlottie                      rlottie 0.2, src/lottie; compared by rendering
    tg     telegram                     Telegram's fork of rlottie (TelegramMessenger/rlottie, src/lottie); what stickers may use is told by --profile telegram
    thor   thorvg                       thorvg 1.1, src/loaders/lottie; compared by rendering
    dotl   dotlottie                    thorvg 1.1 in dotlottie-rs 0.1.58 (7be77f8), whose containers, themes and state machines are its own; dotlottie-web 0.80 compared by running
    andm   lottie-android/merge-paths   lottie-android 6 in an app that calls enableMergePathsForKitKatAndAbove
    lottie lottie                       this program's render tests
    """

  /// The features in the order of ``Feature``: what is lost without one, and how each player does.
  ///
  /// Indented lines belong to the row above. `note` is a remark, `advice` how to avoid the feature, and
  /// `breaks` names players that reject the file. `draws` says how players draw it otherwise, `without` how
  /// those do that lack it (``Deviation``). `read` and `measured` are evidence: the players whose cells it
  /// proves, the date (`2026-11-24` or `2026-11`), the version or commit that was examined, `-` where that is
  /// the one of the column, and the place: a file, a row of a table, a document that was drawn.
  static let features: StaticString = """
    feature                          loses    ios2 ios3 main core andr web  canv skot rlot tg   thor dotl andm
    layer.precomp                    content  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
      read ios2,ios3 - - seed row: Other, Precomps
    layer.precomp.opacity            detail   ?    yes  yes  yes  part yes  part yes  yes  yes  yes
      draws andr,canv rule layer-opacity-each
      note Each layer fades by itself, and what they cover shows through; in lottie-android unless the app calls setApplyingOpacityToLayersEnabled(true).
      advice Avoid overlap within the precomp, or lighten the colors instead of using opacity.
      measured web,canv,rlot,thor 2026-11 - Tests/LintTests/Cases/compat/layer.precomp.opacity/bad-1.json
    layer.opacity.nested             detail   ?    ?    yes  yes  yes  yes  part yes  yes  yes  yes
      draws canv rule innermost-opacity
      note The canvas of lottie-web forgets the opacity of a layer where one within it is neither 100 % nor 0.
      advice Set the opacity in one place: of the layer, or of its fills, strokes, groups and layers.
      measured canv 2026-11-26 5.13.0 Tests/LintTests/Cases/compat/layer.opacity.nested/bad-1.json
    layer.precomp.blend              detail   ?    ?    ?    ?    part yes  part part yes  yes  part
      draws andr,canv,skot,thor rule open-blends
      note Players blend it with what is below the precomp, too, unless the precomp is translucent or has masks, a matte or effects.
      advice Put what it blends with into the same precomp, or set the blend mode on the precomp.
      read andr - - lottie/src/main/java/com/airbnb/lottie/model/layer/CompositionLayer.java
      measured web,canv 2026-11-28 5.13.0 Tests/LintTests/Cases/compat/layer.precomp.blend/bad-1.json
      measured skot 2026-11-28 0.42.0 Tests/LintTests/Cases/compat/layer.precomp.blend/bad-1.json
      measured thor 2026-11-28 1.1.1 Tests/LintTests/Cases/compat/layer.precomp.blend/bad-1.json
    layer.solid                      content  ?    yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
    layer.solid.no_color             content  ?    ?    ?    ?    ?    yes  yes  no   part part ?
      draws rlot,tg set sc="#ffffff"
      without set hd=true
      note The layer is missing in skottie, white in rlottie, and of any color in thorvg where there is no sc.
      advice Write the color into sc.
      measured web,canv 2026-11-29 5.13.0 Tests/LintTests/Cases/compat/layer.solid.no_color/bad-1.json
      measured skot 2026-11-29 0.42.0 Tests/LintTests/Cases/compat/layer.solid.no_color/bad-1.json
      measured rlot 2026-11-29 0.2 Tests/LintTests/Cases/compat/layer.solid.no_color/bad-1.json
    layer.solid.opacity              detail   ?    yes  yes  yes  part yes  yes  yes  yes  yes  part
      draws andr,thor rule solid-opacity-twice
      note lottie-android and thorvg 1.1 apply the opacity twice.
      advice Use a rectangle with a fill opacity instead of the solid.
      measured web,canv,rlot,thor 2026-11 - Tests/LintTests/Cases/compat/layer.solid.opacity/bad-1.json
    layer.image                      content  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
      without set ty=3
      advice Choose Create Shapes from Vector Layer for vector files, and draw other images as shapes.
      read ios2,ios3 - - seed row: Other, Images
    layer.null                       none     ?    yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
    layer.shape                      content  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
      read ios2,ios3 - - seed row: Shapes, Shape
    layer.shape.opacity              detail   ?    ?    yes  yes  part yes  part yes  yes  yes  yes
      draws andr,canv rule layer-opacity-each
      note Each shape fades by itself, and what it covers shows through; in lottie-android unless the app calls setApplyingOpacityToLayersEnabled(true).
      advice Arrange the layer's shapes without overlap, or merge them; or lighten the colors.
      measured web,canv,rlot,thor 2026-11 - Tests/LintTests/Cases/compat/layer.shape.opacity/bad-1.json
    layer.shape.transform            content  ?    ?    yes  ?    part part part part yes  yes  part
      draws andr,skot grouped-shapes
      draws canv,thor grouped-shapes-before
      draws web loose-transform
      note lottie-web takes it for the layer's own, its canvas and most players for that of a group; lottie-ios and rlottie ignore it.
      advice Put the shapes into a group with the transform, or delete it.
      read main 2026-11-29 4.6.1 Sources/Private/MainThread/NodeRenderSystem/Extensions/ItemsExtension.swift
      read andr 2026-11-29 6.7.1 lottie/src/main/java/com/airbnb/lottie/animation/content/ContentGroup.java
      measured web,canv 2026-11-29 5.13.0 Tests/LintTests/Cases/compat/layer.shape.transform/bad-1.json
      measured skot 2026-11-29 0.42.0 Tests/LintTests/Cases/compat/layer.shape.transform/bad-1.json
      measured thor 2026-11-29 1.1.1 Tests/LintTests/Cases/compat/layer.shape.transform/bad-1.json
      measured rlot 2026-11-29 0.2 Tests/LintTests/Cases/compat/layer.shape.transform/bad-1.json
    layer.text                       content  no   part yes  yes  yes  yes  yes  yes  no   no   yes
      draws rlot,tg set ty=3,parent=null,ks={}
      without set ty=3
      advice Choose Create Shapes from Text in After Effects.
    layer.text.opacity               detail   ?    ?    yes  yes  part yes  yes  yes  yes  yes  yes
      draws andr rule text-opacity-twice
      note lottie-android applies the opacity twice. Players without text are told of it in the row above.
      advice Put the text into a precomp, and fade that.
      read andr - - lottie/src/main/java/com/airbnb/lottie/model/layer/TextLayer.java
    layer.audio                      none     ?    ?    no   no   no   part part part no   no   part
      note lottie adds the sound to .mp4, .webm and .mov.
    layer.video_placeholder          content  ?    ?    no   no   no   no   no   no   no   no   no
      advice Replace the placeholder: with a still image, or with nothing.
    layer.image_sequence             content  ?    ?    no   no   no   no   no   no   no   no   no
      advice Use a few images, one after another, as layers of their own.
    layer.video                      content  ?    ?    no   no   no   no   no   no   no   no   no
      advice Leave the film out and play it beside the animation, or import some of its frames as images.
    layer.image_placeholder          content  ?    ?    no   no   no   no   no   no   no   no   no
      advice Replace the placeholder with an image.
    layer.guide                      none     ?    ?    no   no   no   no   no   no   no   no   no
    layer.adjustment                 detail   ?    ?    no   no   no   no   no   no   no   no   no
      without set hd=true
      note Effects on it are lost.
      advice Apply its effects to the layers below, or render them into an image.
    layer.adjustment.extras          detail   ?    ?    no   no   no   no   no   no   no   no   no
      advice Apply its effects to the layers below, and draw its style and matte on a solid.
    layer.camera                     content  ?    ?    no   no   no   no   no   yes  no   no   no
      draws andr,thor,rlot,tg rule flat-space
      without set ty=3
      note lottie-web stops with an error; most players show the scene flat.
      advice Delete the camera and move the layers instead.
      breaks web,canv
    layer.light                      detail   ?    ?    no   no   no   no   no   no   no   no   no
      advice Delete the light and paint the shading.
    layer.data                       none     ?    ?    no   no   no   part part part no   no   no
    layer.unknown_type               content  ?    ?    no   no   no   no   no   no   no   no   no
      advice Convert the layer to shapes, or render it into images.
    layer.hidden                     detail   ?    yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
    layer.parenting                  detail   yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
      read ios2,ios3 - - seed row: Transforms, Parenting
    layer.parenting.broken           detail   ?    ?    ?    ?    ?    part part yes  yes  yes  yes
      draws web,canv set parent=null
      note lottie-web follows neither the parent nor those above it.
      advice Remove the parent that is missing.
      measured web,canv 2026-11-29 5.13.0 Tests/LintTests/Cases/compat/layer.parenting.broken/bad-1.json
      measured skot 2026-11-29 0.42.0 Tests/LintTests/Cases/compat/layer.parenting.broken/bad-1.json
      measured thor 2026-11-29 1.1.1 Tests/LintTests/Cases/compat/layer.parenting.broken/bad-1.json
      measured rlot 2026-11-29 0.2 Tests/LintTests/Cases/compat/layer.parenting.broken/bad-1.json
    layer.in_out                     detail   yes  yes  part yes  part yes  yes  part part part part
      draws andr,thor,rlot,tg rule single-times
      draws skot rule skia-times
      draws main,rlot,tg rule inclusive-out-points
      note Mobile players still show the layer on its out frame.
      advice Extend the layer to the next keyframe, or fade it with opacity, where that one frame matters.
    layer.start_time                 detail   ?    yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
    layer.start_time.fractional      detail   ?    ?    yes  yes  yes  yes  yes  yes  part part yes
      draws rlot,tg rule whole-frames
      note rlottie draws whole frames of a precomp only.
      advice Move the start of the precomp to a whole frame.
    layer.time_stretch               content  no   yes  yes  yes  yes  yes  yes  yes  part part yes
      draws rlot,tg rule whole-frames
      note rlottie draws whole frames of a precomp only.
      advice Set Time Stretch to 100 % and move the keyframes.
      read ios2,ios3 - - seed row: Other, Time Stretch
    layer.time_stretch.backwards     content  ?    ?    no   ?    no   no   no   part no   no   no
      without hidden-layer
      note Most players show it never, as its in point is behind its out point; skottie does not sort its keyframes.
      advice Enable Time Remapping and reverse its keyframes instead.
      read main - - Sources/Private/MainThread/LayerContainers/CompLayers/CompositionLayer.swift
      read andr - - lottie/src/main/java/com/airbnb/lottie/parser/LayerParser.java
      measured web,canv 2026-11-28 5.13.0 Tests/LintTests/Cases/compat/layer.time_stretch.backwards/bad-1.json
      measured skot 2026-11-28 0.42.0 Tests/RenderTests/Cases/layers/time/stretch-backwards-keys.json
      measured thor 2026-11-28 1.1.1 Tests/LintTests/Cases/compat/layer.time_stretch.backwards/bad-1.json
      measured rlot 2026-11-28 0.2 Tests/LintTests/Cases/compat/layer.time_stretch.backwards/bad-1.json
    layer.time_remap                 detail   no   yes  yes  yes  yes  yes  yes  part part part part
      draws rlot,tg rule whole-frames
      draws rlot,tg rule inclusive-out-points
      draws skot,thor rule open-remap-ends
      note In rlottie remapped time ends with the animation; skottie and thorvg show nothing at the end of a precomp.
      advice Time-stretch the precomp, or move its keyframes.
      read ios2,ios3 - - seed row: Other, Time remap
      measured skot 2026-11-29 0.42.0 Tests/LintTests/Cases/compat/layer.time_remap/bad-2.json
      measured thor 2026-11-29 1.1.1 Tests/LintTests/Cases/compat/layer.time_remap/bad-2.json
    layer.time_remap.constant        detail   ?    ?    ?    ?    ?    yes  yes  yes  no   no   yes
      without set tm=null
      note rlottie plays on.
      advice Write two equal keyframes.
      measured web,canv 2026-11-29 5.13.0 Tests/LintTests/Cases/compat/layer.time_remap.constant/bad-1.json
      measured skot 2026-11-29 0.42.0 Tests/LintTests/Cases/compat/layer.time_remap.constant/bad-1.json
      measured thor 2026-11-29 1.1.1 Tests/LintTests/Cases/compat/layer.time_remap.constant/bad-1.json
      measured rlot 2026-11-29 0.2 Tests/LintTests/Cases/compat/layer.time_remap.constant/bad-1.json
    layer.auto_orient                content  no   no   no   no   part yes  yes  yes  part part yes
      without set ao=0
      draws andr rule orients-instead
      draws rlot,tg rule orients-in-motion
      draws rlot,tg upright-lines
      note lottie-android supports it since 6.2; it turns what rests after its last keyframe upright, and rlottie what rests before and after, or moves straight.
      advice Turn Auto-Orient off and animate the rotation.
      measured rlot 2026-11-24 0.2 Tests/Corpus/atlas/layer.auto_orient--straight.json
      measured thor 2026-11-24 1.1.1 Tests/Corpus/atlas/layer.auto_orient--straight.json
      read ios2,ios3 - - seed row: Transforms, Auto Orient
    layer.auto_orient.rotation       detail   ?    ?    no   no   part yes  yes  yes  yes  yes  yes
      note lottie-android turns the layer along the path in place of its rotation.
      advice Put the rotation on a parent of the layer.
      measured main,core 2026-11-24 4.6.1 Tests/Corpus/atlas/layer.auto_orient--rotation.json
      measured rlot 2026-11-24 0.2 Tests/Corpus/atlas/layer.auto_orient--rotation.json
      measured andr 2026-11-24 6.7.1 Tests/Corpus/atlas/layer.auto_orient--rotation.json
    layer.3d                         none     ?    ?    part part part part part yes  no   no   part
      note The switch alone has no effect; rotation, depth and cameras have.
      advice Turn the 3D switch off; imitate the rotation with scale and skew.
    layer.3d.motion_path             content  ?    ?    yes  yes  yes  yes  yes  no   yes  yes  yes
      without straight-paths
      note skottie moves straight between the keyframes.
      advice Turn the 3D switch off, or set keyframes along the path.
      measured web,canv 2026-11-29 5.13.0 Tests/LintTests/Cases/compat/layer.3d.motion_path/bad-1.json
      measured skot 2026-11-29 0.42.0 Tests/LintTests/Cases/compat/layer.3d.motion_path/bad-1.json
      measured thor 2026-11-29 1.1.1 Tests/LintTests/Cases/compat/layer.3d.motion_path/bad-1.json
      measured rlot 2026-11-29 0.2 Tests/LintTests/Cases/compat/layer.3d.motion_path/bad-1.json
    layer.3d.rotation                content  ?    ?    yes  yes  yes  yes  yes  no   no   no   yes
      without set r=null
      note The layer is not turned.
      advice Write the rotation into ks.rz, or turn the 3D switch off.
      measured web,canv 2026-11-29 5.13.0 Tests/LintTests/Cases/compat/layer.3d.rotation/bad-1.json
      measured skot 2026-11-29 0.42.0 Tests/LintTests/Cases/compat/layer.3d.rotation/bad-1.json
      measured thor 2026-11-29 1.1.1 Tests/LintTests/Cases/compat/layer.3d.rotation/bad-1.json
      measured rlot 2026-11-29 0.2 Tests/LintTests/Cases/compat/layer.3d.rotation/bad-1.json
    layer.3d.no_orientation          content  ?    ?    yes  yes  yes  yes  yes  yes  yes  yes  no
      without set s={"k":0}
      note thorvg turns the layer by what it finds in memory: it may be missing.
      advice Write "or": {"a": 0, "k": [0, 0, 0]} into ks, or turn the 3D switch off.
      measured web,canv 2026-11-29 5.13.0 Tests/LintTests/Cases/compat/layer.3d.no_orientation/bad-1.json
      measured skot 2026-11-29 0.42.0 Tests/LintTests/Cases/compat/layer.3d.no_orientation/bad-1.json
      measured thor 2026-11-29 1.1.1 Tests/LintTests/Cases/compat/layer.3d.no_orientation/bad-1.json
      measured rlot 2026-11-29 0.2 Tests/LintTests/Cases/compat/layer.3d.no_orientation/bad-1.json
    layer.rotation_without_3d        detail   ?    ?    part part no   yes  yes  yes  yes  yes  yes
      draws andr,main,core set ddd=1
      draws andr,main,core rule flat-space
      note The rotation has no effect; lottie-android and lottie-ios turn the layer.
      advice Set X and Y Rotation to 0, or turn the 3D switch on.
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/layer.rotation_without_3d.json
      measured thor 2026-11-24 1.1.1 Tests/Corpus/atlas/layer.rotation_without_3d.json
      measured andr 2026-11-24 6.7.1 Tests/Corpus/atlas/layer.rotation_without_3d.json
      read main 2026-11-27 4.6.1 Sources/Private/MainThread/LayerContainers/Utility/LayerTransformNode.swift
    layer.rotation_unflagged         detail   ?    ?    yes  yes  yes  yes  yes  yes  no   no   yes
      without set r=null
      note rlottie treats the layer as three-dimensional, and ignores its rotation.
      advice Write "ddd": 0 in front of the layer's "ks".
      measured web,canv,rlot,thor 2026-11 - Tests/LintTests/Cases/compat/layer.rotation_unflagged/bad-1.json
    layer.collapse                   none     ?    ?    ?    ?    ?    no   no   ?    ?    ?    ?
    layer.offscreen                  detail   ?    ?    yes  yes  part yes  yes  yes  yes  yes  yes
      draws andr rule tight-layers
      note lottie-android cuts strokes that are scaled.
      advice Keep strokes away from the bounds of a masked layer, or convert them to outlines.
    layer.motion_blur                detail   ?    ?    no   no   no   no   no   no   no   no   no
      without set mb=0
      advice Turn motion blur off.
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/layer.motion_blur.json
    layer.html_class                 none     ?    ?    no   no   no   yes  no   no   no   no   no
    transform.anchor                 detail   yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
      read ios2,ios3 - - seed row: Transforms, Anchor Point
    transform.position               detail   yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
      read ios2,ios3 - - seed row: Transforms, Position
    transform.position.split         detail   part yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
      advice Switch Separate Dimensions of the position off.
      read ios2,ios3 - - seed row: Transforms, Position (separated X/Y)
    transform.position.z             detail   ?    ?    no   no   yes  yes  yes  part yes  yes  yes
      draws main,core rule flat-space
      draws skot rule fixed-zoom
      note Without a camera, skottie looks from as far as at a composition 633 pixels wide.
      advice Set the depth to 0 and scale the layer instead.
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/transform.position.z--no_camera.json
      measured web,canv 2026-11-24 5.13.0 Tests/Corpus/atlas/transform.position.z--no_camera.json
      measured thor 2026-11-24 1.1.1 Tests/Corpus/atlas/transform.position.z--no_camera.json
      measured andr 2026-11-24 6.7.1 Tests/Corpus/atlas/transform.position.z--no_camera.json
      measured rlot 2026-11-24 0.2 Tests/Corpus/atlas/transform.position.z--no_camera.json
    transform.scale                  detail   yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
      read ios2,ios3 - - seed row: Transforms, Scale
    transform.scale.negative         detail   ?    ?    yes  yes  yes  yes  yes  yes  yes  yes  yes
    transform.rotation               detail   yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
      read ios2,ios3 - - seed row: Transforms, Rotation
    transform.rotation.z.alone       content  ?    ?    yes  yes  yes  no   no   yes  yes  yes  yes
      without set rz=null
      note The layer is not turned.
      advice Write the rotation into ks.r.
      measured web,canv 2026-11-29 5.13.0 Tests/LintTests/Cases/compat/transform.rotation.z.alone/bad-1.json
      measured skot 2026-11-29 0.42.0 Tests/LintTests/Cases/compat/transform.rotation.z.alone/bad-1.json
      measured rlot 2026-11-29 0.2 Tests/LintTests/Cases/compat/transform.rotation.z.alone/bad-1.json
    transform.rotation.z.unflagged   content  ?    ?    yes  yes  yes  yes  yes  yes  yes  yes  no
      without set rz=null
      note The layer is not turned.
      advice Write the rotation into ks.r.
      measured web,canv 2026-11-29 5.13.0 Tests/LintTests/Cases/compat/transform.rotation.z.unflagged/bad-1.json
      measured skot 2026-11-29 0.42.0 Tests/LintTests/Cases/compat/transform.rotation.z.unflagged/bad-1.json
      measured rlot 2026-11-29 0.2 Tests/LintTests/Cases/compat/transform.rotation.z.unflagged/bad-1.json
      measured thor 2026-11-29 1.1.1 Tests/LintTests/Cases/compat/transform.rotation.z.unflagged/bad-1.json
    transform.rotation.xyz           content  ?    ?    part part yes  yes  yes  part part part yes
      draws main,core rule flat-space
      draws rlot,tg rule turns-apart
      draws skot rule fixed-zoom
      note lottie-ios turns the layer without perspective, and so does skottie in a composition without "ddd": 1. rlottie turns it with little perspective, about x the other way around.
      advice Imitate the rotation with an animated scale of one axis.
      measured andr 2026-11-24 6.7.1 Tests/Corpus/atlas/transform.rotation.xyz--x.json
      measured web,canv 2026-11-24 5.13.0 Tests/Corpus/atlas/transform.rotation.xyz--all.json
      measured thor 2026-11-24 1.1.1 Tests/Corpus/atlas/transform.rotation.xyz--all.json
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/transform.rotation.xyz--all.json
      measured rlot 2026-11-24 0.2 Tests/Corpus/atlas/transform.rotation.xyz--all.json
    transform.rotation.xyz.several   content  ?    ?    part part part yes  yes  part part part yes
      draws main,core rule flat-space
      draws rlot,tg rule turns-apart
      draws skot rule fixed-zoom
      advice Rotate about one axis, and imitate the others with scale.
      measured andr 2026-11-24 6.7.1 Tests/Corpus/atlas/transform.rotation.xyz--all.json
    transform.rotation.xyz.image     detail   ?    ?    yes  yes  yes  yes  yes  yes  part part yes
      note rlottie slants what the image shows. How players turn layers is told in the rows above.
      advice Imitate the rotation with an animated scale of one axis.
      measured web,canv 2026-11-30 5.13.0 Tests/LintTests/Cases/compat/transform.rotation.xyz.image/bad-1.json
      measured skot 2026-11-30 0.42.0 Tests/LintTests/Cases/compat/transform.rotation.xyz.image/bad-1.json
      measured thor 2026-11-30 1.1.1 Tests/LintTests/Cases/compat/transform.rotation.xyz.image/bad-1.json
      measured rlot 2026-11-30 0.2 Tests/LintTests/Cases/compat/transform.rotation.xyz.image/bad-1.json
    transform.orientation            detail   ?    ?    no   no   no   yes  yes  part no   no   yes
      draws skot rule fixed-zoom
      without set or=null
      advice Set Orientation to 0 and use Rotation.
      measured web,canv 2026-11-24 5.13.0 Tests/Corpus/atlas/transform.orientation.json
      measured thor 2026-11-24 1.1.1 Tests/Corpus/atlas/transform.orientation.json
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/transform.orientation.json
    transform.opacity                detail   yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
      read ios2,ios3 - - seed row: Transforms, Opacity
    transform.opacity.out_of_range   detail   ?    ?    yes  yes  yes  yes  part yes  part part part
      draws canv rule ignored-opacities
      draws rlot,tg rule wrapped-opacities
      draws thor wrapped-percents
      note lottie-web's canvas ignores such an opacity. rlottie wraps it around, and so does thorvg above 100 % at keyframes.
      advice Keep the curves in the graph editor between 0 and 100 %.
      measured web,canv 2026-11-30 5.13.0 Tests/LintTests/Cases/compat/transform.opacity.out_of_range/bad-1.json
      measured skot 2026-11-30 0.42.0 Tests/LintTests/Cases/compat/transform.opacity.out_of_range/bad-1.json
      measured thor 2026-11-30 1.1.1 Tests/LintTests/Cases/compat/transform.opacity.out_of_range/bad-1.json
      measured rlot 2026-11-30 0.2 Tests/LintTests/Cases/compat/transform.opacity.out_of_range/bad-1.json
      read andr - - lottie/src/main/java/com/airbnb/lottie/animation/content/FillContent.java
    transform.skew.layer             content  no   yes  no   no   yes  yes  yes  yes  no   no   yes
      without set sk=null
      note Mobile players read skew in groups only.
      advice Skew a group of the layer instead of the layer.
      read ios2,ios3 - - seed row: Transforms, Skew
    transform.skew.layer.steep       detail   ?    ?    yes  yes  yes  yes  yes  part yes  yes  yes
      draws skot rule pinned-skew
      note skottie skews by 85 degrees at most. Players without skew are told of it in the row above.
      advice Keep the skew between -85 and 85, as After Effects' slider does.
      measured skot 2026-11-26 0.42.0 Tests/LintTests/Cases/compat/transform.skew.layer.steep/bad-1.json
    transform.skew.layer.axis        detail   ?    ?    yes  yes  yes  yes  yes  part yes  yes  yes
      draws skot mirrored-skew-axis
      note skottie turns the axis the other way around. Players without skew are told of it in the row above.
      advice Set Skew Axis to 0, and turn the layer instead.
      measured web,canv 2026-11-29 5.13.0 Tests/LintTests/Cases/compat/transform.skew.layer.axis/bad-1.json
      measured skot 2026-11-29 0.42.0 Tests/LintTests/Cases/compat/transform.skew.layer.axis/bad-1.json
      measured thor 2026-11-29 1.1.1 Tests/LintTests/Cases/compat/transform.skew.layer.axis/bad-1.json
    transform.skew.group             content  no   yes  yes  yes  yes  yes  yes  yes  no   no   yes
      without set sk=null
      advice Set Skew to 0, and draw the skewed shape as a path.
      read ios2,ios3 - - seed row: Transforms, Skew
      measured rlot,thor 2026-11 - Tests/LintTests/Cases/compat/transform.skew.group/bad-1.json
    transform.skew.group.steep       detail   ?    ?    yes  yes  yes  yes  yes  part yes  yes  yes
      draws skot rule pinned-skew
      note skottie skews by 85 degrees at most. Players without skew are told of it in the row above.
      advice Keep the skew between -85 and 85, as After Effects' slider does.
      measured skot 2026-11-26 0.42.0 Tests/LintTests/Cases/compat/transform.skew.group.steep/bad-1.json
    transform.skew.group.axis        detail   no   yes  yes  yes  yes  yes  yes  part no   no   yes
      draws skot mirrored-skew-axis
      note skottie turns the axis the other way around.
      advice Set Skew Axis to 0, and turn the group instead.
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/transform.skew.group--axis.json
    kf.animated                      detail   yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
      read ios2,ios3 - - seed row: Interpolation, Bezier Interpolation
    kf.animated.color                detail   ?    ?    yes  yes  part yes  yes  yes  yes  yes  yes
      draws andr rule linear-colors
      note lottie-android mixes colors in linear light: lighter in between.
      advice Add keyframes of the color in between.
      measured andr 2026-11-24 6.7.1 Tests/Corpus/atlas/kf.animated--color.json
    kf.animated.single_path          detail   ?    ?    yes  yes  yes  yes  yes  yes  no   ?    yes
      note rlottie crashes.
      advice Turn the stopwatch of the path off.
      breaks rlot
    kf.linear                        content  part yes  yes  yes  yes  no   no   yes  no   no   yes
      without hidden-layer
      draws rlot,tg zeroed
      note lottie-web fails at a keyframe without i or o, and does not draw the layer.
      advice Give each keyframe but the last the handles i and o.
      read ios2,ios3 - - seed row: Interpolation, Linear Interpolation
      measured web,canv,rlot,thor 2026-11 - Tests/LintTests/Cases/compat/kf.linear/bad-1.json
    kf.bezier                        detail   yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
      read ios2,ios3 - - seed row: Interpolation, Bezier Interpolation
    kf.bezier.per_dimension          detail   ?    ?    no   no   no   yes  yes  no   no   no   no
      without first-curve
      draws andr,skot,thor,rlot,tg first-curve
      note Players that read one curve use the first axis for all.
      advice Separate Dimensions of a position, or give all axes the same easing in the graph editor.
      measured andr 2026-11-24 6.7.1 Tests/Corpus/atlas/kf.bezier.per_dimension.json
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/kf.bezier.per_dimension.json
      measured thor 2026-11-24 1.1.1 Tests/Corpus/atlas/kf.bezier.per_dimension.json
    kf.bezier.per_dimension.size     detail   ?    ?    no   no   yes  yes  yes  no   no   no   no
      without first-curve
      draws skot,thor,rlot,tg first-curve
      note Players that read one curve use the first axis for all.
      advice Give both axes the same easing in the graph editor, or animate the scale of a group instead.
    kf.bezier.shared                 detail   ?    ?    yes  yes  part yes  yes  yes  yes  yes  yes
      draws andr shared-easings
      note lottie-android tells easings apart by a number that different ones may share: the first of them in the file then goes for all.
      advice Change a handle of the easing a little, or export again with other handles.
    kf.bezier.far                    detail   ?    ?    yes  yes  part yes  yes  yes  yes  yes  yes
      draws andr rule lined-easings
      note Android follows straight lines within 0.002 of the curve, so that a turn of 2,000 degrees may be two degrees off.
      advice Add a keyframe on the way, or move and turn less between two.
      read andr - - lottie/src/main/java/com/airbnb/lottie/parser/KeyframeParser.java
    kf.bezier.overshoot              detail   ?    ?    yes  yes  yes  yes  yes  yes  yes  yes  yes
    kf.bezier.overshoot.spatial      detail   ?    ?    yes  yes  yes  yes  yes  part part part part
      draws skot rule coarse-motion-paths
      draws rlot,tg,thor rule octagonal-motion-paths
      advice Make the motion path straight, or keep the easing within its ends.
      measured thor 2026-11-24 1.1.1 Tests/Corpus/atlas/kf.bezier.overshoot--spatial.json
      measured rlot 2026-11-24 0.2 Tests/Corpus/atlas/kf.bezier.overshoot--spatial.json
    kf.hold                          detail   yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
      read ios2,ios3 - - seed row: Interpolation, Hold Interpolation
    kf.hold.before_last              detail   ?    ?    yes  yes  no   yes  yes  yes  yes  yes  yes
      draws andr lost-last
      note lottie-android leaves out the last keyframe.
      advice Make the last keyframe a hold keyframe too.
      measured andr 2026-11-24 6.7.1 Tests/Corpus/atlas/kf.hold.json
    kf.unordered                     detail   ?    ?    part part part part part no   part part part
      draws main,core,andr,web,canv,rlot,tg,thor ordered-keyframes
      without put null
      note A keyframe behind a later one never counts, a last one counts from its time on; in skottie the property keeps its default.
      advice Put the keyframes in order of time.
      read main - - Sources/Private/MainThread/NodeRenderSystem/NodeProperties/ValueProviders/KeyframeInterpolator.swift
      read core - - Sources/Private/CoreAnimation/Animations/CALayer+addAnimation.swift
      read andr - - lottie/src/main/java/com/airbnb/lottie/animation/keyframe/BaseKeyframeAnimation.java
      measured web,canv 2026-12-01 5.13.0 Tests/LintTests/Cases/compat/kf.unordered/bad-1.json
      measured skot 2026-12-01 0.42.0 Tests/LintTests/Cases/compat/kf.unordered/bad-1.json
      measured thor 2026-12-01 1.1.1 Tests/LintTests/Cases/compat/kf.unordered/bad-1.json
      measured rlot 2026-12-01 0.2 Tests/LintTests/Cases/compat/kf.unordered/bad-1.json
    kf.single                        detail   ?    ?    yes  yes  yes  no   no   yes  yes  yes  yes
      without unread-keyframes
      note lottie-web does not read it: the value is -999999.
      advice Write the value without a keyframe: "a": 0.
      read main,core - - Sources/Private/Model/Keyframes/KeyframeGroup.swift
      read andr - - lottie/src/main/java/com/airbnb/lottie/parser/KeyframesParser.java
      measured web,canv 2026-11-29 5.13.0 Tests/LintTests/Cases/compat/kf.single/bad-1.json
      measured skot 2026-11-29 0.42.0 Tests/LintTests/Cases/compat/kf.single/bad-1.json
      measured thor 2026-11-29 1.1.1 Tests/LintTests/Cases/compat/kf.single/bad-1.json
    kf.single.unheld                 detail   ?    ?    yes  yes  yes  yes  yes  yes  no   no   yes
      without zeroed
      note rlottie does not read it: the value is 0. lottie-web is told of in the row above.
      advice Write the value without a keyframe: "a": 0.
      read main,core - - Sources/Private/Model/Keyframes/KeyframeGroup.swift
      read andr - - lottie/src/main/java/com/airbnb/lottie/parser/KeyframesParser.java
      measured skot 2026-11-29 0.42.0 Tests/LintTests/Cases/compat/kf.single.unheld/bad-1.json
      measured thor 2026-11-29 1.1.1 Tests/LintTests/Cases/compat/kf.single.unheld/bad-1.json
      measured rlot 2026-11-29 0.2 Tests/LintTests/Cases/compat/kf.single.unheld/bad-1.json
    kf.spatial                       detail   part yes  yes  part part yes  yes  yes  part part part
      draws rlot,tg,thor rule octagonal-motion-paths
      draws andr rule coarse-motion-paths
      draws core rule parametric-motion-paths
      note Core Animation moves faster where the path bends less, except in mirrored layers and under a time remap.
      read ios2,ios3 - - seed row: Interpolation, Spatial Bezier Interpolation
    kf.spatial.loop                  detail   ?    ?    yes  yes  no   yes  yes  no   yes  yes  yes
      without standing-loops
      note The layer stands still.
      advice Add a keyframe halfway along the path.
      measured andr 2026-11-24 6.7.1 Tests/Corpus/atlas/kf.spatial--loop.json
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/kf.spatial--loop.json
    kf.spatial.line                  detail   ?    ?    yes  yes  yes  no   no   part yes  yes  yes
      draws skot briefly-straight-lines
      without straight-lines
      note lottie-web moves straight between the keyframes, and skottie does where no tangent is longer than the way.
      advice Set the keyframes where the motion turns.
      read main 2026-11-29 4.6.1 Sources/Private/Utility/Interpolatable/InterpolatableExtensions.swift
      read andr 2026-11-29 6.7.1 lottie/src/main/java/com/airbnb/lottie/animation/keyframe/PathKeyframe.java
      measured web,canv 2026-11-29 5.13.0 Tests/LintTests/Cases/compat/kf.spatial.line/bad-1.json
      measured skot 2026-11-29 0.42.0 Tests/LintTests/Cases/compat/kf.spatial.line/bad-1.json
      measured thor 2026-11-29 1.1.1 Tests/LintTests/Cases/compat/kf.spatial.line/bad-1.json
      measured rlot 2026-11-29 0.2 Tests/LintTests/Cases/compat/kf.spatial.line/bad-1.json
    kf.rove                          none     yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
      read ios2,ios3 - - seed row: Interpolation, Rove Across Time
    kf.legacy_end_value              detail   yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
    kf.legacy_end_value.differs      detail   ?    ?    yes  yes  part yes  yes  yes  part part yes
      draws andr,rlot,tg end-values
      note These players go to the end value.
      advice Export again with a current Bodymovin.
      measured andr 2026-11-24 6.7.1 Tests/Corpus/atlas/kf.legacy_end_value--differs.json
      measured rlot 2026-11-24 0.2 Tests/Corpus/atlas/kf.legacy_end_value--differs.json
    kf.terminal_no_value             detail   yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
    kf.terminal_handles              content  ?    ?    yes  yes  yes  yes  yes  yes  no   no   yes
      without early-end
      note In rlottie the property jumps at its first keyframe, mostly to 0.
      advice Remove i and o from the last keyframe: nothing follows it.
      measured web,canv,rlot,thor 2026-11 - Tests/LintTests/Cases/compat/kf.terminal_handles/bad-1.json
    kf.legacy_no_a                   detail   ?    yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
    shape.group                      detail   yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
      read ios2,ios3 - - seed row: Shapes, Group
    shape.group.opacity              detail   ?    ?    yes  yes  part yes  part yes  part part part
      draws andr,canv,thor,rlot,tg rule group-opacity-each
      note Each item fades by itself, and what it covers shows through.
      advice Avoid overlap within the group, or lighten the colors.
      measured canv 2026-11-24 5.13.0 Tests/Corpus/atlas/shape.group--opacity.json
      measured andr 2026-11-24 6.7.1 Tests/Corpus/atlas/shape.group--opacity.json
      measured thor 2026-11-24 1.1.1 Tests/Corpus/atlas/shape.group--opacity.json
      measured rlot 2026-11-24 0.2 Tests/Corpus/atlas/shape.group--opacity.json
    shape.path                       detail   yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
      read ios2,ios3 - - seed row: Shapes, Shape
    shape.path.animated              detail   yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
      read ios2,ios3 - - seed row: Shapes, Shape
    shape.path.vertex_mismatch       detail   ?    ?    ?    ?    part part part no   part part no
      draws skot put {"a":0,"k":{"v":[],"i":[],"o":[],"c":false}}
      draws thor first
      draws web,canv fewest-vertices
      draws andr,rlot,tg fewest-curves
      advice Give the path the same number of vertices at each keyframe.
      measured web,canv 2026-11-24 5.13.0 Tests/Corpus/atlas/shape.path.vertex_mismatch.json
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/shape.path.vertex_mismatch.json
      measured andr 2026-11-24 6.7.1 Tests/Corpus/atlas/shape.path.vertex_mismatch.json
      measured thor 2026-11-24 1.1.1 Tests/Corpus/atlas/shape.path.vertex_mismatch.json
      measured rlot 2026-11-24 0.2 Tests/Corpus/atlas/shape.path.vertex_mismatch.json
    shape.path.one_point             content  ?    ?    ?    ?    yes  yes  no   yes  no   no   no
      without set hd=true
      note The dot is missing.
      advice Draw the dot as an ellipse with a fill.
      measured andr 2026-11-24 6.7.1 Tests/Corpus/atlas/shape.path.one_point.json
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/shape.path.one_point.json
    shape.ellipse                    detail   yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
      read ios2,ios3 - - seed row: Shapes, Ellipse
    shape.rect                       detail   yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
      read ios2,ios3 - - seed row: Shapes, Rectangle
    shape.rect.rounded               detail   yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
      read ios2,ios3 - - seed row: Shapes, Rounded Rectangle
    shape.rect.no_direction          detail   ?    ?    yes  yes  yes  part part yes  yes  yes  yes
      draws web,canv set d=3
      note lottie-web begins it at the top left and goes counterclockwise, which Trim Paths and dashes show.
      advice Write d: 1 into the rectangle.
      measured web,canv 2026-11-28 5.13.0 Tests/LintTests/Cases/compat/shape.rect.no_direction/bad-1.json
      measured skot 2026-11-28 0.42.0 Tests/LintTests/Cases/compat/shape.rect.no_direction/bad-1.json
      measured thor 2026-11-28 1.1.1 Tests/LintTests/Cases/compat/shape.rect.no_direction/bad-1.json
      measured rlot 2026-11-28 0.2 Tests/LintTests/Cases/compat/shape.rect.no_direction/bad-1.json
    shape.polystar.star              detail   yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
      read ios2,ios3 - - seed row: Shapes, Polystar
    shape.polystar.polygon           detail   yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
      read ios2,ios3 - - seed row: Shapes, Polystar
    shape.polystar.polygon.inner_radius detail ? ?  yes  yes  yes  no   yes  yes  yes  yes  yes
      note lottie-web with expressions stops with an error: it looks for an inner roundness that polygons do not have there.
      advice Delete ir and is from the polygon.
      breaks web
      measured web,canv 2026-11-28 5.13.0 Tests/LintTests/Cases/compat/shape.polystar.polygon.inner_radius/bad-1.json
      measured skot 2026-11-28 0.42.0 Tests/LintTests/Cases/compat/shape.polystar.polygon.inner_radius/bad-1.json
      measured thor 2026-11-28 1.1.1 Tests/LintTests/Cases/compat/shape.polystar.polygon.inner_radius/bad-1.json
      measured rlot 2026-11-28 0.2 Tests/LintTests/Cases/compat/shape.polystar.polygon.inner_radius/bad-1.json
    shape.polystar.points.fractional detail   ?    ?    part yes  part part part part yes  yes  yes
      draws andr,main rule native-stars
      draws web,canv rule points-down
      draws skot rule points-rounded
      note lottie-web rounds the number down, skottie to the nearest; lottie-ios and lottie-android grow the last point in their own way.
      advice Use a whole number of points, or draw a path instead.
      measured web,canv 2026-11-28 5.13.0 Tests/LintTests/Cases/compat/shape.polystar.points.fractional/bad-1.json
      measured skot 2026-11-28 0.42.0 Tests/LintTests/Cases/compat/shape.polystar.points.fractional/bad-1.json
      measured thor 2026-11-28 1.1.1 Tests/LintTests/Cases/compat/shape.polystar.points.fractional/bad-1.json
      measured rlot 2026-11-28 0.2 Tests/LintTests/Cases/compat/shape.polystar.points.fractional/bad-1.json
    shape.polystar.points.animated   detail   ?    ?    part yes  part part part part yes  yes  yes
      draws andr,main rule native-stars
      draws web,canv rule points-down
      draws skot rule points-rounded
      note lottie-web rounds the number down, skottie to the nearest; lottie-ios and lottie-android grow the last point in their own way.
      advice Animate a path instead.
      measured andr 2026-11-24 6.7.1 Tests/Corpus/atlas/shape.polystar.star--animated_points.json
      measured web,canv 2026-11-28 5.13.0 Tests/Corpus/atlas/shape.polystar.star--animated_points.json
      measured skot 2026-11-28 0.42.0 Tests/Corpus/atlas/shape.polystar.star--animated_points.json
      measured thor 2026-11-28 1.1.1 Tests/Corpus/atlas/shape.polystar.star--animated_points.json
      measured rlot 2026-11-28 0.2 Tests/Corpus/atlas/shape.polystar.star--animated_points.json
    shape.polystar.roundness         detail   ?    ?    part yes  part yes  yes  no   yes  yes  yes
      draws andr,main rule native-stars
      draws skot set is=null,os=null
      note lottie-android has another curve; skottie ignores it.
      measured rlot 2026-11-24 0.2 Tests/Corpus/atlas/shape.polystar.roundness--inner.json
      measured andr 2026-11-24 6.7.1 Tests/Corpus/atlas/shape.polystar.roundness--polygon.json
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/shape.polystar.roundness--polygon.json
    shape.polystar.roundness.polygon detail   ?    ?    part yes  part yes  yes  no   part part yes
      draws andr,main rule native-stars
      draws rlot,tg rule native-polygons
      draws skot set is=null,os=null
      note lottie-android and rlottie have other curves; skottie ignores it.
      measured andr 2026-11-24 6.7.1 Tests/Corpus/atlas/shape.polystar.roundness--polygon.json
      measured rlot 2026-11-24 0.2 Tests/Corpus/atlas/shape.polystar.roundness--polygon.json
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/shape.polystar.roundness--polygon.json
    shape.polystar.rotation          detail   ?    yes  yes  yes  yes  yes  yes  yes  part part yes
      draws rlot,tg doubled-rotation
      note rlottie rotates it twice as far.
      measured web,canv,rlot,thor 2026-11 - Tests/LintTests/Cases/compat/shape.polystar.rotation/bad-1.json
    shape.direction.reversed         detail   ?    ?    yes  yes  yes  yes  yes  yes  part part yes
      draws rlot,tg set d=1
    shape.direction.reversed.rect    detail   ?    ?    yes  yes  no   yes  yes  yes  yes  yes  yes
      draws andr set d=1
      advice Draw the rectangle as a path of the other direction.
      measured andr 2026-11-24 6.7.1 Tests/Corpus/atlas/shape.direction.reversed--rect.json
      measured rlot 2026-11-24 0.2 Tests/Corpus/atlas/shape.direction.reversed--rect.json
    shape.direction.reversed.polystar detail   ?    ?    ?    ?    ?    yes  yes  no   yes  yes  yes
      without set d=1
      note skottie ignores it, which Trim Paths and dashes show.
      advice Draw the star as a path.
      measured web,canv 2026-11-29 5.13.0 Tests/LintTests/Cases/compat/shape.direction.reversed.polystar/bad-1.json
      measured skot 2026-11-29 0.42.0 Tests/LintTests/Cases/compat/shape.direction.reversed.polystar/bad-1.json
      measured thor 2026-11-29 1.1.1 Tests/LintTests/Cases/compat/shape.direction.reversed.polystar/bad-1.json
      measured rlot 2026-11-29 0.2 Tests/LintTests/Cases/compat/shape.direction.reversed.polystar/bad-1.json
    shape.hidden                     detail   ?    yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
    shape.hidden.modifier            detail   ?    ?    yes  yes  yes  no   no   yes  yes  yes  yes
      draws web,canv set hd=false
      note lottie-web applies it.
      advice Delete the hidden modifier.
      measured web,canv 2026-11-24 5.13.0 Tests/Corpus/atlas/shape.hidden--trim.json
    shape.hidden.group               content  ?    ?    yes  yes  yes  no   no   yes  no   no   yes
      without set hd=false
      note lottie-web and rlottie draw it.
      advice Delete the hidden group.
      read main,core - - Sources/Private/Model/ShapeItems/ShapeItem.swift
      read andr - - lottie/src/main/java/com/airbnb/lottie/animation/content/ContentGroup.java
      measured web,canv 2026-11-29 5.13.0 Tests/LintTests/Cases/compat/shape.hidden.group/bad-1.json
      measured skot 2026-11-29 0.42.0 Tests/LintTests/Cases/compat/shape.hidden.group/bad-1.json
      measured thor 2026-11-29 1.1.1 Tests/LintTests/Cases/compat/shape.hidden.group/bad-1.json
      measured rlot 2026-11-29 0.2 Tests/LintTests/Cases/compat/shape.hidden.group/bad-1.json
    shape.transform                  detail   yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
      read ios2,ios3 - - seed row: Shapes, Group
    shape.legacy_closed              detail   ?    ?    ?    ?    no   part part no   no   no   no
      without set closed=false
      draws web,canv open-since-4.4.18
      note The outline stays open. lottie-web repairs what Bodymovin before 4.4.18 wrote.
      advice Export again with a current Bodymovin.
      measured web,canv 2026-11-24 5.13.0 Tests/Corpus/atlas/shape.legacy_closed.json
      measured andr 2026-11-24 6.7.1 Tests/Corpus/atlas/shape.legacy_closed.json
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/shape.legacy_closed.json
      measured rlot 2026-11-24 0.2 Tests/Corpus/atlas/shape.legacy_closed.json
      measured thor 2026-11-24 1.1.1 Tests/Corpus/atlas/shape.legacy_closed.json
    shape.late_type                  content  ?    ?    yes  yes  part yes  yes  yes  part part yes
      draws andr,rlot,tg late-type
      note lottie-android reads the type first, and passes over what stands before it.
      advice Export again with Bodymovin; other programs write members in another order.
    shape.unknown                    detail   ?    ?    no   no   no   no   no   no   no   no   no
      advice Delete the item, or export again with a current Bodymovin.
    fill                             detail   yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
      read ios2,ios3 - - seed row: Renderable, Fill
    color.bytes                      content  ?    ?    part part yes  part part no   no   no   no
      without clamp-colors
      draws rlot,tg,thor wrapped-colors
      draws main,core whole-byte-colors
      draws web,canv clamp-new-colors
      note lottie-web divides by 255 in documents of Bodymovin before 4.1.9, lottie-ios where red, green and blue are above 1.
      advice Export again with a current Bodymovin.
      measured web,canv 2026-11-30 5.13.0 Tests/LintTests/Cases/compat/color.bytes/bad-1.json
      measured skot 2026-11-30 0.42.0 Tests/LintTests/Cases/compat/color.bytes/bad-1.json
      measured thor 2026-11-30 1.1.1 Tests/LintTests/Cases/compat/color.bytes/bad-1.json
      measured rlot 2026-11-30 0.2 Tests/LintTests/Cases/compat/color.bytes/bad-1.json
      read main,core - - Sources/Private/Utility/Primitives/ColorExtension.swift
    color.out_of_range               detail   ?    ?    part part part yes  yes  yes  part part part
      draws andr byte-colors
      draws rlot,tg,thor wrapped-colors
      draws main,core whole-byte-colors
      note rlottie and thorvg wrap it around. lottie-android takes a number above 1 for one of 255, lottie-ios where all three are.
      advice Keep the components of colors between 0 and 1.
      measured web,canv 2026-11-30 5.13.0 Tests/LintTests/Cases/compat/color.out_of_range/bad-1.json
      measured skot 2026-11-30 0.42.0 Tests/LintTests/Cases/compat/color.out_of_range/bad-1.json
      measured thor 2026-11-30 1.1.1 Tests/LintTests/Cases/compat/color.out_of_range/bad-1.json
      measured rlot 2026-11-30 0.2 Tests/LintTests/Cases/compat/color.out_of_range/bad-1.json
      read main,core - - Sources/Private/Utility/Primitives/ColorExtension.swift
      read andr - - lottie/src/main/java/com/airbnb/lottie/parser/ColorParser.java
    color.alpha                      detail   ?    ?    yes  yes  yes  yes  yes  part yes  yes  yes
      draws skot color-alpha
      note skottie multiplies the opacity of the fill or stroke by it.
      advice Write the opacity into the fill or stroke, and 1 as the alpha of its color.
      measured skot,rlot,thor 2026-11-26 - Tests/LintTests/Cases/compat/color.alpha/bad-1.json
      read main,core 2026-11-26 4.6.1 Sources/Private/Utility/Primitives/ColorExtension.swift
    fill.opacity                     detail   yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
      read ios2,ios3 - - seed row: Renderable, Fill
    fill.evenodd                     detail   ?    yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
    fill.groups                      detail   ?    ?    yes  yes  yes  yes  yes  yes  yes  yes  part
      draws thor rule apart-groups
      note thorvg fills such a group by itself, so that it makes no hole in the others.
      advice Fill the group within it, or put its paths beside the others.
      measured web,canv 2026-11-30 5.13.0 Tests/LintTests/Cases/compat/fill.groups/bad-1.json
      measured skot 2026-11-30 0.42.0 Tests/LintTests/Cases/compat/fill.groups/bad-1.json
      measured thor 2026-11-30 1.1.1 Tests/LintTests/Cases/compat/fill.groups/bad-1.json
      measured rlot 2026-11-30 0.2 Tests/LintTests/Cases/compat/fill.groups/bad-1.json
    fill.disabled                    detail   ?    ?    yes  yes  yes  yes  yes  yes  yes  yes  no
      draws thor set hd=true
      note thorvg hides a fill whose fillEnabled is false.
      advice Delete the fill or stroke that is switched off.
      measured thor 2026-11-24 1.1.1 Tests/Corpus/atlas/fill.disabled.json
      measured web,canv 2026-11-24 5.13.0 Tests/Corpus/atlas/fill.disabled.json
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/fill.disabled.json
      measured andr 2026-11-24 6.7.1 Tests/Corpus/atlas/fill.disabled.json
      measured rlot 2026-11-24 0.2 Tests/Corpus/atlas/fill.disabled.json
      measured main,core 2026-11-24 4.6.1 Tests/Corpus/atlas/fill.disabled.json
    style.none                       none     ?    ?    no   no   no   yes  yes  no   no   no   no
    stroke                           detail   yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
      read ios2,ios3 - - seed row: Renderable, Stroke
    stroke.width.animated            detail   yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
    stroke.nonuniform_scale          detail   ?    ?    yes  yes  yes  yes  yes  yes  part part yes
      draws rlot,tg rule even-strokes
      advice Scale width and height alike, or scale the path within the group.
    stroke.nonuniform_scale.groups   detail   ?    ?    yes  no   yes  yes  yes  yes  yes  yes  yes
      note lottie-ios falls back to its main-thread engine.
      advice Scale width and height alike, or put the stroke into the group.
      read core 2026-11-26 4.6.1 Sources/Private/CoreAnimation/Layers/ShapeLayer.swift
    stroke.nonuniform_scale.layer    detail   ?    ?    yes  yes  yes  yes  yes  yes  part part yes
      draws rlot,tg rule even-strokes
      note rlottie scales strokes by the mean of both axes.
      advice Scale width and height alike, or scale the paths within the groups.
      measured web,canv 2026-11-30 5.13.0 Tests/LintTests/Cases/compat/stroke.nonuniform_scale.layer/bad-1.json
      measured skot 2026-11-30 0.42.0 Tests/LintTests/Cases/compat/stroke.nonuniform_scale.layer/bad-1.json
      measured thor 2026-11-30 1.1.1 Tests/LintTests/Cases/compat/stroke.nonuniform_scale.layer/bad-1.json
      measured rlot 2026-11-30 0.2 Tests/LintTests/Cases/compat/stroke.nonuniform_scale.layer/bad-1.json
    stroke.flattened                 detail   ?    ?    yes  yes  yes  yes  yes  yes  part part yes
      draws rlot,tg rule even-strokes
      note rlottie draws the stroke as a bar.
      advice Scale the line to 1 % instead of 0, or hide the layer there with opacity.
      measured web,canv,rlot,thor 2026-11 - Tests/LintTests/Cases/compat/stroke.flattened/bad-1.json
    stroke.hollow                    detail   ?    ?    ?    ?    part part part part yes  yes  yes
      draws andr,web,canv,skot rule hollow-strokes
      note Inside a bend tighter than half its width a stroke has a hole.
      advice Draw the disc as a fill, or keep the stroke narrower than its path.
      read andr 2026-11-28 6.7.1 lottie/src/main/java/com/airbnb/lottie/animation/content/BaseStrokeContent.java
      measured web,canv 2026-11-28 5.13.0 Tests/LintTests/Cases/compat/stroke.hollow/bad-1.json
      measured skot 2026-11-28 0.42.0 Tests/LintTests/Cases/compat/stroke.hollow/bad-1.json
      measured rlot 2026-11-28 0.2 Tests/LintTests/Cases/compat/stroke.hollow/bad-1.json
      measured thor 2026-11-28 1.1.1 Tests/LintTests/Cases/compat/stroke.hollow/bad-1.json
    stroke.paths                     detail   ?    ?    yes  yes  yes  yes  part yes  yes  yes  yes
      draws canv rule strokes-each
      note The canvas of lottie-web draws one path after the other: where a stroke is translucent, and they cross, it is darker.
      advice Join the paths to one that does not cross itself, or lighten the color instead.
      read main - - Sources/Private/MainThread/NodeRenderSystem/Nodes/OutputNodes/Renderables/StrokeRenderer.swift
      read core - - Sources/Private/CoreAnimation/Layers/ShapeItemLayer.swift
      read andr - - lottie/src/main/java/com/airbnb/lottie/animation/content/BaseStrokeContent.java
      measured web,canv 2026-11-30 5.13.0 Tests/LintTests/Cases/compat/stroke.paths/bad-1.json
      measured skot 2026-11-30 0.42.0 Tests/LintTests/Cases/compat/stroke.paths/bad-1.json
      measured rlot 2026-11-30 0.2 Tests/LintTests/Cases/compat/stroke.paths/bad-1.json
      measured thor 2026-11-30 1.1.1 Tests/LintTests/Cases/compat/stroke.paths/bad-1.json
    stroke.no_length                 content  ?    ?    ?    ?    yes  yes  no   yes  no   no   yes
      without rule no-dots
      note The dot is missing.
      advice Draw the dot as an ellipse with a fill, or give the line a length of 0.1.
      read andr 2026-11-28 6.7.1 lottie/src/main/java/com/airbnb/lottie/animation/content/BaseStrokeContent.java
      measured web,canv 2026-11-28 5.13.0 Tests/LintTests/Cases/compat/stroke.no_length/bad-1.json
      measured skot 2026-11-28 0.42.0 Tests/LintTests/Cases/compat/stroke.no_length/bad-1.json
      measured rlot 2026-11-28 0.2 Tests/LintTests/Cases/compat/stroke.no_length/bad-1.json
      measured thor 2026-11-28 1.1.1 Tests/LintTests/Cases/compat/stroke.no_length/bad-1.json
    stroke.no_length.closed          content  ?    ?    ?    ?    yes  yes  no   yes  no   no   no
      without rule no-closed-dots
      note The dot is missing.
      advice Draw the dot as an ellipse with a fill.
      read andr 2026-11-28 6.7.1 lottie/src/main/java/com/airbnb/lottie/animation/content/BaseStrokeContent.java
      measured web,canv 2026-11-28 5.13.0 Tests/LintTests/Cases/compat/stroke.no_length.closed/bad-1.json
      measured skot 2026-11-28 0.42.0 Tests/LintTests/Cases/compat/stroke.no_length.closed/bad-1.json
      measured rlot 2026-11-28 0.2 Tests/LintTests/Cases/compat/stroke.no_length.closed/bad-1.json
      measured thor 2026-11-28 1.1.1 Tests/LintTests/Cases/compat/stroke.no_length.closed/bad-1.json
    stroke.cap                       detail   yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
    stroke.cap.missing               detail   ?    ?    yes  yes  no   yes  yes  no   no   no   yes
      without set lc=1
      note The ends are flat there, and round in others.
      advice Choose a Line Cap, and write it as lc.
    stroke.join                      detail   yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
    stroke.join.missing              detail   ?    ?    yes  yes  no   yes  yes  no   no   no   yes
      without set lj=1
      note The corners are pointed there, and round in others.
      advice Choose a Line Join, and write it as lj.
    stroke.miter                     detail   ?    ?    yes  yes  yes  yes  yes  yes  yes  yes  yes
    stroke.miter.animated            detail   ?    ?    no   no   no   no   no   no   no   no   no
      without remove
      advice Keep the miter limit as it is.
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/stroke.miter.animated.json
    stroke.dash                      detail   ?    yes  yes  yes  yes  yes  yes  yes  part part yes
      draws rlot,tg rule octagonal-dashes
      note rlottie measures slanted lines up to 7 % too long, and of several dashes takes the offset by the last one and its gap alone.
      advice Draw the dashes as paths of their own.
    stroke.dash.unpaired             content  ?    yes  yes  yes  yes  yes  yes  yes  no   no   yes
      draws rlot,tg dashes-by-place
      note rlottie identifies dash, gap and offset by their position in the list, and draws nothing where gaps alone have a length.
      advice Give the dash one length above 0 and one gap.
      measured web,rlot,thor 2026-11 - Tests/LintTests/Cases/compat/stroke.dash.unpaired/bad-1.json
    stroke.dash.odd                  detail   ?    ?    yes  yes  part yes  yes  yes  no   no   yes
      draws rlot,tg dashes-by-place
      draws andr first-dashes
      note lottie-android takes the first dash and gap.
      advice Repeat the list, so that dashes and gaps are pairs.
      measured andr 2026-11-24 6.7.1 Tests/Corpus/atlas/stroke.dash.unpaired--odd.json
      measured rlot 2026-11-24 0.2 Tests/Corpus/atlas/stroke.dash.unpaired--odd.json
      measured web,canv 2026-11-24 5.13.0 Tests/Corpus/atlas/stroke.dash.unpaired--odd.json
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/stroke.dash.unpaired--odd.json
      measured thor 2026-11-24 1.1.1 Tests/Corpus/atlas/stroke.dash.unpaired--odd.json
    stroke.dash.short                detail   ?    ?    yes  yes  part yes  yes  yes  yes  yes  yes
      draws andr rule least-dashes
      note lottie-android draws dashes of at least one unit, and gaps of a tenth.
      advice Draw dots as dashes of one unit in a larger composition.
    stroke.dash.no_offset            content  ?    ?    yes  yes  yes  yes  part no   no   no   yes
      draws rlot,tg dashes-by-place
      without lengths-by-place
      draws skot lengths-by-place
      draws canv shifted-dashes
      note skottie and rlottie take the gap as the offset; lottie-web's canvas leaves the last length out.
      advice End the dashes with an offset, even if it is 0.
      measured canv 2026-11-28 5.13.0 Tests/RenderTests/Cases/paint/stroke/dashes-without-gap.json
      measured rlot 2026-11-24 0.2 Tests/Corpus/atlas/stroke.dash.no_offset.json
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/stroke.dash.no_offset.json
    stroke.dash.offset_first         detail   ?    ?    yes  yes  yes  yes  part no   no   no   yes
      draws rlot,tg dashes-by-place
      draws skot lengths-by-place
      draws canv shifted-dashes
      note The canvas renderer takes the offset for a dash of length 0; skottie and rlottie go by the places in the list.
      advice Write the offset last.
    stroke.dash.unnamed              detail   ?    ?    yes  yes  yes  no   yes  yes  yes  yes  yes
      note lottie-web with expressions stops with an error: it creates a property for each name.
      advice Give each dash entry a different name: dash, gap, offset.
      breaks web
      measured web,canv,rlot,thor 2026-11 - Tests/LintTests/Cases/compat/stroke.dash.unnamed/bad-1.json
    stroke.dash.animated             detail   ?    ?    yes  no   yes  yes  yes  yes  yes  yes  yes
      advice Animate the dash offset or a Trim Paths; keep the lengths fixed.
    stroke.dash.offset               detail   ?    yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
    gradient.fill.linear             detail   yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
      read ios2,ios3 - - seed row: Renderable, Linear Gradient
    gradient.fill.radial             detail   yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
      read ios2,ios3 - - seed row: Renderable, Radial Gradient
    gradient.radial.slanted          detail   ?    ?    yes  yes  yes  yes  yes  yes  part part part
      draws rlot,tg,thor rule octagonal-radii
      note rlottie and thorvg draw it up to 7 % too large, or 3 % too small.
      advice Put the end straight above, below or beside the start.
      measured web,canv 2026-11-30 5.13.0 Tests/LintTests/Cases/compat/gradient.radial.slanted/bad-1.json
      measured skot 2026-11-30 0.42.0 Tests/LintTests/Cases/compat/gradient.radial.slanted/bad-1.json
      measured thor 2026-11-30 1.1.1 Tests/LintTests/Cases/compat/gradient.radial.slanted/bad-1.json
      measured rlot 2026-11-30 0.2 Tests/LintTests/Cases/compat/gradient.radial.slanted/bad-1.json
    gradient.conic                   detail   ?    ?    no   no   no   no   no   no   no   no   no
      without set t=2
      note lottie-ios cannot decode the file.
      advice Use a linear or radial gradient.
      breaks ios3,main,core,ios
      measured thor 2026-11-24 1.1.1 Tests/Corpus/atlas/gradient.conic.json
    gradient.stroke                  content  no   yes  part yes  yes  yes  yes  yes  yes  yes  yes
      draws main set o.a=0,o.k=100
      note The main-thread engine ignores its opacity.
      advice Use a stroke of one color, or convert the stroke to a filled outline.
      read ios2,ios3 - - seed row: Renderable, Gradient Stroke
    gradient.stroke.width.animated   detail   ?    ?    yes  yes  yes  yes  part yes  yes  yes  yes
      draws canv set w.a=0,w.k=1
      note The canvas renderer draws it one unit wide.
      advice Animate the width of a stroke of one color, or keep the width.
    gradient.stroke.dash             detail   ?    ?    yes  yes  yes  yes  yes  yes  part part yes
      advice Use a dashed stroke of one color, or draw the dashes as paths.
      measured rlot 2026-11-24 0.2 Tests/Corpus/atlas/gradient.stroke.dash.json
    gradient.highlight               detail   ?    ?    no   no   no   yes  yes  yes  yes  yes  yes
      without set h=null,a=null
      advice Set Highlight Length to 0.
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/gradient.highlight--turned-axis.json
    gradient.alpha                   detail   ?    yes  yes  yes  part yes  yes  yes  part part yes
      draws andr,rlot,tg rule premultiplied-gradients
      advice Use an opaque gradient, and fade the layer or use an alpha matte.
    gradient.alpha.colors            detail   ?    yes  yes  yes  part yes  yes  yes  part part yes
      draws andr,rlot,tg rule premultiplied-gradients
      note lottie-android mixes colors that are multiplied by their opacity.
      advice Use one color for all stops, and fade another layer over them.
      measured andr 2026-11-24 6.7.1 Tests/Corpus/atlas/gradient.alpha.json
    gradient.alpha.offsets           content  ?    ?    yes  yes  part yes  no   yes  part part yes
      draws rlot rule sampled-opacities
      draws tg rule merged-opacities
      draws andr rule linear-colors
      draws canv rule opaque-gradients
      note rlottie uses the opacities at color stops only, and Telegram none after the last of them; lottie-web's canvas draws the gradient opaque.
      advice Put an opacity stop at each color stop and no others, or fade the layer with a matte.
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/gradient.alpha.offsets.json
      measured web,canv,rlot,thor 2026-11 - Tests/LintTests/Cases/compat/gradient.alpha.offsets/bad-1.json
    gradient.stops.doubled           detail   ?    ?    yes  yes  yes  yes  yes  part yes  yes  yes
      draws skot joined-stops
      note skottie leaves the second color out: the edge is soft on one side.
      advice Move one of the stops by a thousandth.
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/gradient.fill.linear--hard.json
    gradient.count_last              detail   ?    ?    yes  yes  part yes  yes  yes  yes  yes  yes
      draws andr uncounted-stops
      note lottie-android takes the opacity stops for colors, as it has not read yet how many there are.
      advice Write the member p of the gradient before k, as Bodymovin does.
      read andr - - lottie/src/main/java/com/airbnb/lottie/parser/GradientFillParser.java
    gradient.midpoint                none     ?    ?    yes  yes  yes  yes  yes  yes  yes  yes  yes
    gradient.animated                detail   ?    yes  yes  yes  part yes  yes  yes  yes  yes  yes
      draws andr rule linear-colors
      advice Keep the gradient, and fade a second one over it.
      measured andr 2026-11-24 6.7.1 Tests/Corpus/atlas/gradient.animated.json
    gradient.animated.stops          content  ?    ?    yes  yes  part yes  yes  yes  yes  yes  part
      draws andr stuck-gradient
      note A color and an opacity at one offset are one stop. lottie-android stops the gradient at the last keyframe that has more or fewer stops than the next; thorvg makes up the stops that are missing.
      advice Move the opacity stops so that in all keyframes as many are at the offset of a color.
      measured thor 2026-11-28 1.1.1 Tests/LintTests/Cases/compat/gradient.animated.stops/bad-1.json
    gradient.animated.points         detail   ?    yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
    style.blend                      content  ?    ?    no   no   no   yes  no   yes  no   no   no
      without set bm=0
      advice Move the shape to its own layer and set the mode there.
      measured thor 2026-11-24 1.1.1 Tests/Corpus/atlas/style.blend--fill.json
      measured canv 2026-11-24 5.13.0 Tests/Corpus/atlas/style.blend--fill.json
    style.blend.faded                detail   ?    ?    yes  yes  yes  yes  yes  part yes  yes  yes
      draws skot rule faded-blends
      note skottie blends what is alone in the layer with what is below the layer. Players that ignore the mode are told in the row above.
      advice Set the blend mode on the layer in place of the shape.
      measured web,canv 2026-11-30 5.13.0 Tests/LintTests/Cases/compat/style.blend.faded/bad-1.json
      measured skot 2026-11-30 0.42.0 Tests/LintTests/Cases/compat/style.blend.faded/bad-1.json
      measured thor 2026-11-30 1.1.1 Tests/LintTests/Cases/compat/style.blend.faded/bad-1.json
      measured rlot 2026-11-30 0.2 Tests/LintTests/Cases/compat/style.blend.faded/bad-1.json
    style.blend.group                content  ?    ?    no   no   no   yes  no   yes  no   no   yes
      without set bm=0
      advice Move the group to its own layer and set the mode there.
      measured canv 2026-11-24 5.13.0 Tests/Corpus/atlas/style.blend--group.json
      measured thor 2026-11-24 1.1.1 Tests/Corpus/atlas/style.blend--group.json
    trim.simultaneous                detail   part yes  yes  yes  yes  yes  yes  yes  part part yes
      draws rlot,tg rule octagonal-trims
      note rlottie measures slanted lines up to 7 % too long, so that a part of a path ends elsewhere.
      read ios2,ios3 - - seed row: Shapes, Trim Path (simultaneously)
    trim.individual                  detail   no   yes  yes  no   yes  yes  yes  yes  yes  yes  yes
      note Core Animation trims each path separately.
      advice Put a Trim Paths into each group, or set Trim Multiple Shapes to Simultaneously.
      measured rlot 2026-11-24 0.2 Tests/Corpus/atlas/trim.individual.several.json
      read ios2,ios3 - - seed row: Shapes, Trim Path (individually)
    trim.individual.several          detail   no   yes  yes  no   yes  yes  yes  yes  yes  yes  part
      draws thor reordered-trims
      note Core Animation trims each path by itself, thorvg the first, then the others from the last; groups with paints at once.
      advice Put a Trim Paths into each group, or set Trim Multiple Shapes to Simultaneously.
      measured rlot 2026-11-24 0.2 Tests/Corpus/atlas/trim.individual.several.json
      read ios2,ios3 - - seed row: Shapes, Trim Path (individually)
      measured web,canv,rlot,thor 2026-11 - Tests/LintTests/Cases/compat/trim.individual.several/bad-1.json
    trim.individual.groups           detail   ?    ?    yes  no   part yes  yes  part yes  yes  part
      draws andr,skot,thor set m=1
      note These players trim the groups simultaneously.
      advice Put a Trim Paths into each group.
      measured main,core 2026-11-24 4.6.1 Tests/Corpus/atlas/trim.individual.several--groups.json
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/trim.individual.several--groups.json
      measured andr 2026-11-24 6.7.1 Tests/Corpus/atlas/trim.individual.several--groups.json
      measured thor 2026-11-24 1.1.1 Tests/Corpus/atlas/trim.individual.several--groups.json
    trim.individual.offset           detail   ?    ?    yes  no   ?    yes  yes  yes  part part yes
      draws rlot,tg rule whole-wrapped-trims
      note rlottie leaves the paths whole where the part leads through their start.
      advice Animate start and end in place of the offset, or set Trim Multiple Shapes to Simultaneously.
      measured web,canv 2026-11-29 5.13.0 Tests/LintTests/Cases/compat/trim.individual.offset/bad-1.json
      measured skot 2026-11-29 0.42.0 Tests/LintTests/Cases/compat/trim.individual.offset/bad-1.json
      measured thor 2026-11-29 1.1.1 Tests/LintTests/Cases/compat/trim.individual.offset/bad-1.json
      measured rlot 2026-11-29 0.2 Tests/LintTests/Cases/compat/trim.individual.offset/bad-1.json
    trim.still                       detail   ?    ?    yes  ?    yes  yes  yes  yes  part part yes
      draws rlot,tg set hd=true
      note While it plays, rlottie cuts paths that stand still only by the trims that move.
      advice Cut the path itself in place of the trim that stands still.
      measured rlot 2026-11-29 0.2 Tests/LintTests/Cases/compat/trim.still/bad-1.json
    trim.on_fill                     detail   ?    ?    part no   part yes  yes  yes  part part yes
      draws core set hd=true
      draws main,andr,rlot,tg rule split-trims
      note lottie-ios falls back to its main-thread engine. A part that leads through the start of the path is filled as two.
      advice Trim a stroke, or reveal the fill with a track matte.
    trim.on_fill.groups              detail   ?    ?    part no   part yes  yes  yes  part part yes
      draws core set hd=true
      draws main,andr,rlot,tg rule split-trims
      note Core Animation leaves the fill whole; in other players a part that leads through the start of the path is filled as two.
      advice Trim a stroke, or reveal the fill with a track matte.
      read core 2026-11-27 4.6.1 Sources/Private/CoreAnimation/Layers/ShapeItemLayer.swift
    trim.primitive                   detail   ?    yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
      measured rlot 2026-11-24 0.2 Tests/Corpus/atlas/trim.primitive--rect.json
    trim.polygon                     detail   ?    ?    yes  yes  yes  yes  yes  yes  part part part
      advice Choose Convert To Bezier Path on the polygon.
      measured web,canv,rlot,thor 2026-11 - Tests/LintTests/Cases/compat/trim.polygon/bad-1.json
    trim.offset                      detail   ?    yes  part part part yes  yes  part part part yes
      draws main,core,andr,skot,rlot,tg rule whole-trims
      note A trim that leaves the whole path does not move its start, which a second trim or a dash shows.
      advice Choose another start: Layer > Mask and Shape Path > Set First Vertex.
    trim.offset.nested               detail   ?    ?    yes  yes  yes  yes  yes  yes  yes  yes  part
      note thorvg multiplies the parts of both trims, so that an offset moves what the inner one left.
      advice Write the offset into the inner Trim Paths.
      measured skot,rlot,thor 2026-11-26 - Tests/LintTests/Cases/compat/trim.offset.nested/bad-1.json
    trim.uneven                      detail   ?    ?    part part yes  yes  yes  yes  yes  yes  yes
      draws main rule searched-trims
      draws core rule parametric-trims
      note lottie-ios cuts such curves at other places: its main-thread engine up to three guesses on, Core Animation by the curve's parameter.
      advice Add vertices to the path, so that its curves are short and their handles even.
      read main 2026-11-26 4.6.1 Sources/Private/Utility/Primitives/CurveVertex.swift
      read core 2026-11-26 4.6.1 Tests/__Snapshots__/SnapshotTests/testCoreAnimationRenderingEngine.LottieFiles-bounce_strokes-50.png
    trim.out_of_range                detail   ?    ?    ?    ?    part yes  yes  part part part yes
      draws andr,skot,rlot,tg rule unclamped-trims
      note Players go on around the path where others stop at its ends.
      advice Keep Start and End between 0 and 100 %, also between keyframes, and move the part by Offset.
      read andr - - lottie/src/main/java/com/airbnb/lottie/utils/Utils.java
      measured web,canv 2026-11-29 5.13.0 Tests/LintTests/Cases/compat/trim.out_of_range/bad-1.json
      measured skot 2026-11-29 0.42.0 Tests/LintTests/Cases/compat/trim.out_of_range/bad-1.json
      measured thor 2026-11-29 1.1.1 Tests/LintTests/Cases/compat/trim.out_of_range/bad-1.json
      measured rlot 2026-11-29 0.2 Tests/LintTests/Cases/compat/trim.out_of_range/bad-1.json
    repeater                         content  yes  no   no   yes  yes  yes  yes  yes  yes  yes  yes
      without set hd=true
      note lottie-ios draws it in Core Animation only.
      advice Duplicate the group instead of using a Repeater.
      read ios2,ios3 - - seed row: Shapes, Repeater
    repeater.opacity                 content  ?    no   no   no   part yes  yes  part part part part
      draws andr,skot,rlot,tg rule open-fade
      draws thor rule early-fade
      note Players divide the way from start to end opacity otherwise among the copies.
      advice Duplicate the group instead, and set the opacity of each copy.
      without set tr.so=null,tr.eo=null
    repeater.opacity.paints          detail   ?    ?    ?    ?    part yes  part yes  part part part
      draws andr,canv,thor,rlot,tg rule group-opacity-each
      note Each fill and stroke of a copy is translucent by itself, so that those below show through.
      advice Let the fills and strokes of a copy not overlap.
      measured web,canv 2026-11-30 5.13.0 Tests/LintTests/Cases/compat/repeater.opacity.paints/bad-1.json
      measured skot 2026-11-30 0.42.0 Tests/LintTests/Cases/compat/repeater.opacity.paints/bad-1.json
      measured thor 2026-11-30 1.1.1 Tests/LintTests/Cases/compat/repeater.opacity.paints/bad-1.json
      measured rlot 2026-11-30 0.2 Tests/LintTests/Cases/compat/repeater.opacity.paints/bad-1.json
      read andr - - lottie/src/main/java/com/airbnb/lottie/animation/content/RepeaterContent.java
    repeater.offset                  content  ?    no   no   no   yes  yes  yes  yes  yes  yes  yes
      advice Move the repeated shape instead of the offset.
    repeater.offset.negative         content  ?    yes  yes  yes  yes  part part yes  yes  yes  yes
      draws web,canv rule late-copies
      note lottie-web puts the copies behind the original one place back where the offset is a whole number. Players without repeaters are told of it in the row above.
      advice Move the repeated shape instead of the offset.
      measured web,canv 2026-11-29 5.13.0 Tests/LintTests/Cases/compat/repeater.offset.negative/bad-1.json
      measured skot 2026-11-29 0.42.0 Tests/LintTests/Cases/compat/repeater.offset.negative/bad-1.json
      measured thor 2026-11-29 1.1.1 Tests/LintTests/Cases/compat/repeater.offset.negative/bad-1.json
      measured rlot 2026-11-29 0.2 Tests/LintTests/Cases/compat/repeater.offset.negative/bad-1.json
    repeater.scale                   content  ?    no   no   part yes  yes  yes  yes  yes  yes  yes
      note Core Animation scales every copy alike, the first one too.
      advice Duplicate the group instead, and scale each copy.
      read core 2026-11-26 4.6.1 Sources/Private/CoreAnimation/Layers/RepeaterLayer.swift
    repeater.scale.turned            detail   ?    yes  yes  yes  part yes  yes  part yes  yes  yes
      draws andr,skot rule scaled-first
      note lottie-android and skottie scale a copy, then turn it; others turn it first. lottie-ios is told of in the rows above.
      advice Duplicate the group instead, and turn and scale each copy.
      read andr - 6.7.1 lottie/src/main/java/com/airbnb/lottie/animation/keyframe/TransformKeyframeAnimation.java
      measured web,canv 2026-12-01 5.13.0 Tests/LintTests/Cases/compat/repeater.scale.turned/bad-1.json
      measured skot 2026-12-01 0.42.0 Tests/LintTests/Cases/compat/repeater.scale.turned/bad-1.json
      measured thor 2026-12-01 1.1.1 Tests/LintTests/Cases/compat/repeater.scale.turned/bad-1.json
      measured rlot 2026-12-01 0.2 Tests/LintTests/Cases/compat/repeater.scale.turned/bad-1.json
    repeater.animated_copies         content  ?    no   no   no   yes  yes  yes  yes  yes  yes  yes
      advice Duplicate the group and animate the opacity of each copy.
    repeater.fractional              detail   ?    no   no   part part yes  yes  part part part part
      draws andr,rlot,tg,thor rule copies-down
      draws skot rule copies-rounded
      note lottie-web rounds up, skottie to the nearest number, others down.
      advice Use an integer number of copies, and hold keyframes between them.
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/repeater.fractional.json
      measured web,canv,rlot,thor 2026-11 - Tests/LintTests/Cases/compat/repeater.fractional/bad-1.json
    repeater.composite               detail   ?    no   no   no   no   yes  yes  yes  yes  yes  yes
      draws andr set m=1
      advice Duplicate the group, in the order that is wanted.
      measured web,canv 2026-11-24 5.13.0 Tests/Corpus/atlas/repeater.composite.json
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/repeater.composite.json
      measured rlot 2026-11-24 0.2 Tests/Corpus/atlas/repeater.composite.json
      measured andr 2026-11-24 6.7.1 Tests/Corpus/atlas/repeater.composite.json
    repeater.composite.opacity       detail   ?    yes  yes  yes  yes  part part yes  yes  yes  yes
      draws web,canv swapped-fade
      note lottie-web gives the start opacity to the last copy. Players without this order are told of it in the row above.
      advice Duplicate the group instead, and set the opacity of each copy.
      measured web,canv 2026-11-29 5.13.0 Tests/LintTests/Cases/compat/repeater.composite.opacity/bad-1.json
      measured skot 2026-11-29 0.42.0 Tests/LintTests/Cases/compat/repeater.composite.opacity/bad-1.json
      measured thor 2026-11-29 1.1.1 Tests/LintTests/Cases/compat/repeater.composite.opacity/bad-1.json
      measured rlot 2026-11-29 0.2 Tests/LintTests/Cases/compat/repeater.composite.opacity/bad-1.json
    repeater.first_on_top            detail   ?    yes  yes  yes  yes  yes  yes  yes  part part yes
      draws rlot,tg set m=2
      note rlottie puts the last copy on top in any case.
      advice Duplicate the group instead of using a Repeater.
      measured web,canv 2026-11-29 5.13.0 Tests/LintTests/Cases/compat/repeater.first_on_top/bad-1.json
      measured skot 2026-11-29 0.42.0 Tests/LintTests/Cases/compat/repeater.first_on_top/bad-1.json
      measured thor 2026-11-29 1.1.1 Tests/LintTests/Cases/compat/repeater.first_on_top/bad-1.json
      measured rlot 2026-11-29 0.2 Tests/LintTests/Cases/compat/repeater.first_on_top/bad-1.json
    repeater.before_paint            content  ?    ?    no   yes  yes  yes  yes  no   yes  yes  part
      without set hd=true
      draws thor late-repeaters
      note skottie ignores the repeater; thorvg repeats the fills and strokes behind it, each with its opacity and gradient.
      advice Put the fill or stroke before the repeater.
      measured main 2026-11-24 4.6.1 Tests/Corpus/atlas/repeater--before-fill.json
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/repeater--before-fill.json
    repeater.several                 content  ?    ?    yes  ?    yes  no   no   yes  yes  yes  yes
      note lottie-web does not repeat the copies of another repeater as often, or at other places. lottie-ios's main-thread engine is told of in the row of repeaters.
      advice Put the shapes and the first Repeater into a precomp, or draw the copies.
      read andr - - lottie/src/main/java/com/airbnb/lottie/animation/content/RepeaterContent.java
      measured web,canv 2026-11-29 5.13.0 Tests/LintTests/Cases/compat/repeater.several/bad-1.json
      measured skot 2026-11-29 0.42.0 Tests/LintTests/Cases/compat/repeater.several/bad-1.json
      measured thor 2026-11-29 1.1.1 Tests/LintTests/Cases/compat/repeater.several/bad-1.json
      measured rlot 2026-11-29 0.2 Tests/LintTests/Cases/compat/repeater.several/bad-1.json
    repeater.modifier                detail   ?    ?    yes  yes  yes  part part yes  yes  yes  yes
      draws web,canv repeated-modifiers
      note lottie-web applies it twice.
      advice Put the modifier into a group of its own with what it changes.
      measured web,canv 2026-11-28 5.13.0 Tests/LintTests/Cases/compat/repeater.modifier/bad-1.json
      measured skot 2026-11-28 0.42.0 Tests/LintTests/Cases/compat/repeater.modifier/bad-1.json
      measured thor 2026-11-28 1.1.1 Tests/LintTests/Cases/compat/repeater.modifier/bad-1.json
      measured rlot 2026-11-28 0.2 Tests/LintTests/Cases/compat/repeater.modifier/bad-1.json
    merge.1                          none     no   no   no   no   part no   no   yes  no   no   no   ?    yes
      draws andr,rlot,tg set hd=true
      note The paths of a group are filled together in any case.
      advice Delete Merge Paths: it has no effect here.
      read ios2,ios3 - - seed row: Merge Paths, Merge
    merge.2                          detail   no   no   no   no   part no   no   yes  no   no   no   ?    yes
      draws andr set hd=true
      note As merge.1.
      read ios2,ios3 - - seed row: Merge Paths, Add
    merge.3                          detail   no   no   no   no   part no   no   yes  no   no   no   ?    yes
      draws andr set hd=true
      note As merge.1.
      read ios2,ios3 - - seed row: Merge Paths, Subtract
    merge.4                          detail   no   no   no   no   part no   no   yes  no   no   no   ?    yes
      draws andr set hd=true
      note As merge.1.
      read ios2,ios3 - - seed row: Merge Paths, Intersect
    merge.5                          detail   no   no   no   no   part no   no   yes  no   no   no   ?    yes
      draws andr set hd=true
      note As merge.1.
      read ios2,ios3 - - seed row: Merge Paths, Exclude Intersection
    merge.trimmed                    detail   no   no   no   no   part no   no   yes  no   no   no   ?    yes
      draws andr,rlot,tg set hd=true
      note Without Merge Paths each path is trimmed by itself.
      advice Delete Merge Paths, and trim each path by itself.
      measured web,canv 2026-11-28 5.13.0 Tests/LintTests/Cases/compat/merge.trimmed/bad-1.json
      measured skot 2026-11-28 0.42.0 Tests/LintTests/Cases/compat/merge.trimmed/bad-1.json
      measured thor 2026-11-28 1.1.1 Tests/LintTests/Cases/compat/merge.trimmed/bad-1.json
      measured rlot 2026-11-28 0.2 Tests/LintTests/Cases/compat/merge.trimmed/bad-1.json
    round_corners                    content  ?    ?    yes  yes  part yes  yes  part part part yes
      draws andr rule plain-corners
      draws skot rule quadratic-corners
      without set hd=true
      draws rlot,tg rule rectangle-corners
      note Rectangles only in rlottie.
      advice Use Convert To Bezier Path and round the corners in the path itself.
      measured rlot 2026-11-24 0.2 Tests/Corpus/atlas/round_corners--path.json
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/round_corners--rect.json
    round_corners.rect               content  ?    ?    yes  yes  yes  yes  yes  part yes  yes  yes
      draws skot rule quadratic-corners
      advice Use the rectangle's own Roundness.
      measured rlot 2026-11-24 0.2 Tests/Corpus/atlas/round_corners--rect.json
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/round_corners--rect.json
    round_corners.trimmed            detail   ?    ?    ?    ?    ?    yes  yes  yes  part part part
      draws rlot,tg,thor rectangle-roundness
      note rlottie and thorvg give the rectangle its own roundness, so that it is trimmed from another place.
      advice Use the rectangle's own Roundness.
      measured web,canv 2026-11-29 5.13.0 Tests/LintTests/Cases/compat/round_corners.trimmed/bad-1.json
      measured skot 2026-11-29 0.42.0 Tests/LintTests/Cases/compat/round_corners.trimmed/bad-1.json
      measured thor 2026-11-29 1.1.1 Tests/LintTests/Cases/compat/round_corners.trimmed/bad-1.json
      measured rlot 2026-11-29 0.2 Tests/LintTests/Cases/compat/round_corners.trimmed/bad-1.json
    round_corners.rounded            detail   ?    ?    ?    ?    ?    yes  yes  yes  part part yes
      draws rlot,tg rectangle-roundness
      note rlottie forgets the Roundness. skottie is told of in the row of Round Corners of rectangles.
      advice Delete the Round Corners.
      measured web,canv 2026-11-30 5.13.0 Tests/LintTests/Cases/compat/round_corners.rounded/bad-1.json
      measured skot 2026-11-30 0.42.0 Tests/LintTests/Cases/compat/round_corners.rounded/bad-1.json
      measured thor 2026-11-30 1.1.1 Tests/LintTests/Cases/compat/round_corners.rounded/bad-1.json
      measured rlot 2026-11-30 0.2 Tests/LintTests/Cases/compat/round_corners.rounded/bad-1.json
    round_corners.open               detail   ?    ?    yes  yes  no   yes  yes  part no   no   yes
      draws skot rule quadratic-corners
      advice Draw the round corners in the path itself.
      measured main 2026-11-24 4.6.1 Tests/Corpus/atlas/round_corners--open.json
      measured andr 2026-11-24 6.7.1 Tests/Corpus/atlas/round_corners--open.json
      measured rlot 2026-11-24 0.2 Tests/Corpus/atlas/round_corners--open.json
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/round_corners--open.json
    round_corners.combined           detail   ?    ?    yes  no   yes  yes  yes  yes  yes  yes  yes
      note lottie-ios falls back to its main-thread engine.
      advice Round the corners in the paths themselves, or give each path its own Round Corners.
      read core 2026-11-26 4.6.1 Sources/Private/CoreAnimation/Animations/ShapeAnimation.swift
    pucker_bloat                     content  ?    ?    no   no   no   yes  yes  yes  no   no   yes
      without set hd=true
      advice Animate the path itself instead of Pucker & Bloat.
    pucker_bloat.star                detail   ?    ?    yes  yes  yes  yes  yes  part yes  yes  yes
      note skottie puckers around the middle of the bounds, and draws a spike where the path begins. Players without Pucker & Bloat are told of it in the row above.
      advice Choose Convert To Bezier Path on the star.
      measured skot 2026-11-26 0.42.0 Tests/LintTests/Cases/compat/pucker_bloat.star/bad-1.json
    offset_path                      content  ?    ?    no   no   no   yes  yes  yes  no   no   yes
      without set hd=true
      advice Draw the widened path, or use a thicker stroke, instead of Offset Paths.
      measured thor 2026-11-28 1.1.1 Tests/RenderTests/Cases/modifiers/offset-path/ellipse.json
    offset_path.open                 detail   ?    ?    yes  yes  yes  yes  yes  part yes  yes  part
      note skottie and thorvg close the path and fill it. Players without Offset Paths are told of it in the row above.
      advice Use a thicker stroke, or draw the widened path.
      measured skot,thor 2026-11-26 - Tests/LintTests/Cases/compat/offset_path.open/bad-1.json
    offset_path.reversed             detail   ?    ?    yes  yes  yes  yes  yes  part yes  yes  part
      draws skot,thor rule outward-offsets
      note skottie and thorvg widen what the paths enclose; lottie-web goes by their direction. Players without Offset Paths are told of it in the row above.
      advice Reverse the path, and the amount of Offset Paths.
      measured web,canv 2026-11-28 5.13.0 Tests/LintTests/Cases/compat/offset_path.reversed/bad-1.json
      measured skot 2026-11-28 0.42.0 Tests/LintTests/Cases/compat/offset_path.reversed/bad-1.json
      measured thor 2026-11-28 1.1.1 Tests/LintTests/Cases/compat/offset_path.reversed/bad-1.json
    offset_path.miter                detail   ?    ?    yes  yes  yes  part part yes  yes  yes  yes
      draws web,canv rule measured-miters
      note lottie-web takes the miter limit for a length in units. Players without Offset Paths are told of it in the row above.
      advice Raise the miter limit above the amount of the offset.
      measured web,canv 2026-11-28 5.13.0 Tests/LintTests/Cases/compat/offset_path.miter/bad-1.json
      measured skot 2026-11-28 0.42.0 Tests/LintTests/Cases/compat/offset_path.miter/bad-1.json
      measured thor 2026-11-28 1.1.1 Tests/LintTests/Cases/compat/offset_path.miter/bad-1.json
    zig_zag                          content  ?    ?    no   no   no   yes  yes  no   no   no   part
      without set hd=true
      advice Draw the zig-zag as a path.
    twist                            content  ?    ?    no   no   no   no   no   no   no   no   no
      without set hd=true
      advice Draw the twisted path; Convert To Bezier Path does not keep it.
    wiggle                           content  ?    ?    no   no   no   no   no   no   no   no   no
      advice Animate the path with keyframes instead of Wiggle Paths.
    mask.path                        content  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
      read ios2,ios3 - - seed row: Masks, Mask Path
    mask.path.animated               detail   yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
      read ios2,ios3 - - seed row: Masks, Mask Path
    mask.path.open                   content  ?    ?    yes  yes  yes  no   yes  yes  yes  yes  yes
      without set o.a=0,o.k=0
      note lottie-web's SVG renderer leaves the mask empty; others close it. In After Effects an open mask cuts nothing.
      advice Close the mask (Layer > Mask and Shape Path > Closed), or set its mode to None.
      measured web,canv 2026-11-28 5.13.0 Tests/LintTests/Cases/compat/mask.path.open/bad-1.json
      measured skot 2026-11-28 0.42.0 Tests/LintTests/Cases/compat/mask.path.open/bad-1.json
      measured thor 2026-11-28 1.1.1 Tests/LintTests/Cases/compat/mask.path.open/bad-1.json
      measured rlot 2026-11-28 0.2 Tests/LintTests/Cases/compat/mask.path.open/bad-1.json
    mask.opacity                     detail   yes  yes  part no   yes  yes  no   yes  yes  yes  yes
      draws main rule opaque-masks
      without set o=null
      note lottie-ios shows any mask opacity as opaque; its main-thread engine all from 1 % on.
      advice Set Mask Opacity to 100 and fade the layer, or a copy of it, instead.
      read ios2,ios3 - - seed row: Masks, Mask Opacity
    mask.none                        content  ?    yes  yes  yes  yes  yes  yes  yes  no   no   yes
      without set mode="a",o=0
      advice Delete the mask: with mode None it has no effect.
    mask.add                         content  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
      read ios2,ios3 - - seed row: Masks, Add
    mask.subtract                    content  part yes  yes  yes  yes  yes  no   yes  yes  yes  yes
      draws canv rule joined-masks
      without masks s a
      read ios2,ios3 - - seed row: Masks, Subtract
    mask.subtract.opacity            detail   ?    ?    part no   no   yes  no   part yes  yes  yes
      draws canv rule joined-masks
      draws andr set o=null
      note The mask subtracts all, or another part.
      measured main,core 2026-11-24 4.6.1 Tests/Corpus/atlas/mask.opacity--subtract.json
      measured canv 2026-11-24 5.13.0 Tests/Corpus/atlas/mask.opacity--subtract.json
      measured andr 2026-11-24 6.7.1 Tests/Corpus/atlas/mask.opacity--subtract.json
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/mask.opacity--subtract.json
    mask.intersect                   content  no   yes  yes  yes  yes  yes  no   yes  yes  yes  yes
      draws canv rule joined-masks
      without masks i a
      read ios2,ios3 - - seed row: Masks, Intersect
    mask.lighten                     content  no   no   part part part part no   no   no   no   yes
      draws canv rule joined-masks
      draws web masks l a
      draws skot masks l n
      draws rlot,tg set mode="a",o=0
      without masks l a
      draws main,core,andr masks l a
      note Drawn as add, or, in skottie and rlottie, not at all.
      advice Use mode Add.
      read ios2,ios3 - - seed row: Masks, Lighten
    mask.darken                      content  no   no   part part no   no   no   no   no   no   yes
      draws canv rule joined-masks
      draws skot masks d n
      draws rlot,tg set mode="a",o=0
      without masks d a
      draws andr masks d a
      draws main,core masks d i
      note Drawn as add or intersect.
      advice Use mode Intersect.
      read ios2,ios3 - - seed row: Masks, Darken
    mask.difference                  content  no   no   no   no   no   no   part yes  yes  yes  yes
      draws canv rule joined-masks
      without masks f a
      draws andr masks f a
      draws main,core masks f i
      note lottie-ios draws it as intersect, and lottie-web's canvas only where the paths have opposite directions.
      advice Draw the overlap as one path, and use mode Add or Subtract.
      read ios2,ios3 - - seed row: Masks, Difference
    mask.inverted                    content  ?    yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
      without set inv=false
    mask.inverted.clockwise          content  ?    ?    yes  yes  yes  no   no   yes  yes  yes  yes
      draws web void-mask
      draws canv rule joined-masks
      note lottie-web inverts only paths that go counterclockwise.
      advice Switch Inverted off and choose Subtract, or draw the path the other way round.
      measured web,canv 2026-11-24 5.13.0 Tests/Corpus/atlas/mask.inverted.json
    mask.inverted.intersect          detail   ?    ?    part part yes  part no   yes  yes  yes  part
      draws canv rule joined-masks
      draws thor rule chained-masks
      draws main,core set inv=false
      note lottie-ios ignores the inversion.
      advice Use mode Subtract, without inversion.
      measured andr 2026-11-24 6.7.1 Tests/Corpus/atlas/mask.inverted--intersect.json
      measured web,canv 2026-11-24 5.13.0 Tests/Corpus/atlas/mask.inverted--intersect.json
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/mask.inverted--intersect.json
      measured rlot 2026-11-24 0.2 Tests/Corpus/atlas/mask.inverted--intersect.json
      measured thor 2026-11-24 1.1.1 Tests/Corpus/atlas/mask.inverted--intersect.json
    mask.inverted.opacity            detail   ?    ?    ?    ?    ?    yes  yes  yes  part part part
      draws thor,rlot,tg set mode="s",inv=false
      note rlottie and thorvg fade what the path encloses, and not what is around it.
      advice Set the opacity to 100 %, and fade the layer.
      measured web,canv 2026-11-29 5.13.0 Tests/LintTests/Cases/compat/mask.inverted.opacity/bad-1.json
      measured skot 2026-11-29 0.42.0 Tests/LintTests/Cases/compat/mask.inverted.opacity/bad-1.json
      measured thor 2026-11-29 1.1.1 Tests/LintTests/Cases/compat/mask.inverted.opacity/bad-1.json
      measured rlot 2026-11-29 0.2 Tests/LintTests/Cases/compat/mask.inverted.opacity/bad-1.json
    mask.expansion                   content  no   no   no   no   no   yes  no   no   no   no   yes
      without set x=null
      advice Set Mask Expansion to 0 and move the mask's vertices, or use Offset Paths on a shape as track matte.
      read ios2,ios3 - - seed row: Masks, Expansion
    mask.expansion.corners           detail   ?    ?    yes  yes  yes  part yes  yes  yes  yes  yes
      note lottie-web cuts the corner at the first vertex and leaves the others sharp, where After Effects rounds them.
      advice Draw the mask as large as it should be, and set Mask Expansion to 0.
      measured web 2026-11-27 5.13.0 Tests/LintTests/Cases/compat/mask.expansion.corners/bad-1.json
      measured thor 2026-11-27 1.1.1 Tests/LintTests/Cases/compat/mask.expansion.corners/bad-1.json
    mask.expansion.curves            detail   ?    ?    yes  yes  yes  yes  yes  yes  yes  yes  part
      note thorvg bends the path where a corner follows a curve.
      advice Draw the mask as large as it should be, and set Mask Expansion to 0.
      measured thor 2026-11-27 1.1.1 Tests/LintTests/Cases/compat/mask.expansion.curves/bad-1.json
    mask.expansion.negative          detail   ?    ?    yes  yes  yes  part yes  yes  yes  yes  yes
      note lottie-web shrinks the mask by a square, not by a disc.
      advice Draw the mask as small as it should be, and set Mask Expansion to 0.
      measured web 2026-11-27 5.13.0 Tests/LintTests/Cases/compat/mask.expansion.negative/bad-1.json
      measured thor 2026-11-27 1.1.1 Tests/LintTests/Cases/compat/mask.expansion.negative/bad-1.json
    mask.feather                     detail   no   no   no   no   no   no   no   part no   no   no
      without set f=null
      advice Set Mask Feather to 0; for a soft edge use a gradient with opacity stops.
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/mask.feather.json
      read ios2,ios3 - - seed row: Masks, Feather
    mask.multiple                    content  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
    mask.subtract.first              detail   ?    ?    yes  yes  yes  yes  yes  yes  yes  yes  part
      draws thor rule chained-masks
      note thorvg combines the later masks with each other before the first.
      advice Put the masks that add before those that subtract.
      measured web,canv 2026-11-29 5.13.0 Tests/LintTests/Cases/compat/mask.subtract.first/bad-1.json
      measured skot 2026-11-29 0.42.0 Tests/LintTests/Cases/compat/mask.subtract.first/bad-1.json
      measured thor 2026-11-29 1.1.1 Tests/LintTests/Cases/compat/mask.subtract.first/bad-1.json
      measured rlot 2026-11-29 0.2 Tests/LintTests/Cases/compat/mask.subtract.first/bad-1.json
    mask.multiple.modes              detail   ?    ?    yes  yes  yes  yes  no   yes  yes  yes  part
      draws canv rule joined-masks
      draws thor rule chained-masks
      note thorvg combines the later masks with each other before the first; lottie-web's canvas makes one path of all.
      advice Split the layer into precomps with one or two masks each.
      measured andr 2026-11-24 6.7.1 Tests/Corpus/atlas/mask.multiple--modes.json
      measured web,canv 2026-11-24 5.13.0 Tests/Corpus/atlas/mask.multiple--modes.json
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/mask.multiple--modes.json
      measured rlot 2026-11-24 0.2 Tests/Corpus/atlas/mask.multiple--modes.json
      measured thor 2026-11-24 1.1.1 Tests/Corpus/atlas/mask.multiple--modes.json
    mask.multiple.inverted           detail   ?    ?    yes  yes  yes  yes  yes  yes  yes  yes  part
      draws thor rule chained-masks
      note thorvg combines the later masks with each other before the first, and takes an inverted mask for one of another mode.
      advice Draw the path of the mask around what it shows, or apply one mask to a precomp of the other.
      measured thor 2026-11-27 1.1.1 Tests/LintTests/Cases/compat/mask.multiple.inverted/bad-1.json
    mask.legacy_closed               detail   ?    ?    ?    ?    no   yes  yes  no   no   no   no
      without set cl=false
      note The outline stays open: a straight line closes it. lottie-web repairs what Bodymovin before 4.4.18 wrote.
      advice Export again with a current Bodymovin.
      measured skot,rlot,thor 2026-11-26 - Tests/LintTests/Cases/compat/mask.legacy_closed/bad-1.json
    mask.unflagged                   content  ?    ?    yes  yes  yes  no   no   yes  no   no   yes
      draws web,canv absolute-tangents
      without remove
      note Players that rely on hasMask ignore the masks, or read their tangents wrongly.
      advice Write "hasMask": true beside the masks.
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/mask.unflagged.json
      measured web,canv,rlot,thor 2026-11 - Tests/LintTests/Cases/compat/mask.unflagged/bad-1.json
    matte.topmost                    content  ?    ?    ?    ?    ?    yes  yes  yes  no   no   yes
      without hidden-layer
      note rlottie hides the layer. lottie-web's canvas is told of in the rows below.
      advice Remove the track matte: no layer is above.
      measured web,canv 2026-11-29 5.13.0 Tests/LintTests/Cases/compat/matte.topmost/bad-1.json
      measured skot 2026-11-29 0.42.0 Tests/LintTests/Cases/compat/matte.topmost/bad-1.json
      measured thor 2026-11-29 1.1.1 Tests/LintTests/Cases/compat/matte.topmost/bad-1.json
      measured rlot 2026-11-29 0.2 Tests/LintTests/Cases/compat/matte.topmost/bad-1.json
    matte.unnumbered                 content  ?    ?    ?    ?    ?    yes  no   yes  yes  yes  yes
      note lottie-web's canvas looks for the layer whose ind is one less, and stops with an error.
      breaks canv
      advice Name the matte: write its ind as tp.
      measured web,canv 2026-11-30 5.13.0 Tests/LintTests/Cases/compat/matte.unnumbered/bad-1.json
      measured skot 2026-11-30 0.42.0 Tests/LintTests/Cases/compat/matte.unnumbered/bad-1.json
      measured thor 2026-11-30 1.1.1 Tests/LintTests/Cases/compat/matte.unnumbered/bad-1.json
      measured rlot 2026-11-30 0.2 Tests/LintTests/Cases/compat/matte.unnumbered/bad-1.json
    matte.misnumbered                content  ?    ?    ?    ?    ?    yes  part yes  yes  yes  yes
      draws canv numbered-matte
      note lottie-web's canvas takes the layer whose ind is one less for the matte.
      advice Name the matte: write its ind as tp.
      measured web,canv 2026-11-30 5.13.0 Tests/LintTests/Cases/compat/matte.misnumbered/bad-1.json
      measured skot 2026-11-30 0.42.0 Tests/LintTests/Cases/compat/matte.misnumbered/bad-1.json
      measured thor 2026-11-30 1.1.1 Tests/LintTests/Cases/compat/matte.misnumbered/bad-1.json
      measured rlot 2026-11-30 0.2 Tests/LintTests/Cases/compat/matte.misnumbered/bad-1.json
    matte.chained                    content  ?    ?    yes  yes  yes  yes  yes  yes  no   no   yes
      note rlottie draws the matte, and not the layer.
      advice Put the matte and its matte into a precomp.
      measured web,canv 2026-11-29 5.13.0 Tests/LintTests/Cases/compat/matte.chained/bad-1.json
      measured skot 2026-11-29 0.42.0 Tests/LintTests/Cases/compat/matte.chained/bad-1.json
      measured thor 2026-11-29 1.1.1 Tests/LintTests/Cases/compat/matte.chained/bad-1.json
      measured rlot 2026-11-29 0.2 Tests/LintTests/Cases/compat/matte.chained/bad-1.json
    matte.alpha                      detail   yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
      without set tt=0
      read ios2,ios3 - - seed row: Mattes, Alpha Matte
    matte.alpha_inverted             content  no   yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
      without set tt=0
      advice Use an Alpha Matte that covers what is to show.
      read ios2,ios3 - - seed row: Mattes, Alpha Inverted Matte
    matte.luma                       content  no   no   no   no   no   yes  no   yes  part part yes
      draws andr drawn-matte
      draws rlot,tg rule opaque-luma
      without set tt=1
      note Drawn as an alpha matte or not at all; lottie-web's canvas stops with an error, rlottie takes other weights of colors and forgets the alpha.
      breaks canv
      advice Use an Alpha Matte: fill what is to show and delete what is to hide in the matte.
      measured canv 2026-11-24 5.13.0 Tests/Corpus/atlas/matte.luma.json
      measured rlot 2026-11-24 0.2 Tests/Corpus/atlas/matte.luma.json
      read ios2,ios3 - - seed row: Mattes, Luma Matte
    matte.luma_inverted              content  no   no   no   no   no   no   no   yes  part part yes
      draws rlot,tg rule opaque-luma
      without set tt=2
      note lottie-ios shows the matte as a layer.
      breaks canv
      advice Use an Alpha Inverted Matte: fill what is to hide and delete what is to show in the matte.
      measured canv 2026-11-24 5.13.0 Tests/Corpus/atlas/matte.luma.json
      measured rlot 2026-11-28 0.2 Tests/RenderTests/Cases/mattes/luma/inverted.json
      read ios2,ios3 - - seed row: Mattes, Luma Inverted Matte
    matte.parent                     content  ?    ?    no   no   no   yes  yes  yes  no   no   yes
      without matte-above
      note Without it the layer above is used as the matte.
      advice Put the matte directly above its layer, and give each layer its own copy.
    matte.inverted.empty             content  ?    ?    yes  yes  yes  yes  yes  no   yes  yes  yes
      without set hd=true
      note skottie does not draw the layer.
      advice Remove the matte, or fill it.
      measured skot,rlot,thor 2026-11-26 - Tests/LintTests/Cases/compat/matte.inverted.empty/bad-1.json
    matte.inverted.time              content  ?    ?    yes  yes  yes  yes  yes  yes  part part yes
      draws rlot,tg matte-time
      note rlottie shows the layer only while its matte is shown.
      advice Extend the matte to the times of its layer.
      measured web,canv 2026-11-28 5.13.0 Tests/RenderTests/Cases/mattes/source/not-in-time.json
      measured skot 2026-11-28 0.42.0 Tests/RenderTests/Cases/mattes/source/not-in-time.json
      measured thor 2026-11-28 1.1.1 Tests/RenderTests/Cases/mattes/source/not-in-time.json
      measured rlot 2026-11-28 0.2 Tests/RenderTests/Cases/mattes/source/not-in-time.json
    matte.faded_precomp              content  ?    ?    yes  yes  yes  yes  part yes  yes  yes  yes
      draws canv rule innermost-opacity
      note The canvas of lottie-web fades all that is below, too.
      advice Fade the layers of the precomp, or put the matte outside of it.
      measured web,canv 2026-11-29 5.13.0 Tests/LintTests/Cases/compat/matte.faded_precomp/bad-1.json
      measured skot 2026-11-29 0.42.0 Tests/LintTests/Cases/compat/matte.faded_precomp/bad-1.json
      measured thor 2026-11-29 1.1.1 Tests/LintTests/Cases/compat/matte.faded_precomp/bad-1.json
      measured rlot 2026-11-29 0.2 Tests/LintTests/Cases/compat/matte.faded_precomp/bad-1.json
    matte.source_flag                none     ?    ?    part part part yes  yes  yes  part part yes
    matte.source_flag.missing        detail   ?    ?    yes  yes  yes  no   no   no   yes  yes  yes
      without repeated-matte
      note The matte itself is drawn.
      advice Write "td": 1 into the matte layer.
      measured skot 2026-11-24 0.42.0 Tests/LintTests/Cases/compat/matte.source_flag.missing/bad-1.json
    matte.source_flag.shown          detail   ?    ?    yes  yes  yes  yes  yes  part yes  yes  yes
      draws skot shown-matte
      note skottie draws the matte itself, too.
      advice Delete "hd": false from the matte layer.
      measured web,canv 2026-11-28 5.13.0 Tests/LintTests/Cases/compat/matte.source_flag.shown/bad-1.json
      measured skot 2026-11-28 0.42.0 Tests/LintTests/Cases/compat/matte.source_flag.shown/bad-1.json
      measured thor 2026-11-28 1.1.1 Tests/LintTests/Cases/compat/matte.source_flag.shown/bad-1.json
      measured rlot 2026-11-28 0.2 Tests/LintTests/Cases/compat/matte.source_flag.shown/bad-1.json
    matte.source_flag.hidden         content  ?    ?    ?    ?    no   no   no   yes  no   no   no
      draws thor ignored-matte
      draws web,canv,andr,rlot,tg set ks.o={"k":0}
      note These players show nothing, or the layer without its matte.
      advice Show the matte layer: it is not drawn in any case.
      measured web,canv 2026-11-24 5.13.0 Tests/Corpus/atlas/matte.source_flag--hidden.json
      measured andr 2026-11-24 6.7.1 Tests/Corpus/atlas/matte.source_flag--hidden.json
      measured rlot 2026-11-24 0.2 Tests/Corpus/atlas/matte.source_flag--hidden.json
      measured thor 2026-11-24 1.1.1 Tests/Corpus/atlas/matte.source_flag--hidden.json
    blend.0                          detail   yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
    blend.1                          content  ?    ?    yes  yes  yes  yes  yes  yes  no   no   yes
    blend.2                          content  ?    ?    yes  yes  yes  yes  yes  yes  no   no   yes
    blend.3                          content  ?    ?    yes  yes  yes  yes  yes  yes  no   no   yes
    blend.4                          content  ?    ?    yes  yes  yes  yes  yes  yes  no   no   yes
    blend.5                          content  ?    ?    yes  yes  yes  yes  yes  yes  no   no   yes
    blend.6                          content  ?    ?    yes  yes  no   yes  yes  yes  no   no   yes
    blend.7                          content  ?    ?    yes  yes  no   yes  yes  yes  no   no   yes
    blend.8                          content  ?    ?    yes  yes  no   yes  yes  yes  no   no   yes
    blend.9                          content  ?    ?    yes  yes  no   yes  yes  yes  no   no   yes
    blend.10                         content  ?    ?    yes  yes  no   yes  yes  yes  no   no   yes
    blend.11                         content  ?    ?    yes  yes  no   yes  yes  yes  no   no   yes
    blend.12                         content  ?    ?    no   no   no   yes  yes  yes  no   no   yes
      note lottie-ios asks Core Animation for it, which drew the mode Luminosity as Normal.
      measured thor 2026-11-24 1.1.1 Tests/Corpus/atlas/blend.12.json
    blend.13                         content  ?    ?    no   no   no   yes  yes  yes  no   no   yes
      note lottie-ios asks Core Animation for it, which drew the mode Luminosity as Normal.
      measured thor 2026-11-24 1.1.1 Tests/Corpus/atlas/blend.13.json
    blend.14                         content  ?    ?    no   no   no   yes  yes  yes  no   no   yes
      note lottie-ios asks Core Animation for it, which drew the mode Luminosity as Normal.
      measured thor 2026-11-24 1.1.1 Tests/Corpus/atlas/blend.14.json
    blend.15                         content  ?    ?    no   no   no   yes  yes  yes  no   no   yes
      note lottie-ios asks Core Animation for it, which drew it as Normal.
      measured thor 2026-11-24 1.1.1 Tests/Corpus/atlas/blend.15.json
      read main 2026-11-27 4.6.1 Tests/__Snapshots__/SnapshotTests/testMainThreadRenderingEngine.Nonanimating-blend_mode_test-50.png
      read core 2026-11-27 4.6.1 Tests/__Snapshots__/SnapshotTests/testCoreAnimationRenderingEngine.Nonanimating-blend_mode_test-50.png
    blend.16                         content  ?    ?    no   no   yes  no   no   yes  no   no   yes
      measured thor 2026-11-24 1.1.1 Tests/Corpus/atlas/blend.16.json
    blend.17                         content  ?    ?    no   no   no   no   no   part no   no   no
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/blend.17.json
    blend.unknown                    detail   ?    ?    no   no   no   no   no   no   no   no   no
      note Drawn as normal.
    blend.paints                     detail   ?    ?    ?    ?    ?    yes  part yes  yes  yes  yes
      draws canv rule blends-each
      note The canvas of lottie-web blends each with those below it.
      advice Put the layer into a precomp, and set the blend mode on that.
      measured web,canv 2026-11-29 5.13.0 Tests/LintTests/Cases/compat/blend.paints/bad-1.json
      measured skot 2026-11-29 0.42.0 Tests/LintTests/Cases/compat/blend.paints/bad-1.json
      measured thor 2026-11-29 1.1.1 Tests/LintTests/Cases/compat/blend.paints/bad-1.json
      measured rlot 2026-11-29 0.2 Tests/LintTests/Cases/compat/blend.paints/bad-1.json
    blend.precomp                    content  ?    ?    yes  yes  yes  yes  no   yes  yes  yes  yes
      without set bm=0
      note lottie-web's canvas draws what is in the precomp with its own blend modes. Players without blend modes are told of them in the rows above.
      advice Set the blend mode on the layers in the precomp.
      read andr - - lottie/src/main/java/com/airbnb/lottie/model/layer/BaseLayer.java
      measured web,canv 2026-11-29 5.13.0 Tests/LintTests/Cases/compat/blend.precomp/bad-1.json
      measured skot 2026-11-29 0.42.0 Tests/LintTests/Cases/compat/blend.precomp/bad-1.json
      measured thor 2026-11-29 1.1.1 Tests/LintTests/Cases/compat/blend.precomp/bad-1.json
      measured rlot 2026-11-29 0.2 Tests/LintTests/Cases/compat/blend.precomp/bad-1.json
    blend.matted                     content  ?    ?    yes  yes  yes  yes  no   yes  yes  yes  yes
      without set bm=0
      note lottie-web's canvas draws a layer with a matte without its blend mode. Players without blend modes are told of them in the rows above.
      advice Put the layer and its matte into a precomp, or use a mask.
      read andr - - lottie/src/main/java/com/airbnb/lottie/model/layer/BaseLayer.java
      measured web,canv 2026-11-29 5.13.0 Tests/LintTests/Cases/compat/blend.matted/bad-1.json
      measured skot 2026-11-29 0.42.0 Tests/LintTests/Cases/compat/blend.matted/bad-1.json
      measured thor 2026-11-29 1.1.1 Tests/LintTests/Cases/compat/blend.matted/bad-1.json
      measured rlot 2026-11-29 0.2 Tests/LintTests/Cases/compat/blend.matted/bad-1.json
    blend.unset                      detail   ?    ?    yes  yes  yes  yes  part yes  yes  yes  yes
      draws canv inherited-blend
      note lottie-web's canvas goes on with the blend mode of the layer below, or of the topmost in the frame before.
      advice Write "bm": 0 into the layer.
      measured canv 2026-11-27 5.13.0 Tests/LintTests/Cases/compat/blend.unset/bad-1.json
    effect.expression_control        none     ?    ?    no   no   no   yes  yes  no   no   no   yes
    effect.tint                      content  no   no   no   no   no   part no   yes  no   no   yes
      draws web rule linear-filters
      note lottie-web goes by the mean of the channels in linear light, and mixes some gray in where the amount is below 100 %.
      read ios2,ios3 - - seed row: Layer Effects, Tint
      measured web 2026-11-27 5.13.0 Tests/Corpus/atlas/effect.tint.json
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/effect.tint.json
      measured thor 2026-11-24 1.1.1 Tests/Corpus/atlas/effect.tint.json
    effect.fill                      content  no   no   no   no   no   yes  no   yes  no   no   yes
      read ios2,ios3 - - seed row: Layer Effects, Fill
    effect.stroke                    content  no   no   no   no   no   yes  no   no   no   no   part
      measured thor 2026-11-24 1.1.1 Tests/Corpus/atlas/effect.stroke.json
      read ios2,ios3 - - seed row: Layer Effects, Stroke
    effect.tritone                   content  no   no   no   no   no   part no   yes  no   no   yes
      draws web rule linear-filters
      note lottie-web goes by the mean of the channels in linear light, and does not blend with the original.
      read ios2,ios3 - - seed row: Layer Effects, Tritone
      measured web 2026-11-27 5.13.0 Tests/Corpus/atlas/effect.tritone.json
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/effect.tritone.json
      measured thor 2026-11-24 1.1.1 Tests/Corpus/atlas/effect.tritone.json
    effect.levels                    detail   no   no   no   no   no   yes  no   yes  no   no   no
      read ios2,ios3 - - seed row: Layer Effects, Levels Individual Controls
    effect.drop_shadow               detail   ?    ?    part part yes  part no   yes  no   no   part
      draws web rule boxed-shadows
      draws web,core rule turned-effects
      draws main rule outer-effects
      draws thor rule similar-effects
      draws thor rule early-opacity
      note lottie-web cuts it off at the box of the layer unless filterSize is set; lottie-web, thorvg and lottie-ios's Core Animation engine turn and scale it with a shape or text layer, its main-thread engine with none.
      read core 2026-11-28 4.6.1 Sources/Private/CoreAnimation/Layers/BaseCompositionLayer.swift
      read main 2026-11-28 4.6.1 Sources/Private/MainThread/LayerContainers/CompLayers/CompositionLayer.swift
      measured andr 2026-11-24 6.7.1 Tests/Corpus/atlas/effect.drop_shadow.json
      measured web 2026-11-28 5.13.0 Tests/LintTests/Cases/compat/effect.drop_shadow/bad-2.json
      measured skot 2026-11-28 0.42.0 Tests/LintTests/Cases/compat/effect.drop_shadow/bad-2.json
      measured thor 2026-11-28 1.1.1 Tests/LintTests/Cases/compat/effect.drop_shadow/bad-2.json
    effect.drop_shadow.scope         detail   ?    ?    part part part part no   yes  no   no   part
      draws andr rule effects-each
      draws web rule boxed-shadows
      draws web,core rule turned-effects
      draws main rule outer-effects
      draws thor rule similar-effects
      draws thor rule early-opacity
      note lottie-android casts it fill by fill and stroke by stroke, in the direction of the canvas, and none of texts and solids.
      measured andr 2026-11-24 6.7.1 Tests/Corpus/atlas/effect.drop_shadow--rotated.json
    effect.radial_wipe               detail   ?    ?    no   no   no   no   no   yes  no   no   no
    effect.displacement_map          detail   ?    ?    no   no   no   no   no   yes  no   no   no
    effect.matte3                    content  ?    ?    no   no   no   part no   no   no   no   no
      draws web set ef.1.v.k=4
      note lottie-web takes the alpha of the other layer, whatever channel is chosen.
      measured web 2026-11-24 5.13.0 Tests/Corpus/atlas/effect.matte3--luminance.json
    effect.gaussian_blur             content  ?    ?    no   no   part part no   yes  no   no   part
      draws web rule turned-effects
      draws thor rule similar-effects
      draws web set ef.2.v.k=0
      draws andr rule effects-each
      draws web rule linear-filters
      note lottie-web blurs in linear light, lottie-android each fill and stroke by itself, in both directions and by the same pixels at any scale; neither images nor solids.
      measured web 2026-11-24 5.13.0 Tests/Corpus/atlas/effect.gaussian_blur.json
    effect.twirl                     detail   ?    ?    no   no   no   no   no   no   no   no   no
    effect.mesh_warp                 detail   ?    ?    no   no   no   no   no   no   no   no   no
    effect.wavy                      detail   ?    ?    no   no   no   no   no   no   no   no   no
    effect.spherize                  detail   ?    ?    no   no   no   no   no   no   no   no   no
    effect.puppet                    detail   ?    ?    no   no   no   no   no   no   no   no   no
    effect.transform                 content  ?    ?    no   no   no   yes  yes  yes  no   no   no
    effect.bulge                     detail   ?    ?    no   no   no   no   no   yes  no   no   no
    effect.black_white               detail   ?    ?    no   no   no   no   no   yes  no   no   no
    effect.brightness_contrast       detail   ?    ?    no   no   no   no   no   part no   no   no
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/effect.brightness_contrast.json
    effect.corner_pin                detail   ?    ?    no   no   no   no   no   yes  no   no   no
    effect.easy_levels               detail   ?    ?    no   no   no   no   no   yes  no   no   no
    effect.fractal_noise             detail   ?    ?    no   no   no   no   no   part no   no   no
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/effect.fractal_noise.json
    effect.hue_saturation            detail   ?    ?    no   no   no   no   no   part no   no   no
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/effect.hue_saturation.json
    effect.invert                    detail   ?    ?    no   no   no   no   no   yes  no   no   no
    effect.linear_wipe               detail   ?    ?    no   no   no   no   no   yes  no   no   no
    effect.directional_blur          detail   ?    ?    no   no   no   no   no   yes  no   no   no
    effect.gradient_ramp             content  ?    ?    no   no   no   no   no   yes  no   no   no
    effect.gradient_ramp.scatter     detail   ?    ?    no   no   no   no   no   yes  no   no   no
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/effect.gradient_ramp.scatter.json
    effect.sharpen                   detail   ?    ?    no   no   no   no   no   yes  no   no   no
    effect.shift_channels            detail   ?    ?    no   no   no   no   no   yes  no   no   no
    effect.threshold                 detail   ?    ?    no   no   no   no   no   yes  no   no   no
    effect.motion_tile               detail   ?    ?    no   no   no   no   no   yes  no   no   no
    effect.venetian_blinds           detail   ?    ?    no   no   no   no   no   yes  no   no   no
    effect.cc_sphere                 detail   ?    ?    no   no   no   no   no   yes  no   no   no
    effect.cc_toner                  detail   ?    ?    no   no   no   no   no   yes  no   no   no
    effect.sksl                      detail   ?    ?    no   no   no   no   no   yes  no   no   no
    effect.four_color_gradient       content  ?    ?    no   no   no   no   no   no   no   no   no
    effect.simple_choker             detail   ?    ?    no   no   no   no   no   no   no   no   no
    effect.box_blur                  content  ?    ?    no   no   no   no   no   no   no   no   no
    effect.fast_blur                 content  ?    ?    no   no   no   no   no   no   no   no   no
    effect.change_to_color           detail   ?    ?    no   no   no   no   no   no   no   no   no
    effect.posterize                 detail   ?    ?    no   no   no   no   no   no   no   no   no
    effect.color_balance             detail   ?    ?    no   no   no   no   no   no   no   no   no
    effect.channel_mixer             detail   ?    ?    no   no   no   no   no   no   no   no   no
    effect.offset                    detail   ?    ?    no   no   no   no   no   no   no   no   no
    effect.mirror                    detail   ?    ?    no   no   no   no   no   no   no   no   no
    effect.glow                      detail   ?    ?    no   no   no   no   no   no   no   no   no
    effect.radial_blur               content  ?    ?    no   no   no   no   no   no   no   no   no
    effect.noise                     detail   ?    ?    no   no   no   no   no   no   no   no   no
    effect.exposure                  detail   ?    ?    no   no   no   no   no   no   no   no   no
    effect.echo                      content  ?    ?    no   no   no   no   no   no   no   no   no
    effect.cut                       detail   ?    ?    yes  yes  yes  part yes  yes  yes  yes  part
      draws thor rule edge-blurs
      draws thor,web rule late-cuts
      note lottie-web and thorvg apply effects first, and then cut the result off at the masks and the frame of the precomp (thorvg at one of these); thorvg blurs as if what is at the edges of the animation went on there.
      advice Put the masked layer into a precomp of its own, larger than its contents, and apply the effect there; keep blurred layers off the edges of the animation.
      measured thor 2026-11-27 1.1.1 Tests/LintTests/Cases/compat/effect.cut/bad-1.json
      measured web 2026-11-24 5.13.0 Tests/Corpus/atlas/effect.drop_shadow--masked.json
    effect.drop_shadow.only          detail   ?    ?    ?    ?    ?    part yes  yes  yes  yes  part
      draws web,thor set ef.5.v.k=0
      note lottie-web and thorvg draw the layer, too. Players without this effect are told of it in the rows above.
      advice Put a copy of the layer with a Fill in the color of the shadow in its place.
      measured web,canv 2026-11-29 5.13.0 Tests/LintTests/Cases/compat/effect.drop_shadow.only/bad-1.json
      measured skot 2026-11-29 0.42.0 Tests/LintTests/Cases/compat/effect.drop_shadow.only/bad-1.json
      measured thor 2026-11-29 1.1.1 Tests/LintTests/Cases/compat/effect.drop_shadow.only/bad-1.json
    effect.fill.cut                  detail   ?    ?    yes  yes  yes  yes  yes  yes  yes  yes  part
      draws thor unmasked
      draws thor set tt=0,bm=0
      note thorvg forgets masks, matte and blend mode. Players without these effects are told of them in the rows above.
      advice Put the layer into a precomp, apply the effect there, and mask the precomp.
      measured web,canv 2026-11-29 5.13.0 Tests/LintTests/Cases/compat/effect.fill.cut/bad-1.json
      measured skot 2026-11-29 0.42.0 Tests/LintTests/Cases/compat/effect.fill.cut/bad-1.json
      measured thor 2026-11-29 1.1.1 Tests/LintTests/Cases/compat/effect.fill.cut/bad-1.json
      measured rlot 2026-11-29 0.2 Tests/LintTests/Cases/compat/effect.fill.cut/bad-1.json
    effect.drop_shadow.cut           detail   ?    ?    yes  yes  yes  yes  yes  yes  yes  yes  part
      note thorvg cuts the layer, and not its shadow; in a matte the shadow is opaque. Players without this effect are told of it in the row above.
      advice Put the masked layer into a precomp, and apply the effect there.
      measured web,canv 2026-11-29 5.13.0 Tests/LintTests/Cases/compat/effect.drop_shadow.cut/bad-1.json
      measured skot 2026-11-29 0.42.0 Tests/LintTests/Cases/compat/effect.drop_shadow.cut/bad-1.json
      measured thor 2026-11-29 1.1.1 Tests/LintTests/Cases/compat/effect.drop_shadow.cut/bad-1.json
    effect.unknown                   detail   ?    ?    ?    ?    ?    ?    ?    ?    ?    ?    ?
    effect.disabled                  detail   ?    ?    yes  yes  yes  no   yes  no   yes  yes  yes
      draws skot,web set en=1
      note Players that do not read the switch apply the effect.
      advice Delete the effects that are switched off.
      measured web,canv 2026-11-24 5.13.0 Tests/Corpus/atlas/effect.disabled.json
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/effect.disabled.json
      measured andr 2026-11-24 6.7.1 Tests/Corpus/atlas/effect.disabled.json
      measured rlot 2026-11-24 0.2 Tests/Corpus/atlas/effect.disabled.json
      measured thor 2026-11-24 1.1.1 Tests/Corpus/atlas/effect.disabled.json
      measured main,core 2026-11-24 4.6.1 Tests/Corpus/atlas/effect.disabled.json
    effect.unswitched                detail   ?    ?    yes  yes  yes  yes  yes  yes  yes  yes  no
      without remove
      note thorvg passes over the effect.
      advice Write "en": 1 into the effect.
      measured thor 2026-11-24 1.1.1 Tests/LintTests/Cases/compat/effect.unswitched/bad-1.json
    style.layer.stroke               detail   ?    ?    no   no   no   no   no   no   no   no   no
      advice Add a Stroke to the shape.
    style.layer.drop_shadow          detail   ?    ?    yes  yes  no   no   no   yes  no   no   no
    style.layer.inner_shadow         detail   ?    ?    no   no   no   no   no   yes  no   no   no
    style.layer.outer_glow           detail   ?    ?    no   no   no   no   no   yes  no   no   no
    style.layer.inner_glow           detail   ?    ?    no   no   no   no   no   yes  no   no   no
    style.layer.bevel                detail   ?    ?    no   no   no   no   no   no   no   no   no
      advice Draw the lit and the shaded edge as gradients.
    style.layer.satin                detail   ?    ?    no   no   no   no   no   no   no   no   no
    style.layer.color_overlay        detail   ?    ?    no   no   no   no   no   yes  no   no   no
      advice Choose the color in the shapes' own fills.
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/style.layer.color_overlay.json
    style.layer.gradient_overlay     detail   ?    ?    no   no   no   no   no   no   no   no   no
      advice Use a Gradient Fill in the shapes.
    style.layer.blend                detail   ?    ?    ?    ?    ?    ?    ?    no   ?    ?    ?
      draws skot set bm.k=1
      advice Set the blend mode of the style to Normal and pick the blended color.
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/style.layer.blend--multiply.json
    style.layer.blend.usual          detail   ?    ?    ?    ?    ?    ?    ?    no   ?    ?    ?
      draws skot set bm.a=0,bm.k=1
      note skottie draws the style without blending.
      advice Set the blend mode of the style to Normal and pick the blended color.
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/style.layer.blend--multiply.json
    style.layer.unknown              detail   ?    ?    no   no   no   no   no   no   no   no   no
      advice Delete the layer style, or export again with a current Bodymovin.
    text.fonts                       content  no   yes  yes  yes  yes  yes  yes  yes  no   no   yes
      advice Tick Glyphs in Bodymovin's settings, or choose Create Shapes from Text.
      read ios2,ios3 - - seed row: Text, Fonts
    text.font.embedded               detail   no   no   no   no   no   part part ?    no   no   yes
      advice Tick Glyphs in Bodymovin's settings, or ship the font with the app.
    text.glyphs                      content  no   part yes  yes  yes  yes  yes  yes  no   no   yes
      advice Choose Create Shapes from Text, or ship the font with the app.
      read ios2,ios3 - - seed row: Text, Glyphs
    text.glyphs.app_font             content  ?    ?    part part yes  yes  yes  yes  no   no   yes
      note lottie-ios draws the text with the font of that name, if the app has it.
      advice Ship the font with the app and export without Glyphs, or choose Create Shapes from Text.
      read main,core 2026-11-26 4.6.1 Sources/Public/FontProvider/AnimationFontProvider.swift
    text.glyphs.old                  content  ?    ?    yes  yes  no   no   yes  ?    yes  yes  no
      draws skot,andr,thor newer-glyphs
      note Their tangents are absolute points; players that read them as offsets draw tangled characters.
      advice Export again with a current Bodymovin.
      measured web,canv,thor 2026-11 - Tests/LintTests/Cases/compat/text.glyphs.old/bad-1.json
    text.glyph.precomp               detail   ?    ?    no   no   no   yes  no   ?    no   no   no
      without set t=0,data={}
      advice Choose a font of outlines, or draw the images as layers.
      measured canv 2026-11-24 5.13.0 Tests/Corpus/atlas/text.glyph.precomp.json
    text.glyphs.missing              content  ?    ?    yes  yes  yes  yes  no   yes  no   no   yes
      note lottie-web's canvas stops at the text, and draws neither it nor the layers above it.
      advice Export the glyphs again with a current Bodymovin, which lists all characters, spaces and line breaks too.
      measured web,canv 2026-11-29 5.13.0 Tests/LintTests/Cases/compat/text.glyphs.missing/bad-1.json
      measured skot 2026-11-29 0.42.0 Tests/LintTests/Cases/compat/text.glyphs.missing/bad-1.json
      measured thor 2026-11-29 1.1.1 Tests/LintTests/Cases/compat/text.glyphs.missing/bad-1.json
      breaks canv
    text.document.keyframes          detail   ?    ?    yes  no   yes  yes  yes  yes  no   no   yes
      advice Use a layer for each text, one after another.
    text.fill                        detail   no   yes  yes  yes  yes  yes  yes  yes  no   no   yes
      read ios2,ios3 - - seed row: Text, Fill
    text.stroke                      detail   no   yes  part part yes  yes  yes  yes  no   no   yes
      draws main,core rule percent-text-strokes
      note In lottie-ios the width is in percent of the font's size.
      without set sc=null,sw=0
      read ios2,ios3 - - seed row: Text, Stroke
    text.stroke_under                detail   ?    ?    yes  yes  yes  part part yes  no   no   yes
      draws web,canv rule strokes-over-fills
      note lottie-web draws the stroke over the fill.
      advice Choose Stroke Over Fill, or Create Shapes from Text.
      measured rlot 2026-11-24 0.2 Tests/Corpus/atlas/text.stroke.json
      measured web,canv 2026-11-24 5.13.0 Tests/Corpus/atlas/text.stroke.json
    text.stroke_order                detail   ?    ?    yes  yes  yes  yes  yes  yes  no   no   yes
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/text.stroke_order--over.json
    text.no_fill                     detail   ?    ?    yes  yes  yes  yes  yes  yes  yes  yes  part
      draws thor black-fill
      note thorvg fills it with black.
      advice Give the text a fill, or choose Create Shapes from Text.
      measured web,canv 2026-11-29 5.13.0 Tests/LintTests/Cases/compat/text.no_fill/bad-1.json
      measured skot 2026-11-29 0.42.0 Tests/LintTests/Cases/compat/text.no_fill/bad-1.json
      measured thor 2026-11-29 1.1.1 Tests/LintTests/Cases/compat/text.no_fill/bad-1.json
    text.tracking                    detail   no   yes  yes  yes  part yes  yes  no   no   no   yes
      without set tr=0
      draws andr unscaled-tracking
      note lottie-android tracks the glyphs of a document as if the text had the size 100.
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/text.tracking--wide.json
      measured andr 2026-11-24 6.7.1 Tests/Corpus/atlas/text.tracking--wide.json
      read ios2,ios3 - - seed row: Text, Tracking
    text.tracking.aligned            detail   ?    ?    yes  yes  yes  yes  yes  yes  yes  yes  part
      draws thor rule full-lines
      note thorvg counts the tracking behind the last character, which moves the line to the left.
      advice Set the tracking to 0, or choose Create Shapes from Text.
      measured web,canv 2026-11-29 5.13.0 Tests/LintTests/Cases/compat/text.tracking.aligned/bad-1.json
      measured skot 2026-11-29 0.42.0 Tests/LintTests/Cases/compat/text.tracking.aligned/bad-1.json
      measured thor 2026-11-29 1.1.1 Tests/LintTests/Cases/compat/text.tracking.aligned/bad-1.json
    text.line_height                 detail   ?    yes  yes  yes  yes  yes  yes  yes  no   no   yes
    text.baseline_shift              detail   ?    ?    no   no   yes  yes  yes  yes  no   no   yes
      without set ls=0
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/text.baseline_shift--up.json
    text.caps                        detail   ?    ?    no   no   no   no   no   part no   no   no
      draws skot set ca=1
      without set ca=0
      measured thor 2026-11-24 1.1.1 Tests/Corpus/atlas/text.caps--small.json
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/text.caps--small.json
    text.justify.basic               detail   ?    yes  yes  yes  yes  yes  yes  yes  no   no   yes
    text.justify.full                detail   ?    ?    part part no   no   no   no   no   no   no
      without set j=0
    text.box                         detail   ?    ?    yes  yes  part part part part no   no   part
      draws web,canv,skot,thor rule open-boxes
      note lottie-android places the lines lower; lottie-web, skottie and thorvg draw the lines that do not fit in.
      measured andr 2026-11-24 6.7.1 Tests/Corpus/atlas/text.box.json
    text.box.alignment               detail   ?    ?    no   no   no   no   no   part yes  yes  no
      without set vj=0
      note lottie-ios, lottie-android, lottie-web and thorvg align it to the top; skottie places it by the bounds of its glyphs.
      advice Move the box instead.
      measured web,canv 2026-11-29 5.13.0 Tests/LintTests/Cases/compat/text.box.alignment/bad-1.json
      measured skot 2026-11-29 0.42.0 Tests/LintTests/Cases/compat/text.box.alignment/bad-1.json
      measured thor 2026-11-29 1.1.1 Tests/LintTests/Cases/compat/text.box.alignment/bad-1.json
    text.multiline                   detail   ?    ?    yes  yes  yes  yes  yes  yes  no   no   yes
    text.multiline.soft              detail   ?    ?    yes  yes  yes  yes  yes  no   no   no   yes
      without joined-lines
      note skottie does not break the line.
      advice Use a paragraph break.
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/text.multiline--soft-break.json
    text.multiline.feed              detail   ?    ?    yes  yes  yes  no   no   no   no   no   no
      without joined-lines
      note Only lottie-ios and lottie-android break the line.
      advice Write "\\r" for a line break, as After Effects does.
      read andr - - lottie/src/main/java/com/airbnb/lottie/model/layer/TextLayer.java
      measured web,canv 2026-11-29 5.13.0 Tests/LintTests/Cases/compat/text.multiline.feed/bad-1.json
      measured skot 2026-11-29 0.42.0 Tests/LintTests/Cases/compat/text.multiline.feed/bad-1.json
      measured thor 2026-11-29 1.1.1 Tests/LintTests/Cases/compat/text.multiline.feed/bad-1.json
    text.multiline.unlisted          content  ?    ?    yes  yes  yes  yes  no   yes  no   no   yes
      note lottie-web's canvas stops at each frame.
      advice Export the glyphs again with a current Bodymovin, which lists line breaks.
      measured canv 2026-11-24 5.13.0 Tests/Corpus/atlas/text.multiline.json
      breaks canv
    text.rtl                         detail   ?    ?    yes  yes  part part part yes  no   no   ?
      advice Choose Create Shapes from Text, which keeps the order and the joined characters.
    text.animator                    content  no   yes  part no   yes  yes  yes  yes  no   no   yes
      draws main rule whole-text-animators
      without remove
      note In lottie-ios's main-thread engine the last animator changes the whole text, and fades the selected characters; lottie-android applies the first animator only.
      measured thor 2026-11-24 1.1.1 Tests/Corpus/atlas/text.animator.fill.json
      measured andr 2026-11-24 6.7.1 Tests/Corpus/atlas/text.animator.fill.json
    text.animator.multiple           detail   ?    ?    part no   no   yes  yes  yes  no   no   yes
      draws main rule whole-text-animators
      without first
    text.animator.fill               detail   no   yes  part no   yes  yes  yes  yes  no   no   yes
      draws main rule whole-text-animators
      without set fc=null
      read ios2,ios3 - - seed row: Text, Fill
    text.animator.fill_hsb           detail   ?    ?    no   no   no   yes  yes  no   no   no   no
      without set fh=null,fs=null,fb=null
    text.animator.fill_opacity       detail   ?    ?    no   no   no   no   no   yes  no   no   yes
      without set fo=null
    text.animator.stroke             detail   no   yes  part no   yes  yes  yes  yes  no   no   yes
      draws main rule whole-text-animators
      without set sc=null
      read ios2,ios3 - - seed row: Text, Stroke
    text.animator.stroke_width       detail   no   yes  part no   yes  yes  part no   no   no   yes
      draws main rule whole-text-animators
      without set sw=null
      measured canv 2026-11-24 5.13.0 Tests/Corpus/atlas/text.animator.stroke_width.json
      read ios2,ios3 - - seed row: Text, Stroke
    text.animator.stroke_opacity     detail   ?    ?    no   no   no   no   no   yes  no   no   yes
      without set so=null
    text.animator.tracking           detail   no   yes  part no   yes  yes  yes  yes  no   no   part
      draws main rule whole-text-animators
      draws thor rule scaled-tracking
      without set t=null
      read ios2,ios3 - - seed row: Text, Tracking
    text.animator.tracking.several   detail   ?    ?    yes  yes  yes  part part yes  yes  yes  yes
      draws web,canv rule shared-tracking
      note lottie-web moves a line by the tracking of animators that select nothing in it.
      advice Track all characters by one animator.
      measured web,canv 2026-11-28 5.13.0 Tests/LintTests/Cases/compat/text.animator.tracking.several/bad-1.json
      measured skot 2026-11-28 0.42.0 Tests/LintTests/Cases/compat/text.animator.tracking.several/bad-1.json
    text.animator.line_spacing       detail   ?    ?    no   no   no   no   no   yes  no   no   yes
      without set ls=null
    text.animator.position           detail   no   yes  part no   no   yes  yes  yes  no   no   yes
      draws main rule whole-text-animators
      without set p=null
      read ios2,ios3 - - seed row: Text, Transform
    text.animator.anchor             detail   no   yes  part no   no   yes  yes  no   no   no   no
      draws main rule whole-text-animators
      without set a=null
      read ios2,ios3 - - seed row: Text, Transform
    text.animator.scale              detail   no   yes  part no   no   yes  yes  yes  no   no   part
      draws main rule whole-text-animators
      draws thor rule left-pivots
      note thorvg scales and turns characters about where they begin.
      without set s=null
      measured thor 2026-11-24 1.1.1 Tests/Corpus/atlas/text.animator.scale.json
      read ios2,ios3 - - seed row: Text, Transform
    text.animator.rotation           detail   no   yes  part no   no   yes  yes  yes  no   no   part
      draws main rule whole-text-animators
      draws thor rule left-pivots
      without set r=null
      measured thor 2026-11-28 1.1.1 Tests/RenderTests/Cases/text/animator/rotation.json
      read ios2,ios3 - - seed row: Text, Transform
    text.animator.rotation3d         detail   no   no   part no   no   yes  yes  yes  no   no   no
      draws main rule whole-text-animators
      without set a.rx=null,a.ry=null
      measured web,canv 2026-11-24 5.13.0 Tests/Corpus/atlas/text.animator.rotation3d--y.json
      read ios2,ios3 - - seed row: Text, Per-character 3D
    text.animator.depth              detail   no   no   part no   no   part part yes  no   no   no
      read ios2,ios3 - - seed row: Text, Per-character 3D
    text.animator.skew               detail   no   yes  part no   no   part part no   no   no   no
      draws main rule whole-text-animators
      without set sk=null,sa=null
      measured web,canv 2026-11-24 5.13.0 Tests/Corpus/atlas/text.animator.skew.json
      read ios2,ios3 - - seed row: Text, Transform
    text.animator.opacity            detail   no   yes  part no   yes  yes  yes  yes  no   no   yes
      draws main rule whole-text-animators
      without set o=null
      read ios2,ios3 - - seed row: Text, Transform
    text.animator.blur               detail   ?    ?    no   no   no   no   no   yes  no   no   no
      without set bl=null
    text.selector.range              detail   no   no   part no   yes  yes  yes  yes  no   no   yes
      draws main rule whole-text-animators
      read ios2,ios3 - - seed row: Text, Range selector (Units)
    text.selector.no_end             detail   ?    ?    yes  yes  part yes  yes  yes  yes  yes  yes
      draws andr set s=null,o=null
      note lottie-android selects all characters then, at all times. Players without selectors are told of them in the row above.
      advice Write the end of the selector, also where it is 100 %: "e": {"a": 0, "k": 100}.
      read andr - - lottie/src/main/java/com/airbnb/lottie/parser/AnimatableTextPropertiesParser.java
    text.selector.units              detail   no   no   part no   yes  yes  yes  yes  no   no   yes
      draws main rule whole-text-animators
      read ios2,ios3 - - seed row: Text, Range selector (Units)
    text.selector.based_on           detail   no   no   no   no   no   yes  yes  yes  no   no   yes
      without set b=1
      read ios2,ios3 - - seed row: Text, Range selector (Based on)
    text.selector.amount             detail   no   no   no   no   no   yes  yes  yes  no   no   yes
      without set a=null
      read ios2,ios3 - - seed row: Text, Range selector (Amount)
    text.selector.shape              detail   no   no   no   no   no   yes  yes  yes  no   no   yes
      without set sh=1
      read ios2,ios3 - - seed row: Text, Range selector (Shape)
    text.selector.shape.round        detail   ?    ?    yes  yes  yes  yes  yes  part yes  yes  yes
      note skottie bends both by other curves. Players without shapes of selectors are told of them in the row above.
      advice Choose the shape Triangle, with easing.
      measured web,canv 2026-11-29 5.13.0 Tests/LintTests/Cases/compat/text.selector.shape.round/bad-1.json
      measured skot 2026-11-29 0.42.0 Tests/LintTests/Cases/compat/text.selector.shape.round/bad-1.json
      measured thor 2026-11-29 1.1.1 Tests/LintTests/Cases/compat/text.selector.shape.round/bad-1.json
    text.selector.ease               detail   no   no   no   no   no   yes  yes  yes  no   no   yes
      without set ne=null,xe=null
      read ios2,ios3 - - seed row: Text, Range selector (Ease High, Ease Low)
    text.selector.smoothness         detail   ?    ?    no   no   no   part part part no   no   part
      without set sm=null
      draws skot,thor rule square-smoothness
      draws web,canv rule least-smoothness
      note skottie and thorvg know it for Square only; where nothing is smooth they leave out what is covered by half, and lottie-web selects it by half.
      measured thor 2026-11-24 1.1.1 Tests/Corpus/atlas/text.selector.smoothness--none.json
      measured web,canv 2026-11-24 5.13.0 Tests/Corpus/atlas/text.selector.smoothness--none.json
    text.selector.randomize          detail   no   no   no   no   no   part part no   no   no   part
      without set rn=0
      note Players draw lots in their own ways.
      measured thor 2026-11-24 1.1.1 Tests/Corpus/atlas/text.selector.randomize.json
      measured web,canv 2026-11-24 5.13.0 Tests/Corpus/atlas/text.selector.randomize.json
      read ios2,ios3 - - seed row: Text, Range selector (Randomize order)
    text.selector.mode               detail   ?    ?    no   no   no   no   no   no   no   no   no
      without set m=1
    text.selector.expression         detail   no   no   no   no   no   part part no   no   no   part
      draws web,canv,skot,thor set t=0
      read ios2,ios3 - - seed row: Text, expression selector
    text.selector.wiggly             detail   no   no   no   no   no   part part no   no   no   part
    text.grouping                    detail   no   no   no   no   no   yes  yes  yes  no   no   part
      without set g=1
      read ios2,ios3 - - seed row: Text, Anchor point grouping
    text.grouping.all                detail   no   no   no   no   no   part part part no   no   yes
      draws web,canv set g=1
      note lottie-web moves each letter about its own anchor; skottie takes another point.
      advice Group by lines, or move the layer.
      measured web 2026-11-24 5.13.0 Tests/Corpus/atlas/text.grouping--all.json
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/text.grouping--all.json
    text.grouping.alignment          detail   no   no   no   no   no   yes  yes  part no   no   part
      without set a=null
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/text.grouping.alignment--up.json
      read ios2,ios3 - - seed row: Text, Anchor point grouping
    text.path                        detail   no   no   no   no   no   yes  no   yes  no   no   part
      without remove
      note lottie-web's canvas stops at each frame.
      advice Choose Create Shapes from Text before you bend the text.
      measured canv 2026-11-27 5.13.0 Tests/Corpus/atlas/text.path--center.json
      read ios2,ios3 - - seed row: Text, Text Path
      breaks canv
    text.path.options                detail   no   no   no   no   no   yes  yes  part no   no   part
      draws skot set a.k=0,l.k=0
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/text.path.options--force.json
      measured web 2026-11-24 5.13.0 Tests/Corpus/atlas/text.path.options--reverse.json
      read ios2,ios3 - - seed row: Text, Text Path
    image.external                   content  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
      read ios2,ios3 - - seed row: Other, Images
    image.embedded                   content  ?    yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
      advice Keep the images as files beside the document, or draw them as shapes.
    image.unflagged                  content  ?    ?    yes  yes  yes  yes  yes  yes  no   no   no
      draws thor set p=""
      without remove
      note Without e: 1 the data are read as a file name.
      advice Write "e": 1 beside the image.
      measured web,canv,rlot,thor 2026-11 - Tests/LintTests/Cases/compat/image.unflagged/bad-1.json
    image.remote                     content  ?    ?    no   no   part yes  yes  no   no   no   no
      advice Put the image into the document or beside it.
    image.svg                        content  ?    ?    no   no   no   yes  yes  ?    no   no   part
      advice Import the SVG as shapes, or save it as PNG.
    image.webp                       content  ?    ?    yes  yes  yes  yes  yes  yes  no   no   yes
      without remove
      note lottie-ios needs iOS 14.
      advice Save the image as PNG or JPEG.
      measured web,canv 2026-11-29 5.13.0 Tests/RenderTests/Cases/image/webp/lossless.json
      measured skot 2026-11-29 0.42.0 Tests/RenderTests/Cases/image/webp/lossless.json
      measured thor 2026-11-29 1.1.1 Tests/RenderTests/Cases/image/webp/lossless.json
      measured rlot 2026-11-29 0.2 Tests/RenderTests/Cases/image/webp/lossless.json
    image.color_profile              detail   ?    ?    yes  yes  yes  yes  yes  yes  part part yes
      note Without the profile the colors of the image differ.
      advice Convert the image to sRGB and save it without a profile.
      measured thor 2026-11-24 1.1.1 Tests/Corpus/atlas/image.color_profile.json
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/image.color_profile.json
    image.size_mismatch              detail   ?    ?    yes  yes  yes  yes  yes  yes  part part yes
      draws rlot,tg rule natural-images
      note rlottie draws the image in its own size.
      advice Export the image in the size that the document states.
      measured andr 2026-11-24 6.7.1 Tests/Corpus/atlas/image.size_mismatch--smaller.json
      measured web,canv 2026-11-24 5.13.0 Tests/Corpus/atlas/image.size_mismatch--smaller.json
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/image.size_mismatch--smaller.json
      measured thor 2026-11-24 1.1.1 Tests/Corpus/atlas/image.size_mismatch--smaller.json
      measured rlot 2026-11-24 0.2 Tests/Corpus/atlas/image.size_mismatch--smaller.json
    image.sides_mismatch             detail   ?    ?    ?    ?    part yes  yes  part part part part
      draws skot rule centered-images
      draws andr rule stretched-images
      draws thor rule fitted-images
      note These players stretch the image, or show it smaller; lottie-web fills the stated size and cuts what is over.
      advice Export the image with the sides that the document states.
      measured andr 2026-11-24 6.7.1 Tests/Corpus/atlas/image.size_mismatch--other-sides.json
      measured web,canv 2026-11-24 5.13.0 Tests/Corpus/atlas/image.size_mismatch--other-sides.json
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/image.size_mismatch--other-sides.json
      measured thor 2026-11-24 1.1.1 Tests/Corpus/atlas/image.size_mismatch--other-sides.json
      measured rlot 2026-11-24 0.2 Tests/Corpus/atlas/image.size_mismatch--other-sides.json
    image.effects                    detail   ?    ?    part part part yes  yes  yes  no   no   yes
      draws andr rule effects-each
      advice Apply the effect in an image editor, and import the result.
      measured andr 2026-11-24 6.7.1 Tests/Corpus/atlas/image.effects--shadow.json
    asset.audio                      none     ?    ?    no   no   no   part part part no   no   part
    asset.data                       none     ?    ?    no   no   no   part part part no   no   no
    asset.sequence                   content  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
    precomp.nested                   detail   yes  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
      read ios2,ios3 - - seed row: Other, Precomps
    precomp.size_differs             detail   ?    ?    yes  yes  yes  yes  yes  yes  yes  yes  yes
    expressions                      content  no   no   no   no   no   yes  yes  no   no   no   part
      draws thor rule thorvg-scripts
      without rule no-expressions
      note Other players show the keyframes baked at export. thorvg has a part of After Effects' names, counts keyframes from 0, and calculates with values of properties in its own functions only.
      advice In After Effects choose Animation > Keyframe Assistant > Convert Expression to Keyframes, or run `lottie convert --bake-expressions`.
      read ios2,ios3 - - seed row: Other, Expressions
    markers                          none     no   yes  yes  yes  yes  yes  yes  yes  yes  no   yes
      read ios2,ios3 - - seed row: Other, Markers
    markers.duration                 none     ?    ?    yes  yes  yes  yes  yes  yes  yes  no   yes
    markers.payload                  none     ?    ?    no   no   no   yes  yes  no   no   no   no
    slots                            content  ?    ?    no   no   no   yes  yes  yes  no   no   yes
      without remove
      advice Write the values into the properties instead of the slots.
      measured web,canv 2026-11-24 5.13.0 Tests/Corpus/atlas/slots--color.json
    slots.image                      detail   ?    ?    no   no   no   yes  no   yes  no   no   yes
      without set sid=null
      advice Write the image into the asset instead of the slot.
      measured web 2026-11-24 5.13.0 Tests/Corpus/atlas/slots.image.json
    version.spec                     none     ?    ?    no   no   no   no   no   no   no   no   no
    version.bodymovin                none     ?    ?    no   no   yes  yes  yes  yes  no   no   no
    meta                             none     ?    ?    no   no   no   no   no   no   no   no   no
    comp.motion_blur                 none     ?    ?    no   no   no   no   no   yes  no   no   no
    comp.3d                          none     ?    ?    no   no   no   yes  yes  yes  no   no   no
    comp.fractional_timing           none     ?    ?    yes  yes  yes  yes  yes  yes  part part yes
      draws rlot,tg rule whole-root-frames
      note rlottie uses integer frames.
    comp.frame_rate.low              detail   ?    ?    yes  yes  yes  yes  yes  yes  part part part
      draws thor rule early-last-frame
      note rlottie draws whole frames only, which are far apart; thorvg stops a frame before the end.
      advice Raise the frame rate, and stretch the layers.
      measured web,canv 2026-11-24 5.13.0 Tests/Corpus/atlas/comp.fractional_timing--slow.json
      measured skot 2026-11-24 0.42.0 Tests/Corpus/atlas/comp.fractional_timing--slow.json
      measured andr 2026-11-24 6.7.1 Tests/Corpus/atlas/comp.fractional_timing--slow.json
      measured thor 2026-11-24 1.1.1 Tests/Corpus/atlas/comp.fractional_timing--slow.json
      measured rlot 2026-11-24 0.2 Tests/Corpus/atlas/comp.fractional_timing--slow.json
    comp.completed                   content  part part part part part yes  yes  part part part part
      draws andr,main,core,skot,rlot,tg,thor relative-tangents
      note Tangents are points there; players that read them as offsets draw tangled paths.
      advice Export again with Bodymovin: lottie-web has changed this document as it read it.
      measured web,canv 2026-11-28 5.13.0 Tests/LintTests/Cases/compat/comp.completed/bad-2.json
      measured skot 2026-11-28 0.42.0 Tests/LintTests/Cases/compat/comp.completed/bad-2.json
      measured thor 2026-11-28 1.1.1 Tests/LintTests/Cases/compat/comp.completed/bad-2.json
      measured rlot 2026-11-28 0.2 Tests/LintTests/Cases/compat/comp.completed/bad-2.json
    tgs.fitz                         none     ?    ?    no   no   no   no   no   no   part yes  no
    container.dotlottie.v1           file     ?    ?    yes  yes  yes  no   no   no   no   no   no   yes
      advice Unpack it: `lottie convert` writes plain JSON.
    container.dotlottie.v2           file     ?    ?    yes  yes  part no   no   no   no   no   no   yes
      note lottie-android loads the last JSON file in it: the right one if there is only one.
      advice Unpack it: `lottie convert` writes plain JSON, or a container of version 1.
    container.dotlottie.multi        detail   ?    ?    yes  yes  part no   no   no   no   no   no   yes
      note lottie-android plays one of them. Who cannot open the container is told by its own row.
    container.dotlottie.theme        detail   ?    ?    no   no   no   no   no   no   no   no   no   yes
      note The animation has the colors it was exported with.
      advice Write the colors of the theme into the animation: `lottie convert --theme`.
    container.dotlottie.statemachine detail   ?    ?    no   no   no   no   no   no   no   no   no   yes
      note The animation plays, but does not respond to taps.
      advice Let the app play the segments, or use a dotLottie player.
    container.dotlottie.fonts        detail   ?    ?    no   no   part no   no   no   no   no   no   yes
      advice Tick Glyphs in Bodymovin's settings, so that no font is needed.
    container.tgs                    file     ?    ?    no   no   yes  no   no   no   no   yes  no
      advice Unpack it: `lottie convert` writes plain JSON.
    container.zip_json               file     ?    ?    no   no   yes  no   no   no   no   no   no
    """

  /// The files of the players' sources by prefixes of feature ids; `*` is the default.
  static let files: StaticString = """
    ios2 lottie-ios/
      *                       Classes
    ios3 lottie-swift/
      *                       src
    main Sources/
      *                       Public/Animation/LottieAnimation.swift
      layer.                  Private/Model/Layers/LayerModel.swift
      layer.precomp           Private/MainThread/LayerContainers/CompLayers/PreCompositionLayer.swift
      layer.solid             Private/MainThread/LayerContainers/CompLayers/SolidCompositionLayer.swift
      layer.image             Private/MainThread/LayerContainers/CompLayers/ImageCompositionLayer.swift
      layer.text              Private/MainThread/LayerContainers/CompLayers/TextCompositionLayer.swift
      layer.time              Private/MainThread/LayerContainers/CompLayers/PreCompositionLayer.swift
      layer.in_out            Private/MainThread/LayerContainers/CompLayers/CompositionLayer.swift
      layer.rotation          Private/Model/Objects/Transform.swift
      layer.auto_orient       Private/Model/Objects/Transform.swift
      transform.              Private/Model/Objects/Transform.swift
      transform.skew.group    Private/Model/ShapeItems/ShapeTransform.swift
      kf.                     Private/Model/Keyframes/KeyframeGroup.swift
      shape.                  Private/MainThread/NodeRenderSystem/Extensions/ItemsExtension.swift
      shape.ellipse           Private/MainThread/NodeRenderSystem/Nodes/PathNodes/EllipseNode.swift
      shape.rect              Private/MainThread/NodeRenderSystem/Nodes/PathNodes/RectNode.swift
      shape.path              Private/MainThread/NodeRenderSystem/Nodes/PathNodes/ShapeNode.swift
      shape.polystar          Private/MainThread/NodeRenderSystem/Nodes/PathNodes/StarNode.swift
      fill                    Private/MainThread/NodeRenderSystem/Nodes/RenderNodes/FillNode.swift
      color                   Private/Model/ShapeItems/Fill.swift
      style.                  Private/Model/ShapeItems/ShapeItem.swift
      stroke                  Private/MainThread/NodeRenderSystem/Nodes/RenderNodes/StrokeNode.swift
      gradient                Private/MainThread/NodeRenderSystem/Nodes/RenderNodes/GradientFillNode.swift
      gradient.stroke         Private/MainThread/NodeRenderSystem/Nodes/RenderNodes/GradientStrokeNode.swift
      trim                    Private/MainThread/NodeRenderSystem/Nodes/ModifierNodes/TrimPathNode.swift
      repeater                Private/MainThread/NodeRenderSystem/Extensions/ItemsExtension.swift
      merge                   Private/MainThread/NodeRenderSystem/Extensions/ItemsExtension.swift
      round_corners           Private/MainThread/NodeRenderSystem/Nodes/ModifierNodes/RoundedCornersNode.swift
      pucker                  Private/Model/ShapeItems/ShapeItem.swift
      offset                  Private/Model/ShapeItems/ShapeItem.swift
      zig                     Private/Model/ShapeItems/ShapeItem.swift
      twist                   Private/Model/ShapeItems/ShapeItem.swift
      wiggle                  Private/Model/ShapeItems/ShapeItem.swift
      mask                    Private/MainThread/LayerContainers/CompLayers/MaskContainerLayer.swift
      matte                   Private/MainThread/LayerContainers/MainThreadAnimationLayer.swift
      blend                   Private/Model/Layers/LayerModel.swift
      effect                  Private/Model/LayerEffects/LayerEffect.swift
      style.layer             Private/Model/LayerStyles/LayerStyle.swift
      text.                   Private/MainThread/LayerContainers/CompLayers/TextCompositionLayer.swift
      text.animator           Private/MainThread/NodeRenderSystem/Nodes/Text/TextAnimatorNode.swift
      text.selector           Private/Model/Text/TextAnimator.swift
      image                   Private/Model/Assets/ImageAsset.swift
      asset                   Private/Model/Assets/AssetLibrary.swift
      precomp                 Private/Model/Assets/PrecompAsset.swift
      markers                 Private/Model/Objects/Marker.swift
      expressions             Private/Model/Keyframes/KeyframeGroup.swift
      container               Private/Model/DotLottie/DotLottieUtils.swift
    core Sources/
      *                       Public/Animation/LottieAnimation.swift
      layer.                  Private/CoreAnimation/Layers/LayerModel+makeAnimationLayer.swift
      layer.precomp           Private/CoreAnimation/Layers/PreCompLayer.swift
      layer.solid             Private/CoreAnimation/Layers/SolidLayer.swift
      layer.image             Private/CoreAnimation/Layers/ImageLayer.swift
      layer.text              Private/CoreAnimation/Layers/TextLayer.swift
      layer.time              Private/CoreAnimation/Layers/PreCompLayer.swift
      layer.in_out            Private/CoreAnimation/Animations/VisibilityAnimation.swift
      layer.rotation          Private/CoreAnimation/Animations/TransformAnimations.swift
      layer.auto_orient       Private/Model/Objects/Transform.swift
      transform.              Private/CoreAnimation/Animations/TransformAnimations.swift
      transform.opacity       Private/CoreAnimation/Animations/OpacityAnimation.swift
      transform.skew.layer    Private/Model/Objects/Transform.swift
      kf.                     Private/CoreAnimation/Animations/CALayer+addAnimation.swift
      shape.                  Private/CoreAnimation/Layers/ShapeLayer.swift
      shape.ellipse           Private/CoreAnimation/Animations/EllipseAnimation.swift
      shape.rect              Private/CoreAnimation/Animations/RectangleAnimation.swift
      shape.path              Private/CoreAnimation/Animations/CustomPathAnimation.swift
      shape.polystar          Private/CoreAnimation/Animations/StarAnimation.swift
      fill                    Private/CoreAnimation/Layers/ShapeItemLayer.swift
      color                   Private/Model/ShapeItems/Fill.swift
      style.                  Private/Model/ShapeItems/ShapeItem.swift
      stroke                  Private/CoreAnimation/Animations/StrokeAnimation.swift
      gradient                Private/CoreAnimation/Animations/GradientAnimations.swift
      trim                    Private/CoreAnimation/Animations/StrokeAnimation.swift
      repeater                Private/CoreAnimation/Layers/RepeaterLayer.swift
      merge                   Private/CoreAnimation/Layers/ShapeLayer.swift
      round_corners           Private/CoreAnimation/Animations/CombinedShapeAnimation.swift
      pucker                  Private/Model/ShapeItems/ShapeItem.swift
      offset                  Private/Model/ShapeItems/ShapeItem.swift
      zig                     Private/Model/ShapeItems/ShapeItem.swift
      twist                   Private/Model/ShapeItems/ShapeItem.swift
      wiggle                  Private/Model/ShapeItems/ShapeItem.swift
      mask                    Private/CoreAnimation/Layers/MaskCompositionLayer.swift
      matte                   Private/CoreAnimation/Layers/CALayer+setupLayerHierarchy.swift
      blend                   Private/Model/Layers/LayerModel.swift
      effect                  Private/Model/LayerEffects/LayerEffect.swift
      style.layer             Private/Model/LayerStyles/LayerStyle.swift
      text.                   Private/CoreAnimation/Layers/TextLayer.swift
      image                   Private/Model/Assets/ImageAsset.swift
      asset                   Private/Model/Assets/AssetLibrary.swift
      precomp                 Private/Model/Assets/PrecompAsset.swift
      markers                 Private/Model/Objects/Marker.swift
      expressions             Private/Model/Keyframes/KeyframeGroup.swift
      container               Private/Model/DotLottie/DotLottieUtils.swift
    andr lottie/src/main/java/com/airbnb/lottie/
      *                       parser/LottieCompositionMoshiParser.java
      layer.                  parser/LayerParser.java
      layer.precomp.opacity   model/layer/CompositionLayer.java
      transform.              parser/AnimatableTransformParser.java
      layer.auto_orient       parser/AnimatableTransformParser.java
      kf.                     parser/KeyframeParser.java
      shape.                  parser/ContentModelParser.java
      shape.polystar          parser/PolystarShapeParser.java
      shape.path              parser/ShapeDataParser.java
      fill                    parser/ShapeFillParser.java
      color                   parser/ColorParser.java
      style.                  parser/ContentModelParser.java
      stroke                  parser/ShapeStrokeParser.java
      gradient                parser/GradientFillParser.java
      gradient.stroke         parser/GradientStrokeParser.java
      gradient.alpha          parser/GradientColorParser.java
      gradient.animated.stops value/Keyframe.java
      trim                    parser/ShapeTrimPathParser.java
      repeater                parser/RepeaterParser.java
      merge                   parser/MergePathsParser.java
      round_corners           parser/RoundedCornersParser.java
      pucker                  parser/ContentModelParser.java
      offset                  parser/ContentModelParser.java
      zig                     parser/ContentModelParser.java
      twist                   parser/ContentModelParser.java
      wiggle                  parser/ContentModelParser.java
      mask                    parser/MaskParser.java
      matte                   parser/LayerParser.java
      blend                   parser/LayerParser.java
      effect                  parser/LayerParser.java
      effect.drop_shadow      parser/DropShadowEffectParser.java
      effect.gaussian_blur    parser/BlurEffectParser.java
      style.layer             parser/LayerParser.java
      text.                   model/layer/TextLayer.java
      text.animator           parser/AnimatableTextPropertiesParser.java
      text.selector           parser/AnimatableTextPropertiesParser.java
      text.glyph              parser/FontCharacterParser.java
      text.font               parser/FontParser.java
      expressions             parser/AnimatableValueParser.java
      container               LottieCompositionFactory.java
    web player/js/
      *                       utils/DataManager.js
      layer.                  renderers/BaseRenderer.js
      layer.precomp           elements/svgElements/SVGCompElement.js
      layer.solid             elements/SolidElement.js
      layer.image             elements/ImageElement.js
      layer.text              elements/svgElements/SVGTextElement.js
      layer.html              elements/svgElements/SVGBaseElement.js
      transform.              utils/TransformProperty.js
      layer.auto_orient       utils/TransformProperty.js
      kf.                     utils/PropertyFactory.js
      shape.                  elements/svgElements/SVGShapeElement.js
      fill                    elements/helpers/shapes/SVGElementsRenderer.js
      color                   elements/helpers/shapes/SVGElementsRenderer.js
      style.                  elements/svgElements/SVGShapeElement.js
      stroke                  elements/helpers/shapes/SVGElementsRenderer.js
      gradient                elements/helpers/shapes/SVGGradientFillStyleData.js
      trim                    utils/shapes/TrimModifier.js
      repeater                utils/shapes/RepeaterModifier.js
      merge                   elements/svgElements/SVGShapeElement.js
      round_corners           utils/shapes/RoundCornersModifier.js
      pucker                  utils/shapes/PuckerAndBloatModifier.js
      offset                  utils/shapes/OffsetPathModifier.js
      zig                     utils/shapes/ZigZagModifier.js
      twist                   elements/svgElements/SVGShapeElement.js
      wiggle                  elements/svgElements/SVGShapeElement.js
      mask                    mask.js
      matte                   elements/svgElements/SVGBaseElement.js
      blend                   utils/helpers/blendModes.js
      effect                  elements/svgElements/SVGEffects.js
      style.layer             elements/svgElements/SVGBaseElement.js
      text.                   elements/svgElements/SVGTextElement.js
      text.animator           utils/text/TextAnimatorProperty.js
      text.selector           utils/text/TextSelectorProperty.js
      text.font               utils/FontManager.js
      image                   elements/ImageElement.js
      asset                   utils/imagePreloader.js
      expressions             utils/expressions/ExpressionManager.js
      markers                 utils/markers/markerParser.js
      container               animation/AnimationItem.js
      slots                   utils/SlotManager.js
    canv player/js/
      *                       utils/DataManager.js
      layer.                  renderers/CanvasRendererBase.js
      layer.precomp           elements/canvasElements/CVCompElement.js
      layer.solid             elements/canvasElements/CVSolidElement.js
      layer.image             elements/canvasElements/CVImageElement.js
      layer.text              elements/canvasElements/CVTextElement.js
      transform.              utils/TransformProperty.js
      layer.auto_orient       utils/TransformProperty.js
      kf.                     utils/PropertyFactory.js
      shape.                  elements/canvasElements/CVShapeElement.js
      fill                    elements/canvasElements/CVShapeElement.js
      color                   elements/canvasElements/CVShapeElement.js
      style.                  elements/canvasElements/CVShapeElement.js
      stroke                  elements/canvasElements/CVShapeElement.js
      stroke.dash             utils/shapes/DashProperty.js
      gradient                elements/canvasElements/CVShapeElement.js
      trim                    utils/shapes/TrimModifier.js
      repeater                utils/shapes/RepeaterModifier.js
      merge                   elements/canvasElements/CVShapeElement.js
      round_corners           utils/shapes/RoundCornersModifier.js
      pucker                  utils/shapes/PuckerAndBloatModifier.js
      offset                  utils/shapes/OffsetPathModifier.js
      zig                     utils/shapes/ZigZagModifier.js
      twist                   elements/canvasElements/CVShapeElement.js
      wiggle                  elements/canvasElements/CVShapeElement.js
      mask                    elements/canvasElements/CVMaskElement.js
      matte                   elements/canvasElements/CVBaseElement.js
      blend                   elements/canvasElements/CVBaseElement.js
      effect                  elements/canvasElements/CVEffects.js
      style.layer             elements/canvasElements/CVBaseElement.js
      text.                   elements/canvasElements/CVTextElement.js
      text.animator           utils/text/TextAnimatorProperty.js
      text.selector           utils/text/TextSelectorProperty.js
      text.font               utils/FontManager.js
      image                   elements/canvasElements/CVImageElement.js
      asset                   utils/imagePreloader.js
      expressions             utils/expressions/ExpressionManager.js
      markers                 utils/markers/markerParser.js
      container               animation/AnimationItem.js
      slots                   utils/SlotManager.js
    skot modules/skottie/src/
      *                       Skottie.cpp
      layer.                  Layer.cpp
      layer.camera            Camera.cpp
      layer.precomp           Composition.cpp
      layer.motion_blur       effects/MotionBlurEffect.cpp
      layer.audio             layers/AudioLayer.cpp
      layer.data              layers/FootageLayer.cpp
      layer.image             layers/ImageLayer.cpp
      transform.              Transform.cpp
      kf.                     animator/KeyframeAnimator.cpp
      shape.                  layers/shapelayer/ShapeLayer.cpp
      fill                    layers/shapelayer/FillStroke.cpp
      color                   layers/shapelayer/FillStroke.cpp
      style.                  layers/shapelayer/ShapeLayer.cpp
      stroke                  layers/shapelayer/FillStroke.cpp
      gradient                layers/shapelayer/Gradient.cpp
      trim                    layers/shapelayer/TrimPaths.cpp
      repeater                layers/shapelayer/Repeater.cpp
      merge                   layers/shapelayer/MergePaths.cpp
      round_corners           layers/shapelayer/RoundCorners.cpp
      pucker                  layers/shapelayer/PuckerBloat.cpp
      offset                  layers/shapelayer/OffsetPaths.cpp
      zig                     layers/shapelayer/ShapeLayer.cpp
      twist                   layers/shapelayer/ShapeLayer.cpp
      wiggle                  layers/shapelayer/ShapeLayer.cpp
      mask                    Layer.cpp
      matte                   Layer.cpp
      blend                   BlendModes.cpp
      effect                  effects/Effects.cpp
      style.layer             effects/Effects.cpp
      text.                   layers/TextLayer.cpp
      text.animator           text/TextAnimator.cpp
      text.selector           text/RangeSelector.cpp
      image                   layers/ImageLayer.cpp
      slots                   SlotManager.cpp
      comp.motion_blur        effects/MotionBlurEffect.cpp
    rlot src/lottie/
      *                       lottieparser.cpp
      layer.                  lottieitem.cpp
      layer.rotation          lottieparser.cpp
      transform.              lottieparser.cpp
      kf.                     lottieparser.cpp
      shape.                  lottieitem.cpp
      fill                    lottieitem.cpp
      stroke                  lottieitem.cpp
      gradient                lottiemodel.cpp
      trim                    lottieitem.cpp
      repeater                lottieitem.cpp
      mask                    lottieitem.cpp
      matte                   lottieitem.cpp
      container               lottieloader.cpp
    tg src/lottie/
      layer.solid             lottieitem.cpp
      layer.image             lottieparser.cpp
      layer.time              lottieitem.cpp
      image                   lottieparser.cpp
      round_corners           lottieparser.cpp
      markers                 lottieparser.cpp
      tgs.fitz                lottieparser.cpp
      expressions             lottieparser.cpp
      text.                   lottieparser.cpp
      mask                    lottieparser.cpp
      kf.                     lottieparser.cpp
      blend                   lottieparser.cpp
      container               lottieloader.cpp
    thor src/loaders/lottie/
      *                       tvgLottieParser.cpp
      layer.                  tvgLottieBuilder.cpp
      transform.              tvgLottieBuilder.cpp
      kf.                     tvgLottieParser.cpp
      shape.                  tvgLottieBuilder.cpp
      fill                    tvgLottieBuilder.cpp
      stroke                  tvgLottieBuilder.cpp
      gradient                tvgLottieModel.cpp
      trim                    tvgLottieBuilder.cpp
      repeater                tvgLottieBuilder.cpp
      merge                   tvgLottieParser.cpp
      round_corners           tvgLottieModifier.cpp
      pucker                  tvgLottieModifier.cpp
      offset                  tvgLottieModifier.cpp
      zig                     tvgLottieModifier.cpp
      mask                    tvgLottieBuilder.cpp
      matte                   tvgLottieBuilder.cpp
      effect                  tvgLottieBuilder.cpp
      text.                   tvgLottieBuilder.cpp
      text.selector           tvgLottieModel.cpp
      expressions             tvgLottieExpressions.cpp
      slots                   tvgLottieLoader.cpp
      container               tvgLottieLoader.cpp
    dotl dotlottie-rs/dotlottie-rs/src/
      container               dotlottie/mod.rs
      container.dotlottie.theme theme.rs
      container.dotlottie.statemachine state_machine/mod.rs
    andm lottie/src/main/java/com/airbnb/lottie/
      merge                   animation/content/MergePathsContent.java
    """
}
