// swift-tools-version: 6.2
import PackageDescription

/// Every target is held to the same standard: Swift 6, strict memory safety, warnings are errors.
let strict: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// Test targets call the testing library's macros, whose expansions are not ours to annotate.
let test: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// The plugins run the `sameview` that is installed. Who would rather have them build it asks for the trait; for
/// all others, this package included, everything would be built a second time, as a tool.
let commandFromSource: [Target.Dependency] = [.target(name: "Command", condition: .when(traits: ["PluginsFromSource"]))]

let package = Package(
  name: "SameView",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "sameview", targets: ["Command"]),
    .library(name: "SameViewCore", targets: ["Files", "Syntax", "Typing", "Linting", "Rules"]),
    // For the parser's judge, which needs none of the rooms above.
    .library(name: "SameViewSyntax", targets: ["Files", "Syntax"]),
    .plugin(name: "SameViewLint", targets: ["SameViewLint"]),
    .plugin(name: "SameViewCommand", targets: ["SameViewCommand"]),
  ],
  traits: [
    .trait(
      name: "PluginsFromSource", description: "The plugins build sameview instead of looking for an installed one.")
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    .target(name: "Syntax", swiftSettings: strict),
    .target(name: "CSandbox"),
    .target(name: "Files", dependencies: ["CSandbox"], swiftSettings: strict),
    .target(name: "Frameworks", dependencies: ["Syntax"], swiftSettings: strict),
    .target(name: "Project", dependencies: ["Syntax", "Frameworks"], swiftSettings: strict),
    .target(name: "YAML", dependencies: ["Yams"], swiftSettings: strict),
    .target(
      name: "BuildFiles", dependencies: ["Syntax", "Project", "Files", "YAML", "Yams"], swiftSettings: strict),
    .target(name: "Typing", dependencies: ["Syntax", "Frameworks", "Project"], swiftSettings: strict),
    .target(name: "ViewTree", dependencies: ["Syntax", "Frameworks", "Project"], swiftSettings: strict),
    .target(name: "CLibclang"),
    .target(
      name: "Clang", dependencies: ["CLibclang", "Syntax", "Frameworks", "Project", "Files"], swiftSettings: strict),
    .target(
      name: "Linting", dependencies: ["Syntax", "Frameworks", "Project", "ViewTree", "Files"], swiftSettings: strict),
    .target(
      name: "Rules", dependencies: ["Syntax", "Frameworks", "Project", "ViewTree", "Linting"], path: "Rules",
      swiftSettings: strict),
    .target(
      name: "Configuration", dependencies: ["Frameworks", "Project", "Linting", "Reporting", "Files", "YAML", "Yams"],
      swiftSettings: strict),
    // The script and the style sheet of HTML reports become constants: a static binary has no bundle to read.
    .target(
      name: "Reporting", dependencies: ["Syntax", "Linting"], resources: [.embedInCode("HTML/Page")],
      swiftSettings: strict),
    .target(
      name: "Workspace",
      dependencies: ["Frameworks", "Syntax", "Project", "BuildFiles", "Linting", "Configuration", "Files"],
      swiftSettings: strict),
    .target(name: "Messages", swiftSettings: strict),
    .target(
      name: "LanguageServer",
      dependencies: ["Files", "Syntax", "Project", "Linting", "Configuration", "Reporting", "Workspace", "Messages"],
      swiftSettings: strict),
    .target(
      name: "ModelContext",
      dependencies: ["Files", "Syntax", "Project", "Linting", "Reporting", "Workspace", "Messages"],
      swiftSettings: strict),
    .executableTarget(
      name: "Command",
      dependencies: [
        "Files", "Syntax", "Frameworks", "Project", "Clang", "Typing", "ViewTree", "Linting", "Rules",
        "Configuration", "Reporting", "Workspace", "Messages", "LanguageServer", "ModelContext",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    .plugin(name: "SameViewLint", capability: .buildTool(), dependencies: commandFromSource),
    .plugin(
      name: "SameViewCommand",
      capability: .command(intent: .custom(verb: "sameview", description: "Reports hazards in SwiftUI code.")),
      dependencies: commandFromSource),
    .target(
      name: "LintTesting", dependencies: ["Syntax", "Frameworks", "Project", "Linting", "BuildFiles", "Files"],
      swiftSettings: strict),
    .testTarget(name: "SyntaxTests", dependencies: ["Syntax"], swiftSettings: test),
    .testTarget(name: "FilesTests", dependencies: ["Files"], swiftSettings: test),
    .testTarget(name: "FrameworksTests", dependencies: ["Frameworks", "Syntax"], swiftSettings: test),
    .testTarget(name: "ProjectTests", dependencies: ["Frameworks", "Syntax", "Project"], swiftSettings: test),
    .testTarget(
      name: "BuildFilesTests", dependencies: ["Files", "Project", "Syntax", "BuildFiles"], swiftSettings: test),
    .testTarget(name: "ClangTests", dependencies: ["Files", "Clang"], exclude: ["child.sh"], swiftSettings: test),
    .testTarget(name: "TypingTests", dependencies: ["Project", "Syntax", "Typing", "ViewTree"], swiftSettings: test),
    .testTarget(name: "ViewTreeTests", dependencies: ["Project", "Syntax", "ViewTree"], swiftSettings: test),
    .testTarget(
      name: "LintingTests", dependencies: ["Project", "Syntax", "Linting", "LintTesting"], swiftSettings: test),
    .testTarget(
      name: "RulesTests",
      dependencies: ["Linting", "Project", "Syntax", "ViewTree", "Rules", "LintTesting", "Reporting"],
      swiftSettings: test),
    .testTarget(
      name: "ConfigurationTests", dependencies: ["Frameworks", "Linting", "Configuration", "Rules"], swiftSettings: test
    ),
    .testTarget(name: "ReportingTests", dependencies: ["Linting", "Syntax", "Reporting"], swiftSettings: test),
    .testTarget(name: "CommandTests", dependencies: ["Command"], swiftSettings: test),
    .testTarget(
      name: "WorkspaceTests",
      dependencies: ["Files", "Linting", "Syntax", "Workspace", "Project", "Rules", "Reporting", "LintTesting"],
      swiftSettings: test),
    .testTarget(name: "MessagesTests", dependencies: ["Messages"], swiftSettings: test),
    .testTarget(name: "LanguageServerTests", dependencies: ["LanguageServer", "Messages"], swiftSettings: test),
    .testTarget(
      name: "LanguageTests",
      dependencies: [
        "Linting",
        "Command", "Rules", "LintTesting", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: test),
  ]
)
