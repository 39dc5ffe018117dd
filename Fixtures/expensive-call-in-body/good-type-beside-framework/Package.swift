// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Paper",
  platforms: [.iOS(.v17)],
  targets: [
    .target(name: "Kit"),
    .target(name: "App", dependencies: ["Kit"]),
  ]
)
