// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Thumbs",
  targets: [
    .target(name: "CThumb", cSettings: [.headerSearchPath("private"), .define("THUMB_LIMIT", to: "64")]),
    .target(name: "ThumbStore", dependencies: ["CThumb"]),
    .target(name: "Gallery", dependencies: ["CThumb", "ThumbStore"]),
  ]
)
