// swift-tools-version: 6.2
// A `SwiftUI` of our own, types without behaviour, so that the Swift compiler can say which types bodies
// have; and SameView's answers held against the compiler's. A package apart from `Conformance`, because
// `swift test` builds every target of a package, and swift-syntax takes minutes.
import PackageDescription

/// Fixtures are written for Swift 5 mode as well, so is the module that they import.
let shape: [SwiftSetting] = [.swiftLanguageMode(.v5)]

let package = Package(
  name: "Types",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "SameView", path: "../..")],
  targets: [
    .target(name: "Combine", swiftSettings: shape),
    .target(name: "UIKit", swiftSettings: shape),
    .target(name: "SwiftUI", dependencies: ["Combine", "UIKit"], swiftSettings: shape),
    // Other frameworks; fixtures mention a few of their names.
    .target(name: "AVKit", dependencies: ["SwiftUI"], swiftSettings: shape),
    .target(name: "CoreData", swiftSettings: shape),
    .target(name: "WidgetKit", swiftSettings: shape),
    .target(name: "Views", dependencies: ["SwiftUI"], path: "Views", swiftSettings: shape),
    // Writes what `SwiftUI` declares into the product's table.
    .target(name: "InterfaceText", dependencies: [.product(name: "SameViewCore", package: "SameView")]),
    .executableTarget(name: "interface", dependencies: ["InterfaceText"]),
    .testTarget(
      name: "TypesTests",
      dependencies: [
        "Views", "SwiftUI", "AVKit", "CoreData", "WidgetKit", "InterfaceText", .product(name: "SameViewCore", package: "SameView"),
      ]),
  ]
)
