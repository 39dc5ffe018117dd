// swift-tools-version: 6.2
// Proves the lexer and the parser against swift-syntax. Apart from the product, which must never
// depend on swift-syntax.
import PackageDescription

let package = Package(
  name: "Conformance",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "SameView", path: ".."),
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
  ],
  targets: [
    .executableTarget(
      name: "conformance",
      dependencies: [
        .product(name: "SameViewSyntax", package: "SameView"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ])
  ]
)
