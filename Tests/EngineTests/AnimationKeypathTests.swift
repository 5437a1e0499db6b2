import LottieEngine
import Testing

struct AnimationKeypathTests {
  private let path = ["Layer", "Shape Group", "Stroke 1", "Color"]

  @Test(
    arguments: [
      "Layer.Shape Group.Stroke 1.Color", "**.Color", "**.Stroke 1.Color",
      "**.Shape Group.Stroke 1.Color", "Layer.**.Color", "Layer.Shape Group.*.Color",
      "Layer.*.*.Color", "**", "Layer.**", "**.**.Color", "*.*.*.*", "**.*.Color", "Lay*.**.Col*",
      "**.Str*1.Color", "*.S*p* G*p.*.*r", "Layer.Shape Group.**.Stroke 1.Color",
    ]
  )
  func `a pattern means a path that fits it name by name`(pattern: String) {
    #expect(AnimationKeypath(keypath: pattern).matches(path))
  }

  @Test(
    arguments: [
      "Layer.*.Color", "**.Layer.Shape Group.Stroke 1.Color.X",
      "*.Layer.Shape Group.Stroke 1.Color", "Layer.Shape Group.Stroke 1.Color.*",
      "Layer.Shape Group.Stroke 1.Color.**", "Color", "**.color", "Layer", "", "**.Stroke", "*",
      "**.roke 1.Color", "Layer.Shape Group.Stroke 1",
    ]
  )
  func `a pattern does not mean a path with other, more or fewer names`(pattern: String) {
    #expect(!AnimationKeypath(keypath: pattern).matches(path))
  }

  @Test func `a name met twice does not use up the stars before it`() {
    let twice = ["Group 1", "Group 1", "Fill 1", "Color"]
    #expect(AnimationKeypath(keypath: "**.Group 1.Fill 1.Color").matches(twice))
    #expect(AnimationKeypath(keypath: "**.Group 1.Group 1.**").matches(twice))
  }

  @Test func `a backslash takes the meaning from a dot, a star and a backslash`() {
    #expect(AnimationKeypath(keypath: #"v1\.5.Color"#).matches(["v1.5", "Color"]))
    #expect(AnimationKeypath(keypath: #"a\*b"#).matches(["a*b"]))
    #expect(!AnimationKeypath(keypath: #"a\*b"#).matches(["axb"]))
    #expect(AnimationKeypath(keypath: #"a\\b"#).matches([#"a\b"#]))
  }

  @Test func `names given one by one may hold dots, and are escaped when they are joined`() {
    let keypath = AnimationKeypath(keys: ["icon .lot", "Fill"])
    #expect(keypath.matches(["icon .lot", "Fill"]))
    #expect(keypath.string == #"icon \.lot.Fill"#)
    #expect(AnimationKeypath(keypath: keypath.string).matches(["icon .lot", "Fill"]))
  }

  @Test func `empty names between dots are names`() {
    #expect(AnimationKeypath(keypath: ".accent").matches(["", "accent"]))
  }

  @Test func `very many stars take no time`() {
    let pattern = AnimationKeypath(keys: Array(repeating: "**", count: 200) + ["x"])
    #expect(!pattern.matches(Array(repeating: "y", count: 200)))
    let name = AnimationKeypath(keypath: String(repeating: "a*", count: 200) + "b")
    #expect(!name.matches([String(repeating: "a", count: 400)]))
  }
}
