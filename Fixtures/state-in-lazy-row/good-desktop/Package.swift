// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "Drafts", platforms: [.macOS(.v14)], targets: [.target(name: "Drafts")])
