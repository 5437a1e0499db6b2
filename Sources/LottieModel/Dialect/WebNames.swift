/// The names that lottie-web declares around an expression.
package enum WebNames {
  /// The names, with its functions: player/js/utils/expressions of lottie-web 5.13.
  package static let declared: Set<String> = [
    "$bm_div", "$bm_mod", "$bm_mul", "$bm_rt", "$bm_sub", "$bm_sum", "$bm_transform",
    "Math", "XMLHttpRequest", "active", "add", "anchorPoint", "applyEase", "clamp", "comp",
    "content", "createPath", "data", "degreesToRadians", "degrees_to_radians", "div",
    "document", "ease", "easeIn", "easeInBez", "easeInOutBez", "easeOut", "easeOutBez",
    "effect", "elem", "fetch", "frames", "framesToTime", "fromComp", "fromCompToSurface",
    "fromWorld", "globalData", "hasParent", "height", "hslToRgb", "inPoint", "index", "key",
    "length", "linear", "lookAt", "loopIn", "loopInDuration", "loopOut", "loopOutDuration",
    "loop_in", "loop_out", "mask", "mod", "mul", "name", "nearestKey", "noOp", "normalize",
    "numKeys", "outPoint", "parent", "position", "posterizeTime", "property",
    "radiansToDegrees", "radians_to_degrees", "randSeed", "random", "rgbToHsl", "rotation",
    "scale", "seedRandom", "selectorValue", "smooth", "sourceRectAtTime", "sub", "substr",
    "substring", "sum", "text", "textIndex", "textTotal", "thisComp", "thisLayer",
    "thisProperty", "time", "timeToFrames", "toComp", "toWorld", "transform", "val",
    "value", "valueAtTime", "velocity", "velocityAtTime", "width", "wiggle", "window",
  ]
}
