// swift-tools-version: 6.2
import PackageDescription

// Homebrew keeps readline and cmark outside the compiler's search paths, so pkg-config must name
// them there; on Linux they are in the default paths, and pkg-config's flags would only warn.
#if os(macOS)
  let readlinePackage: String? = "readline"
  let cmarkPackage: String? = "libcmark"
#else
  let readlinePackage: String? = nil
  let cmarkPackage: String? = nil
#endif

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A module of the program: what it may import is what it names here, and nothing imports upwards.
func module(_ name: String, uses dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(of name: String, uses dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: dependencies + ["TestSupport"],
    swiftSettings: settings)
}

let package = Package(
  name: "slackline",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "slackline", targets: ["slackline"]),
    .library(name: "Rationals", targets: ["Rationals"]),
    .library(name: "Simplex", targets: ["Simplex"]),
    .library(name: "ConstraintHierarchies", targets: ["ConstraintHierarchies"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/attaswift/BigInt", from: "6.0.0"),
  ],
  targets: [
    module("Rationals", uses: [.product(name: "BigInt", package: "BigInt")]),
    module("Simplex", uses: ["Rationals"]),
    module("ConstraintHierarchies", uses: ["Rationals", "Simplex"]),
    module("Language", uses: ["Rationals"]),
    module("Rendering", uses: ["Rationals"]),
    module(
      "Interpreter",
      uses: ["Rationals", "Simplex", "ConstraintHierarchies", "Language", "Rendering"]),
    module("Lessons", uses: ["CCommonMark", "Interpreter", "Language", "Rendering"]),
    .target(
      name: "LineEditing", dependencies: ["CReadline"], swiftSettings: settings,
      // Only a static link needs to be told of it: the shared readline names it itself.
      linkerSettings: [.linkedLibrary("tinfo", .when(platforms: [.linux]))]),
    .executableTarget(
      name: "slackline",
      dependencies: [
        "Interpreter", "Language", "Lessons", "LineEditing", "Rendering",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),

    .systemLibrary(
      name: "CReadline", pkgConfig: readlinePackage,
      providers: [.apt(["libreadline-dev"]), .brew(["readline"])]),
    .systemLibrary(
      name: "CCommonMark", pkgConfig: cmarkPackage,
      providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),

    module("TestSupport", uses: ["Rationals"]),
    tests(of: "Rationals", uses: ["Rationals"]),
    tests(of: "Simplex", uses: ["Rationals", "Simplex"]),
    tests(of: "ConstraintHierarchies", uses: ["Rationals", "Simplex", "ConstraintHierarchies"]),
    tests(of: "Language", uses: ["Rationals", "Language"]),
    tests(of: "Rendering", uses: ["Rationals", "Rendering"]),
    tests(
      of: "Interpreter",
      uses: ["Rationals", "ConstraintHierarchies", "Language", "Rendering", "Interpreter"]),
    tests(of: "Lessons", uses: ["Interpreter", "Lessons", "Rendering"]),
    tests(of: "LineEditing", uses: ["LineEditing", "LineEditingProbe"]),
    .executableTarget(
      name: "LineEditingProbe", dependencies: ["LineEditing"], path: "Tests/LineEditingProbe",
      swiftSettings: settings),
    tests(of: "EndToEnd", uses: ["slackline"]),
  ],
  swiftLanguageModes: [.v6]
)
