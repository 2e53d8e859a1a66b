// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that building and testing Slackline never looks at it.
let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "slackline", path: "..")],
  targets: [
    .executableTarget(
      name: "ChainDriver",
      dependencies: [
        .product(name: "Rationals", package: "slackline"),
        .product(name: "ConstraintHierarchies", package: "slackline"),
        .product(name: "Simplex", package: "slackline"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "LPDriver",
      dependencies: [
        .product(name: "Rationals", package: "slackline"),
        .product(name: "ConstraintHierarchies", package: "slackline"),
        .product(name: "Programs", package: "slackline"),
        .product(name: "Simplex", package: "slackline"),
      ],
      swiftSettings: settings),
    // GMP is compared with, and is no part of Slackline.
    .target(name: "CRows", linkerSettings: [.linkedLibrary("gmp")]),
    .executableTarget(
      name: "LimbsDriver",
      dependencies: [
        "CRows",
        .product(name: "Rationals", package: "slackline"),
        .product(name: "Simplex", package: "slackline"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
