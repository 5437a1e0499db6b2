import Foundation
import TestSupport
import Testing

/// What the program answers to a mistake: a status, and one line that says what and what to do.
struct MistakeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["bar.json", "foo.json", "a/data.json", "b/data.json"] {
      try folder.write(Document.bar, to: name)
    }
    try folder.write("{", to: "bad.json")
    try folder.write("", to: "empty.json")
    try folder.write("[1,2]", to: "list.json")
    try folder.write("PK\u{03}\u{04}junk", to: "bad.lottie")
  }

  /// Arguments, the status, and the first line on standard error.
  private static let mistakes: [(arguments: String, status: Int32, message: String)] = [
    (
      #"rendr bar.json"#, 64,
      #"unknown command rendr; did you mean render?"#
    ),
    (
      #"bar.json"#, 64,
      #"bar.json is not a command; did you mean lottie info bar.json?"#
    ),
    (
      #"help rnder"#, 64,
      #"unknown command rnder; did you mean render?"#
    ),
    (
      #"fields bar.json"#, 64,
      #"unknown command fields; did you mean keypaths --fields?"#
    ),
    (
      #"validate bar.json --format html"#, 64,
      #"lottie validate writes no page; lottie report does"#
    ),
    (
      #"keypaths bar.json --fields --sorted"#, 64,
      #"--sorted does not go together with --fields"#
    ),
    (
      #"xyzzy"#, 64,
      #"unknown command xyzzy; lottie --help lists them"#
    ),
    (
      #"render"#, 64,
      #"Missing expected argument '<input>'"#
    ),
    (
      #"render gone.json"#, 66,
      #"gone.json: No such file or directory"#
    ),
    (
      #"render bad.json"#, 65,
      #"bad.json:1:2: not JSON: unexpected end of the text"#
    ),
    (
      #"render empty.json"#, 65,
      #"empty.json:1:1: not JSON: unexpected end of the text"#
    ),
    (
      #"render list.json"#, 65,
      #"list.json:1:1: not a Lottie animation: expected a Lottie animation (an "#
        + #"object), found an array of 2"#
    ),
    (
      #"render bad.lottie"#, 65,
      #"bad.lottie: bad ZIP data (no end of the directory: cut off?)"#
    ),
    (
      #"render bar.json --fraem 3"#, 64,
      #"unknown option --fraem; did you mean --frame?"#
    ),
    (
      #"render bar.json out.png --frme 3"#, 64,
      #"unknown option --frme; did you mean --frame?"#
    ),
    (
      #"render bar.json --frame"#, 64,
      #"Missing value for '--frame <frame>'"#
    ),
    (
      #"render bar.json --frame x"#, 64,
      #"The value 'x' is invalid for '--frame <frame>'"#
    ),
    (
      #"render bar.json --frame 99"#, 64,
      #"frame 99 is out of range; the animation runs from frame 0 up to, but "#
        + #"not including, 10"#
    ),
    (
      #"render bar.json --frame -1"#, 64,
      #"frame -1 is out of range; the animation runs from frame 0 up to, but "#
        + #"not including, 10"#
    ),
    (
      #"render bar.json --frame 120%"#, 64,
      #"120% is not within 0% and 100%"#
    ),
    (
      #"render bar.json --frame marker:midle"#, 64,
      #"no marker "midle"; did you mean "middle"?"#
    ),
    (
      #"render bar.json --frame 1 --frames 0..2"#, 64,
      #"give --frame or --frames, not both"#
    ),
    (
      #"render bar.json --frames 5..2"#, 64,
      #"--frames: the range ends before it starts"#
    ),
    (
      #"render bar.json --fps 0"#, 64,
      #"The value '0' is invalid for '--fps <rate>'"#
    ),
    (
      #"render bar.json --size 20x"#, 64,
      #"The value '20x' is invalid for '--size <wxh>'"#
    ),
    (
      #"render bar.json --size 99999x9"#, 64,
      #"cannot render 99999x9 pixels: a side must be 1 to 16384 pixels, and an "#
        + #"image at most 256 million pixels; use --size"#
    ),
    (
      #"render bar.json --width 10 --scale 2"#, 64,
      #"give one of --size, --width and --height, --scale"#
    ),
    (
      #"render bar.json --scale 0"#, 64,
      #"--scale must be above 0"#
    ),
    (
      #"render bar.json x{nam}.png"#, 64,
      #"OUTPUT: unknown placeholder {nam}; use {name}, {dir}, {marker}, "#
        + #"{frame}, {index}, or {{ for a brace"#
    ),
    (
      #"render bar.json bar.json"#, 64,
      #"bar.json is the input; choose another output or use --overwrite-input"#
    ),
    (
      #"render a b -o flat/{name}.gif"#, 64,
      #"a/data.json and b/data.json would both be written to flat/data.gif; "#
        + #"use {dir} or {name} to separate them"#
    ),
    (
      #"render bar.json foo.json"#, 64,
      #"foo.json: several animations need --output, with {name} in it"#
    ),
    (
      #"render bar.json foo.json -o x.gif"#, 64,
      #"give OUTPUT or --output, not both; for several animations use {name} "#
        + #"in --output, or a folder"#
    ),
    (
      #"render bar.json x.gif --matte nocolor"#, 64,
      #"The value 'nocolor' is invalid for '--matte <color>'"#
    ),
    (
      #"render bar.json x.gif --colors 999"#, 64,
      #"--colors must be 2 to 255"#
    ),
    (
      #"render bar.json x.jpg --frame 0 --background none"#, 64,
      #"jpeg has no transparency: use an opaque --background, or write png or "#
        + #"webp"#
    ),
    (
      #"render bar.json x.mp4 --sheet"#, 64,
      #"a sheet is one image: write .png, .jpg, .webp or .ppm, not .mp4"#
    ),
    (
      #"render bar.json x.png --contact 0"#, 64,
      #"--contact must be 1 to 1000"#
    ),
    (
      #"render bar.json --set back.Colour=red --frame 0"#, 64,
      #"--set: no property matches back.Colour; did you mean "back.Color"?"#
    ),
    (
      #"render bar.json --set back.Color --frame 0"#, 64,
      #"--set: "back.Color" is not KEYPATH=VALUE"#
    ),
    (
      #"render bar.json --hide bakc --frame 0"#, 64,
      #"--hide: no layer, group, fill or stroke matches bakc; did you mean "#
        + #""back"?"#
    ),
    (
      #"render bar.json --text Title=x --frame 0"#, 64,
      #"--text: no text layer matches Title; there is no "Title""#
    ),
    (
      #"render bar.json --image pic=x.png --frame 0"#, 64,
      #"--image: there is no image asset "pic""#
    ),
    (
      #"render bar.json --font Foo=gone.ttf --frame 0"#, 66,
      #"--font: gone.ttf: No such file or directory"#
    ),
    (
      #"render bar.json --font-dir gone --frame 0"#, 66,
      #"--font-dir: gone: No such file or directory"#
    ),
    (
      #"render bar.json --assets-dir bar.json --frame 0"#, 66,
      #"--assets-dir: bar.json: Not a directory"#
    ),
    (
      #"render bar.json --marker end"#, 64,
      #"no marker "end"; available: "middle""#
    ),
    (
      #"render bar.json --from 5 --to 2"#, 64,
      #"the range from frame 5 to 2 is empty"#
    ),
    (
      #"render bar.json --speed 0"#, 64,
      #"--speed must be above 0 and at most 1000; use --reverse to play "#
        + #"backwards"#
    ),
    (
      #"render bar.json --jobs 0"#, 64,
      #"--jobs must be 1 to 64"#
    ),
    (
      #"render bar.json --threads 0"#, 64,
      #"--threads must be 1 to 256"#
    ),
    (
      #"render bar.json --slots gone.json --frame 0"#, 66,
      #"gone.json: No such file or directory"#
    ),
    (
      #"render bar.json --theme dark --frame 0"#, 64,
      #"bar.json: no theme "dark"; available: none"#
    ),
    (
      #"render bar.json --animation two --frame 0"#, 64,
      #"bar.json: no animation "two"; available: 0"#
    ),
    (
      #"render http://example.org/a.json --frame 0"#, 66,
      #"http://example.org/a.json: is on the network; use --allow-network to "#
        + #"allow that"#
    ),
    (
      #"render bar.json - --frames 0..3"#, 64,
      #"cannot write 4 frames to one image; use a pattern such as "#
        + #"frames/%05d.png"#
    ),
    (
      #"keypaths bar.json **.Colour"#, 1,
      #"bar.json: nothing matches **.Colour; did you mean "**.Color"?"#
    ),
    (
      #"get bar.json back.Transfrom.Scale"#, 1,
      #"bar.json: no property matches back.Transfrom.Scale; did you mean "#
        + #""back.Transform.Scale"?"#
    ),
    (
      #"get bar.json"#, 64,
      #"give one of KEYPATH and --layer"#
    ),
    (
      #"markers bar.json --name end"#, 1,
      #"bar.json: no marker "end"; available: "middle""#
    ),
    (
      #"markers bar.json --require middle,end"#, 1,
      #"bar.json: no marker "end"; available: "middle""#
    ),
    (
      #"info gone.json"#, 66,
      #"gone.json: No such file or directory"#
    ),
    (
      #"convert bar.json x.txt"#, 64,
      #"x.txt: the extension must be .json, .lottie or .tgs"#
    ),
    (
      #"convert bar.json x.json --strip foo"#, 64,
      #"--strip: "foo" is not known; available: names, matchnames, hidden, "#
        + #"unused, meta"#
    ),
    (
      #"convert bar.json bar.json"#, 64,
      #"bar.json is the input; choose another output or use --overwrite-input"#
    ),
    (
      #"diff bar.json"#, 64,
      #"give a second animation or folder, --against FOLDER, or --as PLAYER"#
    ),
    (
      #"diff bar.json gone.json"#, 66,
      #"gone.json: No such file or directory"#
    ),
    (
      #"diff bar.json --against a"#, 66,
      #"a: no frames such as 00000.png or anim-24.png"#
    ),
    (
      #"rules ref/mising-parent"#, 64,
      #"there is no rule "ref/mising-parent"; did you mean "#
        + #""ref/missing-parent"?"#
    ),
    (
      #"rules nothing"#, 64,
      #"there is no rule "nothing"; lottie rules lists them"#
    ),
    (
      #"features --target lottie-androd"#, 64,
      #"there is no player "lottie-androd"; did you mean "lottie-android"?"#
    ),
    (
      #"validate gone.json"#, 66,
      #"gone.json: No such file or directory"#
    ),
    (
      #"validate bar.json --target lotie-web"#, 64,
      #"there is no player "lotie-web"; did you mean "lottie-web"?"#
    ),
    (
      #"validate bar.json --select ref/missing-parnt"#, 64,
      #"there is no rule "ref/missing-parnt"; did you mean "#
        + #""ref/missing-parent"?"#
    ),
    (
      #"validate bar.json --dry-run"#, 64,
      #"--dry-run needs --fix"#
    ),
    (
      #"play bar.json"#, 64,
      #"play needs a terminal for input and output; use lottie render to write "#
        + #"files"#
    ),
    (
      #"bench bar.json --frames 0"#, 64,
      #"--frames must be at least 1"#
    ),
    (
      #"init extra"#, 64,
      #"Unexpected argument 'extra'"#
    ),
  ]

  @Test(arguments: mistakes.indices)
  func `a mistake is answered with its reason, and nothing is written`(index: Int) throws {
    let (arguments, status, message) = Self.mistakes[index]
    let before = folder.names
    let words = arguments.split(separator: " ").map(String.init)
    let run = try Program.run(words, in: folder.url)
    let line = run.errors.split(separator: "\n").first.map(String.init) ?? ""
    #expect(line == "error: " + message, "lottie \(arguments)")
    #expect(run.status == status, "lottie \(arguments)")
    #expect(folder.names == before, "lottie \(arguments)")
  }
}
