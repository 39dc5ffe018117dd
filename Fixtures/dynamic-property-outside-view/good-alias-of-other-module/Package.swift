// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Stories", platforms: [.iOS(.v17)],
  targets: [
    .target(name: "StoryKit"),
    .target(name: "Stories", dependencies: ["StoryKit"]),
  ])
