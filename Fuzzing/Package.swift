// swift-tools-version: 6.2
import PackageDescription

/// `address` finds reads of foreign memory and makes each input take three times as long.
let sanitizers = Context.environment["SANITIZERS"] ?? "fuzzer,address"

/// The product's rooms are compiled here once more, through symbolic links, so that they alone are
/// instrumented: the fuzzer then knows which of their branches an input takes.
let instrumented: [SwiftSetting] = [.unsafeFlags(["-sanitize=\(sanitizers)"])]

let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v15)],
  dependencies: [.package(url: "https://github.com/jpsim/Yams", from: "6.2.2")],
  targets: [
    .target(name: "Syntax", swiftSettings: instrumented),
    .target(name: "CSandbox"),
    .target(name: "Files", dependencies: ["CSandbox"], swiftSettings: instrumented),
    .target(name: "Frameworks", dependencies: ["Syntax"], swiftSettings: instrumented),
    .target(name: "Project", dependencies: ["Syntax", "Frameworks"], swiftSettings: instrumented),
    .target(name: "YAML", dependencies: ["Yams"], swiftSettings: instrumented),
    .target(
      name: "BuildFiles", dependencies: ["Syntax", "Project", "Files", "YAML", "Yams"], swiftSettings: instrumented),
    .target(name: "ViewTree", dependencies: ["Project"], swiftSettings: instrumented),
    .target(name: "Linting", dependencies: ["ViewTree", "Files"], swiftSettings: instrumented),
    .target(name: "Rules", dependencies: ["Linting"], swiftSettings: instrumented),
    .target(
      name: "Reporting", dependencies: ["Linting"], resources: [.embedInCode("HTML/Page")], swiftSettings: instrumented),
    .target(
      name: "Configuration", dependencies: ["Linting", "Project", "Frameworks", "Reporting", "Files", "YAML", "Yams"],
      swiftSettings: instrumented),
    .executableTarget(
      name: "fuzz", dependencies: ["Syntax", "Files", "Linting", "Rules", "Reporting", "Configuration", "BuildFiles"],
      swiftSettings: instrumented,
      linkerSettings: [
        .unsafeFlags(["-sanitize=\(sanitizers)"]),
        // gold stops on what the sanitizers link.
        .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux])),
      ]),
  ]
)
