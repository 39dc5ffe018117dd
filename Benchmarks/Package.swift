// swift-tools-version: 6.2
import PackageDescription

// Apart from the product, which must never depend on swift-syntax.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "SameView", path: ".."),
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
  ],
  targets: [
    .executableTarget(
      name: "benchmark",
      dependencies: [
        "empty",
        .product(name: "SameViewCore", package: "SameView"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    .executableTarget(
      name: "empty", dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")]),
  ]
)
