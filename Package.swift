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
func module(
  _ name: String, uses dependencies: [Target.Dependency] = [], in path: String? = nil
) -> Target {
  .target(name: name, dependencies: dependencies, path: path, swiftSettings: settings)
}

/// - Parameters:
///   - goldens: whether a folder of goldens lies beside the tests, which read it there.
///   - samples: whether a folder of samples does.
func tests(
  of name: String, uses dependencies: [Target.Dependency] = [], goldens: Bool = false,
  samples: Bool = false
) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: dependencies + ["TestSupport"],
    exclude: (goldens ? ["Goldens"] : []) + (samples ? ["Samples"] : []),
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
    .library(name: "Layouts", targets: ["Layouts"]),
    .library(name: "Programs", targets: ["Programs"]),
    .library(name: "ProgramSolving", targets: ["ProgramSolving"]),
  ],
  dependencies: [
    // Exact, so that two clones build the same program. Package.resolved would hold the commit as well; it is not
    // committed, for mirrors of a version, which machines without a way to GitHub build from, have commits of their own.
    // `.ci/dependencies` holds what is built against this.
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2")
  ],
  targets: [
    module("ExactIntegers"),
    module("Rationals", uses: ["ExactIntegers"]),
    module("Simplex", uses: ["ExactIntegers", "Rationals"]),
    module("ConstraintHierarchies", uses: ["Rationals", "Simplex"]),
    module("Layouts", uses: ["Rationals", "Simplex", "ConstraintHierarchies"]),
    module("Wording"),
    module("Programs", uses: ["Rationals", "Wording"]),
    module(
      "ProgramSolving", uses: ["Rationals", "Simplex", "ConstraintHierarchies", "Programs"]),
    module("Language", uses: ["Rationals", "Wording"]),
    module("Rendering", uses: ["Rationals", "Wording"]),
    module(
      "Logs", uses: ["Rationals", "ConstraintHierarchies", "Layouts", "Language", "Wording"]),
    module(
      "Session",
      uses: [
        "Rationals", "Simplex", "ConstraintHierarchies", "Layouts", "Logs", "Programs",
        "ProgramSolving", "Language", "Wording",
      ]),
    module(
      "Narration",
      uses: [
        "Rationals", "Simplex", "ConstraintHierarchies", "Layouts", "Programs", "ProgramSolving",
        "Language", "Session", "Rendering", "Wording",
      ]),
    module(
      "Formats",
      uses: [
        "Rationals", "Simplex", "ConstraintHierarchies", "Layouts", "Programs", "ProgramSolving",
        "Language", "Rendering", "Session", "Wording",
      ]),
    .target(
      name: "Course",
      dependencies: [
        "CCommonMark", "ConstraintHierarchies", "Language", "Rationals", "Rendering", "Wording",
      ],
      swiftSettings: settings, plugins: ["EmbedLessonsPlugin"]),
    module(
      "Lessons",
      uses: [
        "ConstraintHierarchies", "Course", "Formats", "Language", "Layouts", "Logs", "Narration",
        "Rationals", "Rendering", "Session", "Simplex", "Wording",
      ]),
    .plugin(
      name: "EmbedLessonsPlugin", capability: .buildTool(), dependencies: ["EmbedLessons"],
      path: "Sources/EmbedLessonsPlugin"),
    .executableTarget(name: "EmbedLessons", swiftSettings: settings),
    module(
      "Publishing",
      uses: [
        "ConstraintHierarchies", "Course", "Formats", "Language", "Lessons", "Narration",
        "ProgramSolving", "Programs", "Rationals", "Rendering", "Session", "Wording",
      ]),
    module("Console", uses: ["CAttributes", "Rendering", "Wording"]),
    .target(
      name: "LineEditing", dependencies: ["CReadline", "Console", "Wording"],
      swiftSettings: settings,
      // Only a static link needs to be told of it: the shared readline names it itself.
      linkerSettings: [.linkedLibrary("tinfo", .when(platforms: [.linux]))]),
    module(
      "Scripts",
      uses: [
        "Console", "ConstraintHierarchies", "Course", "Formats", "Language", "Lessons", "Narration",
        "ProgramSolving", "Programs", "Publishing", "Rendering", "Session", "Simplex", "Wording",
      ]),
    module(
      "Prompting",
      uses: [
        "Console", "Course", "Language", "Lessons", "LineEditing", "Narration", "Rendering",
        "Scripts", "Session", "Simplex", "Wording",
      ]),
    module(
      "Measurement",
      uses: ["ConstraintHierarchies", "Formats", "Layouts", "Rationals", "Rendering", "Wording"],
      in: "Benchmarks/Measurement"),
    // What of the page is Swift; `.ci/page` compiles it for WebAssembly and puts the page together.
    .target(
      name: "Page",
      dependencies: [
        "Course", "Formats", "Language", "Lessons", "Narration", "Programs", "Publishing",
        "Rationals", "Rendering", "Session", "Wording",
      ],
      exclude: ["Engine/shims.c", "Script", "Style", "Unpacker", "page.html"],
      swiftSettings: settings),
    module("Manual", uses: ["Formats", "Language", "Wording"]),
    .executableTarget(
      name: "slackline",
      dependencies: [
        "ConstraintHierarchies", "Console", "Course", "Formats", "Language", "Layouts", "Lessons",
        "LineEditing", "Logs", "Manual", "Measurement", "Narration", "ProgramSolving", "Programs",
        "Prompting", "Publishing", "Rationals", "Rendering", "Scripts", "Session", "Simplex",
        "Wording",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),

    .systemLibrary(name: "CAttributes"),
    .systemLibrary(
      name: "CReadline", pkgConfig: readlinePackage,
      providers: [.apt(["libreadline-dev"]), .brew(["readline"])]),
    .systemLibrary(
      name: "CCommonMark", pkgConfig: cmarkPackage,
      providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),

    module("TestSupport", uses: ["Rationals", "Simplex", "Wording"], in: "Tests/Support"),
    .target(
      name: "Fuzzing",
      dependencies: [
        "Course", "Formats", "Language", "Layouts", "Lessons", "LibraryUse", "Logs", "Narration",
        "Page", "ProgramSolving", "Programs", "Publishing", "Rationals", "Rendering", "Session",
        "Simplex", "TestSupport", "Wording",
      ],
      path: "Tests/Fuzzing", swiftSettings: settings),
    tests(of: "Fuzzing", uses: ["Fuzzing"]),
    // What `.ci/library` builds in release, too, as somebody else's program.
    .target(
      name: "LibraryUse",
      dependencies: [
        "ConstraintHierarchies", "Layouts", "ProgramSolving", "Programs", "Rationals", "Simplex",
      ],
      path: "Tests/LibraryUse", swiftSettings: settings),
    tests(of: "LibraryUse", uses: ["LibraryUse"]),
    tests(of: "ExactIntegers", uses: ["ExactIntegers", "Rationals"]),
    tests(of: "Rationals", uses: ["Rationals"]),
    tests(of: "Simplex", uses: ["ExactIntegers", "Rationals", "Simplex"]),
    tests(of: "ConstraintHierarchies", uses: ["Rationals", "Simplex", "ConstraintHierarchies"]),
    tests(
      of: "Layouts",
      uses: [
        "ConstraintHierarchies", "Formats", "Language", "Layouts", "Logs", "Narration", "Rationals",
        "Rendering", "Session", "Simplex",
      ],
      goldens: true, samples: true),
    tests(of: "Wording", uses: ["Wording"]),
    tests(of: "Programs", uses: ["Programs", "Rationals", "Wording"], samples: true),
    tests(
      of: "ProgramSolving",
      uses: [
        "ConstraintHierarchies", "Formats", "Narration", "ProgramSolving", "Programs", "Rationals",
        "Rendering", "Simplex", "Wording",
      ],
      samples: true),
    tests(of: "Language", uses: ["Rationals", "Language", "Wording"]),
    tests(
      of: "Formats",
      uses: [
        "ConstraintHierarchies", "Formats", "Narration", "ProgramSolving", "Programs", "Session",
        "Wording",
      ]),
    tests(of: "Rendering", uses: ["Formats", "Rationals", "Rendering", "Wording"], goldens: true),
    tests(
      of: "Session",
      uses: [
        "Rationals", "Simplex", "ConstraintHierarchies", "Language", "Programs", "Rendering",
        "Session", "Narration", "Formats", "Wording",
      ],
      goldens: true),
    tests(
      of: "Course",
      uses: [
        "ConstraintHierarchies", "Course", "Language", "Rationals", "Rendering", "Simplex",
        "Wording",
      ]),
    tests(
      of: "Lessons",
      uses: [
        "ConstraintHierarchies", "Course", "Formats", "Language", "Lessons", "Narration",
        "Rationals", "Rendering", "Session", "Simplex", "Wording",
      ],
      goldens: true),
    tests(
      of: "Publishing",
      uses: ["Course", "Language", "Lessons", "Narration", "Publishing", "Rendering", "Session"],
      goldens: true),
    tests(of: "Console", uses: ["Console", "Wording"]),
    tests(of: "Scripts", uses: ["Console", "Scripts"]),
    tests(
      of: "Prompting",
      uses: [
        "Console", "Course", "Language", "Lessons", "LineEditing", "Prompting", "Rendering",
        "Wording",
      ]),
    tests(of: "Page", uses: ["Formats", "Page"]),
    tests(of: "Manual", uses: ["Formats", "Manual", "Wording"]),
    tests(of: "LineEditing", uses: ["Console", "LineEditing", "LineEditingProbe", "Wording"]),
    .executableTarget(
      name: "LineEditingProbe", dependencies: ["LineEditing"], path: "Tests/LineEditingProbe",
      swiftSettings: settings),
    tests(
      of: "EndToEnd",
      uses: ["CAttributes", "slackline", "Fuzzing", "Language", "Rationals", "Wording"]),
  ],
  swiftLanguageModes: [.v6]
)

