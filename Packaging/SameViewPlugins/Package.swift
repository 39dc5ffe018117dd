// swift-tools-version: 6.0
import PackageDescription

// The plugins of SameView with the command of a release, which SwiftPM downloads: nothing is built or installed.
let package = Package(
  name: "SameViewPlugins",
  products: [
    .plugin(name: "SameViewLint", targets: ["SameViewLint"]),
    .plugin(name: "SameViewCommand", targets: ["SameViewCommand"]),
  ],
  targets: [
    .binaryTarget(
      name: "sameview",
      url: "https://github.com/@OWNER@/sameview/releases/download/@VERSION@/sameview.artifactbundle.zip",
      checksum: "@SHA256 sameview.artifactbundle.zip@"),
    .plugin(name: "SameViewLint", capability: .buildTool(), dependencies: ["sameview"]),
    .plugin(
      name: "SameViewCommand",
      capability: .command(intent: .custom(verb: "sameview", description: "Reports hazards in SwiftUI code.")),
      dependencies: ["sameview"]),
  ]
)
