// swift-tools-version: 6.2
import PackageDescription

/// `address` finds reads of foreign memory and makes each input take three times as long.
let sanitizers = Context.environment["SANITIZERS"] ?? "fuzzer,address"

/// The lexer and the parser are compiled here once more, through a symbolic link, so that they alone are
/// instrumented: the fuzzer then knows which of their branches an input takes.
let instrumented: [SwiftSetting] = [.unsafeFlags(["-sanitize=\(sanitizers)"])]

let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v15)],
  targets: [
    .target(name: "Syntax", swiftSettings: instrumented),
    .executableTarget(
      name: "fuzz", dependencies: ["Syntax"], swiftSettings: instrumented,
      linkerSettings: [
        .unsafeFlags(["-sanitize=\(sanitizers)"]),
        // gold stops on what the sanitizers link.
        .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux])),
      ]),
  ]
)