// `.ci/fuzz` compiles all with a sanitizer, and marks of what is reached, for LLVM's libFuzzer, which has a `main` of its own.
if let sanitizer = Context.environment["SLACKLINE_FUZZ"] {
  let flags = ["-sanitize=fuzzer,\(sanitizer)", "-parse-as-library"]
  let runner = Target.executableTarget(
    name: "fuzz", dependencies: ["Fuzzing"], path: "Tests/FuzzRunner", swiftSettings: settings,
    linkerSettings: [.unsafeFlags(["-sanitize=\(sanitizer)"]), .linkedLibrary("stdc++")])
  package.targets.append(runner)
  for target in package.targets where target.type == .regular || target.name == "fuzz" {
    target.swiftSettings = settings + [.unsafeFlags(flags)]
  }
}

// Only these of the targets, where a part of the program is looked at by itself, such as the solver with a sanitizer: all
// that is there would be compiled otherwise.
if let names = Context.environment["SLACKLINE_TARGETS"]?.split(separator: ",") {
  package.targets.removeAll { target in !names.contains { $0 == target.name } }
  package.products = []
  package.dependencies = []
}

// Exact arithmetic and the solver optimised in a debug build, their assertions kept: most of what the tests compute takes a
// fifth of the time then.
if Context.environment["SLACKLINE_OPTIMIZED"] != nil {
  let names: Set = ["ExactIntegers", "Rationals", "Simplex", "ConstraintHierarchies"]
  for target in package.targets where names.contains(target.name) {
    target.swiftSettings?.append(
      .unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug)))
  }
}
