// `sameview project`, and what targets change in reports.

import Foundation
import Testing

@Suite struct ProjectCommandTests {
  private static let project = #"""
    { objects = {
        F = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
        C = {isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
        G = {isa = PBXGroup; children = (F, C); path = App; sourceTree = "<group>"; };
        B = {isa = PBXBuildFile; fileRef = F; };
        S = {isa = PBXSourcesBuildPhase; files = (B); };
        K = {isa = XCSwiftPackageProductDependency; productName = Kit; };
        T = {isa = PBXNativeTarget; buildConfigurationList = L; buildPhases = (S); name = "My App"; packageProductDependencies = (K); productType = "com.apple.product-type.application"; };
        L = {isa = XCConfigurationList; buildConfigurations = (D); };
        D = {isa = XCBuildConfiguration; baseConfigurationReference = C; buildSettings = {SDKROOT = macosx; SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG; }; name = Debug; };
        P = {isa = PBXProject; mainGroup = G; targets = (T); };
      }; rootObject = P; }
    """#

  private static let files = [
    "App.xcodeproj/project.pbxproj": project,
    "App/App.xcconfig": "MACOSX_DEPLOYMENT_TARGET = 13.0\n",
    "App/App.swift": """
    import SwiftUI
    struct Home: View {
      @State var wide = false
      var body: some View {
        Text("a").onAppear { Task { await load() } }
      }
      func load() async { await Task.yield() }
    }
    """,
    "Kit/Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "Kit", platforms: [.iOS(.v17)], products: [.library(name: "Kit", targets: ["Kit"])],
      targets: [.target(name: "Kit", dependencies: [.product(name: "Remote", package: "remote")])])
    """,
    "Kit/Sources/Kit/K.swift": "struct K {}\n",
    "Loose.swift": "struct L {}\n",
  ]

  @Test func printsTargets() throws {
    let box = try Sandbox(Self.files)
    let outcome = try box.run(["project"])
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(
      outcome.text == """
        App.xcodeproj
          My App  app, macOS 13.0, …, 1 file
            module      My_App
            depends on  Kit

        Kit/Package.swift
          Kit  package target, iOS 17.0, 1 file
            imports     Remote

        IN NO TARGET  1 file
          Loose.swift

        """)
    #expect(try box.run(["project", "--files"]).text.contains("    App/App.swift\n"))
    // What describes a part stands above it.
    let part = try box.run(["project", "Kit/Sources", "--files"])
    #expect(part.text.isEmpty && part.errors.hasPrefix("warning: no target is described in 'Kit/Sources' or above it"))
    // Manifests are in no target, from wherever the folder is named.
    #expect(try !box.run(["project", "App/..", "--files"]).text.contains("/Kit/Package.swift"))
    try box.add(".git/HEAD", "")
    #expect(try box.run(["project", "Kit/Sources", "--files"]).text.contains("    Kit/Sources/Kit/K.swift\n"))
  }

