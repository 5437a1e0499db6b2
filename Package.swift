// swift-tools-version: 6.3

import PackageDescription

let strict = Context.environment["LOTTIE_WARNINGS_AS_ERRORS"] != nil

// `make demo` and `make test` are built with `-Onone`, other packages, too, but for what draws: a third of the
// compiler's work, and slow only where nothing is slow. docs/performance.md.
let isQuick = Context.environment["LOTTIE_QUICK"] != nil

/// What an expression may cost to type-check, in steps of the solver, which are the same on every machine.
///
/// The compiler's own limit is a million: what comes near it is refused by another version of the compiler.
func budget(_ steps: Int) -> [SwiftSetting] {
  strict ? [.unsafeFlags(["-Xfrontend", "-solver-scope-threshold=\(steps)"])] : []
}

let common: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (strict ? [.treatAllWarnings(as: .error)] : [])
let settings = common + budget(20_000)
// The driver takes the last of its options, which is that of the command line; the compiler, the last of all. Other
// packages cannot depend on targets with flags of their own.
let drawing = settings + (isQuick ? [.unsafeFlags(["-Xfrontend", "-O"])] : [])

func library(
  _ name: String,
  _ dependencies: [Target.Dependency] = [],
  exclude: [String] = [],
  draws: Bool = false
) -> Target {
  .target(
    name: name,
    dependencies: dependencies,
    exclude: exclude,
    swiftSettings: draws ? drawing : settings
  )
}

func program(
  _ name: String,
  _ dependencies: [Target.Dependency],
  exclude: [String] = []
) -> Target {
  .executableTarget(
    name: name,
    dependencies: dependencies,
    exclude: exclude,
    swiftSettings: settings
  )
}

func tests(
  _ name: String,
  _ dependencies: [Target.Dependency],
  exclude: [String] = []
) -> Target {
  .testTarget(
    name: name,
    dependencies: dependencies,
    exclude: exclude,
    // `#expect` makes much of little, and tests are not hot.
    swiftSettings: common + budget(200_000) + [.unsafeFlags(["-Onone"])]
  )
}

func system(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
  .systemLibrary(
    name: name,
    path: "Sources/System/\(name)",
    pkgConfig: pkgConfig,
    providers: [.apt([apt]), .brew([brew])]
  )
}

let argumentParser = Target.Dependency.product(
  name: "ArgumentParser",
  package: "swift-argument-parser"
)
let collections = Target.Dependency.product(
  name: "OrderedCollections",
  package: "swift-collections"
)
let heap = Target.Dependency.product(name: "HeapModule", package: "swift-collections")
let subprocess = Target.Dependency.product(name: "Subprocess", package: "swift-subprocess")
let yams = Target.Dependency.product(name: "Yams", package: "Yams")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")

// `make fuzz` needs the program's readers in a program of its own, which is linked with libFuzzer.
let isFuzzed = Context.environment["LOTTIE_FUZZ"] != nil

