import LottieKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The folder that the code of the guide runs in, with the files it speaks of.
enum Guide {
  /// 64 × 64, 90 frames at 30 a second: a logo and, on top of it, a title of one character.
  static let document = ##"""
    {"v":"5.9.0","nm":"anim","w":64,"h":64,"fr":30,"ip":0,"op":90,
    "markers":[{"tm":10,"cm":"intro","dr":20},{"tm":60,"cm":"outro","dr":0}],
    "fonts":{"list":[{"fName":"Roboto-Bold","fFamily":"Roboto","fStyle":"Bold","ascent":75}]},
    "slots":{"c":{"p":{"a":0,"k":[0,0.5,1]}}},
    "assets":[{"id":"secret","w":1,"h":1,"p":"secret.png"}],
    "layers":[{"ty":5,"nm":"Title","ind":1,"ip":0,"op":90,"st":0,"ks":{"p":{"a":0,"k":[0,60,0]}},
    "t":{"d":{"k":[{"t":0,"s":{"t":"A","f":"Roboto-Bold","s":20,"lh":24,"fc":[1,0,0]}}]},
    "p":{},"m":{"g":1},"a":[]}},
    {"ty":2,"nm":"Photo","refId":"secret","ip":0,"op":90,"st":0,"ks":{}},
    {"ty":4,"nm":"Logo","ind":2,"ip":0,"op":90,"st":0,"ks":{"p":{"a":0,"k":[32,32,0]}},"shapes":[
    {"ty":"gr","nm":"Group 1","it":[
    {"ty":"rc","nm":"Rectangle 1","p":{"a":0,"k":[0,0]},"s":{"a":0,"k":[40,20]},"r":{"a":0,"k":0}},
    {"ty":"fl","nm":"Fill 1","c":{"a":0,"k":[0,0.5,1],"sid":"c"},"o":{"a":0,"k":100}},
    {"ty":"tr"}]}]}]}
    """##

  /// Goes to a folder with `anim.json` and `anim.lottie`; the same one for all tests.
  static func enter() throws { _ = try folder.get() }

  private static let folder = Result<String, any Error> {
    var template = Array("/tmp/lottie-guide-XXXXXX".utf8CString)
    guard let path = mkdtemp(&template).map({ String(cString: $0) }), chdir(path) == 0 else {
      throw ImageProviderError("no folder")
    }
    try AtomicFile.write(Array(document.utf8), to: "anim.json")
    var container = try ZipWriter()
    let manifest = #"{"version":"2","animations":[{"id":"x"}],"themes":[{"id":"dark"}]}"#
    let theme = #"{"rules":[{"id":"c","type":"Color","value":[0,1,0]}]}"#
    try container.add("manifest.json", Array(manifest.utf8))
    try container.add("a/x.json", Array(document.utf8))
    try container.add("t/dark.json", Array(theme.utf8))
    let machine = """
      {"initial":"a","states":[
      {"type":"PlaybackState","name":"a","animation":"x","autoplay":true,"transitions":[
      {"type":"Transition","toState":"b","guards":[{"type":"Numeric","inputName":"stars",
      "conditionType":"Equal","compareTo":3}]}]},
      {"type":"PlaybackState","name":"b","animation":"","autoplay":true,"transitions":[]}],
      "inputs":[{"type":"Numeric","name":"stars","value":0}]}
      """
    try container.add("s/rating.json", Array(machine.utf8))
    try AtomicFile.write(container.archive, to: "anim.lottie")
    return path
  }

  /// The color in the middle of the logo.
  static func color(_ view: LottieAnimationView) throws -> UInt32 {
    try view.draw()
    return view.pixmap[32, 28]
  }
}
