// swift-tools-version: 5.9
import PackageDescription

let version = "1.0"
var targets: [Target] = [
  .target(
    name: "App", dependencies: ["Part", .product(name: "Far", package: "far", condition: .when(platforms: [.iOS]))],
    path: "App", exclude: ["Part"], sources: ["A.swift"], swiftSettings: [.define("BETA")]),
  .target(name: "Part", path: "App/Part"),
]
#if os(macOS)
targets.append(.executableTarget(name: "Tool", dependencies: [.target(name: "App")], path: "Widget"))
#endif
for name in ["One", "Two"] { targets.append(.testTarget(name: name + "Tests", dependencies: [.byName(name: "App")])) }

let package = Package(
  name: "App", platforms: [.iOS(.v15), .macOS("13.0"), .custom("other", versionString: "1")],
  products: [.library(name: "App", targets: ["App"]), .executable(name: "tool", targets: ["Tool"])],
  dependencies: [.package(path: "../Near"), .package(url: "https://example.com/far.git", from: "1.0.0")],
  targets: targets + [.macro(name: "Macros"), .plugin(name: "Plugin", capability: .buildTool())])
