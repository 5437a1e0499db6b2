// swift-tools-version: 6.2

import PackageDescription

// A user of the library: it depends on the project by path, imports LottieKit and nothing below it, and
// asks for what it uses to be visible by that import.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
]

let package = Package(
  name: "clients",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "lottie", path: "../..")],
  targets: [
    .testTarget(
      name: "LottieIOSTests",
      dependencies: [.product(name: "LottieKit", package: "lottie")],
      path: "LottieIOSTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "GuideTests",
      dependencies: [
        .product(name: "LottieKit", package: "lottie"),
        .product(name: "LottieLint", package: "lottie"),
      ],
      path: "GuideTests",
      swiftSettings: settings
    ),
  ]
)
