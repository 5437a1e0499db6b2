import LottieKit

@testable import LottieCLI
@testable import LottieJobs

/// Matches a keypath, the first line, with names, the other lines, and with those of an animation.
enum KeypathReader {
  private static let animation = try? LottieAnimation.decode(Array(document.utf8))

  static func read(_ bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n",
      omittingEmptySubsequences: false
    ).map(String.init)
    let keypath = AnimationKeypath(keypath: lines[0])
    _ = keypath.matches(Array(lines.dropFirst()))
    _ = AnimationKeypath(keypath: keypath.string)
    guard let animation else { return }
    let composition = Composition(animation)
    _ = composition.values(for: keypath, atFrame: 1)
    var overrides = CompositionOverrides(composition)
    _ = KeypathSuggestion(overrides.entries.map(\.path)).text(for: keypath)
    _ = overrides.set(PropertyOverride(keypath, spans: [.init(frames: 0...2, .number(5))]))
    _ = overrides.hide(keypath)
    _ = overrides.showOnly(lines.prefix(4).map { AnimationKeypath(keypath: $0) })
    composition.apply(overrides)
    composition.update(frame: 1)
    composition.setValueProvider(FloatValueProvider(7), keypath: keypath)
    composition.update(frame: 2)
  }

  private static let document = #"""
    {"w":9,"h":9,"fr":9,"ip":0,"op":9,"assets":[{"id":"c","layers":[
    {"ty":1,"nm":"Inner * 1.5","ip":0,"op":9,"sw":9,"sh":9,"sc":"#f00","ks":{}}]}],"layers":[
    {"ty":0,"nm":"Comp","refId":"c","w":9,"h":9,"ip":0,"op":9,"ks":{}},
    {"ty":4,"nm":"Shape\\","ip":0,"op":9,"ks":{"r":{"a":1,"k":[{"t":0,"s":[0]},{"t":9,"s":[9]}]}},
    "shapes":[{"ty":"gr","nm":"Group","it":[{"ty":"el","nm":"","s":{"k":[5,5]},"p":{"k":[0,0]}},
    {"ty":"fl","nm":"Fill 1","c":{"k":[1,0,0]},"o":{"k":100}},{"ty":"tr"}]}]}]}
    """#
}
