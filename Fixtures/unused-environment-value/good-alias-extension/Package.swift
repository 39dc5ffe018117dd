// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Profile", platforms: [.iOS(.v17)],
  targets: [.target(name: "Profile"), .target(name: "Settings")])
