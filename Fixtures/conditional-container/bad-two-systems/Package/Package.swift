// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "Forms", platforms: [.iOS(.v15)], targets: [.target(name: "Forms")])