let commandLineParts: [Target.Dependency] = [
  "LottieJobs", "LottieKit", "LottieLint", argumentParser, logging, "Rainbow", "TextTable",
]
let commandLine: Target =
  isFuzzed
  ? .target(
    name: "LottieCLI",
    dependencies: commandLineParts,
    swiftSettings: settings + [
      .unsafeFlags(["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "LottieCLI_main"])
    ]
  ) : program("LottieCLI", commandLineParts)

let fuzzers: [Target] =
  isFuzzed
  ? [
    .executableTarget(
      name: "LottieFuzz",
      dependencies: [
        "LottieCLI", "LottieCodecs", "LottieExpressions", "LottieJobs", "LottieKit", "LottieLint",
        "LottieText", "TestSupport", argumentParser,
      ],
      path: "Tests/Fuzz",
      exclude: ["Corpus", "Dictionaries"],
      swiftSettings: settings,
      linkerSettings: [.unsafeFlags(["-use-ld=lld"])]
    )
  ] : []

let package = Package(
  name: "lottie",
  platforms: [.macOS(.v15)],
  products: [
    isFuzzed
      ? .executable(name: "lottie-fuzz", targets: ["LottieFuzz"])
      : .executable(name: "lottie", targets: ["LottieCLI"]),
    .library(name: "LottieKit", targets: ["LottieKit"]),
    .library(name: "LottieLint", targets: ["LottieLint"]),
    .library(name: "LottieC", type: .dynamic, targets: ["LottieC"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.11.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
    .package(url: "https://github.com/onevcat/Rainbow", from: "4.2.1"),
    .package(url: "https://github.com/ordo-one/TextTable", from: "0.0.2"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.0", traits: []),
  ],
  targets: [
    system("CDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev", brew: "libdeflate"),
    system("CFontconfig", pkgConfig: "fontconfig", apt: "libfontconfig-dev", brew: "fontconfig"),
    system("CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev", brew: "freetype"),
    system("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev", brew: "harfbuzz"),
    system("CLCMS", pkgConfig: "lcms2", apt: "liblcms2-dev", brew: "little-cms2"),
    system("CPNG", pkgConfig: "libpng16", apt: "libpng-dev", brew: "libpng"),
    system("CTurboJPEG", pkgConfig: "libturbojpeg", apt: "libturbojpeg0-dev", brew: "jpeg-turbo"),
    system("CWebP", pkgConfig: "libwebp", apt: "libwebp-dev", brew: "webp"),

    // Not a system library: what Swift cannot express, docs/decisions/0017-faults.md.
    .target(
      name: "CProcess",
      path: "Sources/System/CProcess",
      cSettings: Context.environment["LOTTIE_COMMIT"].map { [.define("LOTTIE_COMMIT", to: $0)] }
    ),
    // Files of LottieJobs as data: the compiler of C embeds them in no time.
    .target(name: "CPages", path: "Sources/System/CPages"),
    library("LottieGeometry", draws: true),
    library("LottieScene", ["LottieGeometry"], draws: true),
    library("LottieModel", ["LottieScene", collections]),
    library("LottieExpressions"),
    library("LottieEngine", ["LottieModel", "LottieExpressions", collections]),
    library("LottieRaster", ["LottieScene"], draws: true),
    library(
      "LottieCodecs",
      ["LottieScene", "CProcess", "CDeflate", "CLCMS", "CPNG", "CTurboJPEG", "CWebP"],
      draws: true
    ),
    library("LottieText", ["LottieScene", "CFontconfig", "CFreeType", "CHarfBuzz"]),
    library("LottieFrames", ["LottieScene"], draws: true),
    library("LottieLint", ["LottieModel", "LottieExpressions", "LottieFrames"]),
    library(
      "LottieKit",
      [
        "LottieEngine", "LottieFrames", "LottieRaster", "LottieText", "LottieCodecs", "CProcess",
        logging, subprocess,
      ]
    ),
    library(
      "LottieJobs",
      ["LottieKit", "LottieLint", "CPages", heap, yams],
      exclude: ["Pages/Resources"]
    ),
    // The header has no library of its own: LottieC is it.
    .systemLibrary(name: "CLottie", path: "Sources/System/CLottie"),
    library("LottieC", ["LottieKit", "LottieLint", "CLottie"]),
    commandLine,
    program(
      "LottieDev",
      ["LottieFrames", "LottieJobs", "LottieKit", "LottieLint", argumentParser],
      exclude: ["Scripts"]
    ),

    .target(
      name: "TestSupport",
      path: "Tests/TestSupport",
      swiftSettings: settings + (isQuick ? [.define("DEBUG")] : [])
    ),
    tests("GeometryTests", ["LottieGeometry"]),
    tests("SceneTests", ["LottieScene"]),
    tests("ModelTests", ["LottieModel", "TestSupport"]),
    tests("ExpressionsTests", ["LottieExpressions", "TestSupport"], exclude: ["Cases"]),
    tests("EngineTests", ["LottieEngine", "TestSupport"]),
    tests("RasterTests", ["LottieRaster", "TestSupport"]),
    tests("TextTests", ["LottieText"], exclude: ["Fonts"]),
    tests("CodecsTests", ["LottieCodecs", "TestSupport"]),
    tests("KitTests", ["LottieFrames", "LottieKit", "LottieLint", "CProcess", "TestSupport"]),
    tests("RenderTests", ["LottieKit"], exclude: ["Cases"]),
    tests("LintTests", ["LottieLint", "LottieModel"], exclude: ["Cases"]),
    tests("CommandTests", ["LottieCLI", "LottieDev", "LottieJobs", "LottieKit", "TestSupport"]),
  ] + fuzzers,
  swiftLanguageModes: [.v6]
)