  /// Two packages may call a target the same.
  @Test func dependenciesOfOneNameSayWhereTheyAreDescribed() throws {
    func package(_ product: String) -> String {
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "\(product)", products: [.library(name: "\(product)", targets: ["Core"])],
        targets: [.target(name: "Core")])
      """
    }
    let box = try Sandbox([
      "App/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "App", targets: [.target(name: "App",
        dependencies: [.product(name: "One", package: "One"), .product(name: "Two", package: "Two")])])
      """,
      "App/Sources/App/A.swift": "",
      "One/Package.swift": package("One"), "One/Sources/Core/B.swift": "",
      "Two/Package.swift": package("Two"), "Two/Sources/Core/C.swift": "",
    ])
    let outcome = try box.run(["project"])
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(outcome.text.contains("    depends on  Core (One/Package.swift), Core (Two/Package.swift)\n"))
  }

  @Test func printsTargetsAsJSON() throws {
    let box = try Sandbox(Self.files)
    let json = try box.run(["project", ".", "--format", "json"]).json()
    let targets = try #require(json["targets"] as? [[String: Any]])
    #expect(targets.map { $0["name"] as? String } == ["My App", "Kit"])
    #expect(targets[0]["kind"] as? String == "app")
    #expect(targets[0]["files"] as? [String] == ["App/App.swift"])
    #expect(targets[0]["conditions"] as? [String: [String]] == ["Debug": ["DEBUG"]])
    #expect((targets[0]["platforms"] as? [[String: String]]) == [["name": "macOS", "oldest": "13.0"]])
    #expect(json["filesWithoutTarget"] as? [String] == ["Loose.swift"])
    #expect(json["buildFiles"] as? [String] == ["App.xcodeproj/project.pbxproj", "Kit/Package.swift"])
    #expect(try box.run(["project", "--format", "yaml"]).status == 2)
    #expect(try box.run(["project", "nowhere"]).status == 2)
  }

  @Test func saysWhatCouldNotBeRead() throws {
    let box = try Sandbox(Self.files)
    try box.add("App.xcodeproj/project.pbxproj", "{ objects = {")
    let project = try box.run(["project"])
    #expect(project.text.contains("NOT UNDERSTOOD\n  App.xcodeproj/project.pbxproj: line 1: it is cut off; not read\n"))
    #expect(project.status == 0)
    let lint = try box.run(["."])
    #expect(lint.errors.contains("note: App.xcodeproj/project.pbxproj: line 1: it is cut off; not read\n"))
    #expect(try !box.run(["--quiet", "."]).errors.contains("cut off"))
  }

  /// A file that was left behind beside the project of an app.
  @Test func reportsCountFilesThatNoTargetCompiles() throws {
    let box = try Sandbox(Self.files)
    try box.add("Loose.swift", Samples.warning)
    let sentence = "No target compiles 1 of the files, which is not checked; `sameview project` shows the targets.\n"
    let outcome = try box.run(Samples.rule + ["--severity", "error"])
    #expect(outcome.status == 0)
    #expect(outcome.text.hasPrefix("No findings in ") && outcome.text.hasSuffix(" files.\n" + sentence))
    #expect(try box.run(Samples.rule + ["--severity", "error", "--quiet"]).text == sentence)
    let summary = { (arguments: [String]) in
      try #require(try box.run(arguments + ["--format", "json"]).json()["summary"] as? [String: Int])["uncompiled"]
    }
    #expect(try summary([]) == 1)
    #expect(try summary(["App"]) == 0)
    // What is excluded is not left alone for that reason.
    try box.add(".sameview.yml", "exclude: [Loose.swift]\n")
    #expect(try summary([]) == 0)
  }

  @Test func adviceNamesTheTargetsOwnSystem() throws {
    let box = try Sandbox(Self.files)
    let arguments = ["--only", "onappear-async-task", "--format", "json", "App"]
    func help() throws -> String? {
      let findings = try #require(try box.run(arguments).json()["findings"] as? [[String: Any]])
      return findings.first?["help"] as? String
    }
    // Without a project, the oldest system is unknown.
    try box.add("App.xcodeproj/project.pbxproj", "")
    #expect(try help()?.hasPrefix("from iOS 15 on, use `.task") == true)
    // The Mac is known; its oldest system, macOS 13, has it.
    try box.add("App.xcodeproj/project.pbxproj", Self.project)
    try box.add(".git/HEAD", "")
    #expect(try help()?.hasPrefix("use `.task") == true)
    // Older ones have not, and nothing is said.
    try box.add("App/App.xcconfig", "MACOSX_DEPLOYMENT_TARGET = 11.0\n")
    #expect(try help() == nil)
    // The oldest is not known.
    try box.add("App/App.xcconfig", "")
    #expect(try help()?.hasPrefix("from macOS 12 on, use `.task") == true)
    // What is configured counts more.
    try box.add(".sameview.yml", "targets: {iOS: 16}\n")
    #expect(try help()?.hasPrefix("use `.task") == true)
  }

  @Test func buildFilesLeadNowhereElse() throws {
    let outside = try Sandbox(["secret.xcconfig": "PRODUCT_MODULE_NAME = Secret\nMACOSX_DEPLOYMENT_TARGET = 10.15\n"])
    let box = try Sandbox(Self.files)
    try box.add(".git/HEAD", "")
    try FileManager.default.removeItem(atPath: box.path + "/App/App.xcconfig")
    try box.link("App/App.xcconfig", to: outside.path + "/secret.xcconfig")
    let linked = try box.run(["project"]).text
    #expect(linked.contains("App/App.xcconfig: is outside of the project; not read"))
    #expect(!linked.contains("Secret") && !linked.contains("10.15"))
    try FileManager.default.removeItem(atPath: box.path + "/App/App.xcconfig")
    try box.add(
      "App/App.xcconfig",
      "#include \"\(outside.path)/secret.xcconfig\"\n#include \"/dev/zero\"\n#include \"/proc/self/environ\"\n")
    let included = try box.run(["project"])
    #expect(included.status == 0)
    #expect(!included.text.contains("Secret") && !included.text.contains("10.15"))
    #expect(included.text.components(separatedBy: "is outside of the project; not read").count == 4)
    try FileManager.default.removeItem(atPath: box.path + "/App.xcodeproj/project.pbxproj")
    try box.link("App.xcodeproj/project.pbxproj", to: "/dev/zero")
    #expect(try box.run(["project"]).text.contains("is outside of the project; not read"))
  }

  private static let twins = [
    "project.yml": """
    name: Twins
    targets:
      App: {type: application, platform: iOS, sources: [App]}
      Widget: {type: app-extension, platform: iOS, sources: [Widget]}
    """,
    "App/Row.swift": """
    import SwiftUI
    struct Row: View { @State private var isOn = false; var body: some View { Text("a").onTapGesture { isOn = true } } }
    struct List1: View { var body: some View { Row() } }
    """,
    "Widget/Row.swift": """
    import SwiftUI
    struct Row: View { let text: String; var body: some View { Text(text) } }
    struct List2: View { var body: some View { Row(text: "b") } }
    """,
  ]

  @Test func treeAndGraphNameTypesByTheirModules() throws {
    let box = try Sandbox(Self.twins)
    let graph = try box.run(["graph"]).text
    #expect(graph.contains("\nList1  App/Row.swift:3\n  contains    App.Row\n"))
    #expect(graph.contains("\nWidget.Row  Widget/Row.swift:2\n"))
    #expect(try box.run(["graph", "--view", "Widget.Row"]).text.contains("Widget.Row  Widget/Row.swift:2"))
    #expect(try box.run(["graph", "--view", "Row", "--format", "json"]).text.contains("\"App.Row\""))
    let tree = try box.run(["tree", "App", "--view", "App.Row"])
    #expect(tree.text.hasPrefix("App.Row.body  App/Row.swift:2\n"))
    #expect(
      try box.run(["tree", "Widget", "--view", "List2"]).text.contains(
        "Row(text: \"b\")  → Widget.Row, Widget/Row.swift:2"))
  }

  @Test func countsCallsByWhatIsKnown() throws {
    let box = try Sandbox(Self.twins)
    #expect(
      try box.run(["project", "--calls", "list"]).text.contains(
        "Widget/Row.swift:3\tRow\tproject\tWidget/Row.swift:2\n"))
    #expect(try box.run(["project", "--calls", "count"]).text.contains("undecided\t0\n"))
    // The nearest one counts.
    #expect(try box.run(["project", "--calls", "count", "--without-targets"]).text.contains("project\t2\n"))
  }
}
