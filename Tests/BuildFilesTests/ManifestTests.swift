// Manifests of packages, of XcodeGen and of Tuist.

import Files
import Project
import Syntax
import Testing

@testable import BuildFiles

@Suite struct ManifestTests {
  // MARK: Packages

  @Test func packagesHaveTheirTargets() {
    let files = Files([
      "Package.swift": #"""
      import PackageDescription
      let prefix = "My"
      let shared: [Target.Dependency] = ["Core", .product(name: "Outside", package: "outside")]
      extension Target.Dependency {
        static let tools: Self = .target(name: "Tools")
        static var log: Self { .product(name: "Logging", package: "swift-log") }
      }
      let package = Package(
        name: "P", platforms: [.iOS(.v16), .macOS("13.3"), .custom("x", versionString: "1")],
        products: [.library(name: "All", targets: ["Core", "UI"])],
        targets: [
          .target(name: "Core"),
          .target(name: prefix + "UI", dependencies: shared + [.tools, .log, .target(name: "Core")], path: "UI", exclude: ["Old"]),
          .target(name: "Tools", path: "Code/\(prefix)", sources: ["Part", "One.swift"]),
          .executableTarget(name: "run", dependencies: [.byName(name: "MyUI")]),
          .testTarget(name: "CoreTests", dependencies: ["Core"]),
          .macro(name: "Macros"), .plugin(name: "Lint", capability: .buildTool(), dependencies: ["run"]),
        ])
      #if os(macOS)
      package.targets.append(contentsOf: [.target(name: "Mac", dependencies: unknown())])
      #endif
      """#,
      "Sources/Core/A.swift": "", "Sources/Core/Deep/B.swift": "", "UI/V.swift": "", "UI/Old/V.swift": "",
      "Code/My/Part/X.swift": "",
      "Code/My/One.swift": "", "Code/My/Two.swift": "", "Sources/run/main.swift": "", "Tests/CoreTests/T.swift": "",
      "Plugins/Lint/P.swift": "", "Sources/Macros/M.swift": "", "Source/Mac/M.swift": "",
    ])
    let structure = files.structure
    #expect(structure.problems.isEmpty, "\(structure.problems)")
    #expect(
      files.members(structure) == [
        "Core": ["Sources/Core/A.swift", "Sources/Core/Deep/B.swift"], "MyUI": ["UI/V.swift"],
        "Tools": ["Code/My/One.swift", "Code/My/Part/X.swift"], "run": ["Sources/run/main.swift"],
        "CoreTests": ["Tests/CoreTests/T.swift"], "Macros": ["Sources/Macros/M.swift"],
        "Lint": ["Plugins/Lint/P.swift"],
        "Mac": ["Source/Mac/M.swift"],
      ])
    #expect(structure.dependencies("MyUI") == ["Core", "Tools"])
    #expect(structure["MyUI"]?.imports == ["Logging", "Outside"])
    #expect(structure.dependencies("run") == ["MyUI"])
    #expect(
      structure.targets.map(\.kind) == [
        .packageTarget, .packageTarget, .packageTarget, .executable, .test, .macro, .plugin, .packageTarget,
      ])
    #expect(structure["Core"]?.oldest == [.iOS: SystemVersion(major: 16), .macOS: SystemVersion(major: 13, minor: 3)])
    // What it depends on is computed.
    #expect(structure.target(structure.number("Mac"), sees: 0) == nil)
    #expect(structure.target(structure.number("Core"), sees: structure.number("Mac")) == false)
  }

  @Test func theManifestForTheNewestPackageManagerCounts() {
    let files = Files([
      "Package.swift": #"let package = Package(name: "P", targets: [.target(name: "Old")])"#,
      "Package@swift-5.9.swift": #"let package = Package(name: "P", targets: [.target(name: "Older")])"#,
      "Package@swift-5.10.swift": #"let package = Package(name: "P", targets: [.target(name: "New")])"#,
      "Sources/A.swift": "",
    ])
    #expect(files.structure.targets.map(\.name) == ["New"])
    #expect(files.members(files.structure) == ["New": ["Sources/A.swift"]])
  }

  /// A manifest for older package managers is not the one that a newer one takes.
  @Test func theNewestToolsVersionCounts() {
    func manifest(_ tools: String, _ target: String) -> String {
      "// swift-tools-version:\(tools)\nlet package = Package(name: \"P\", targets: [.target(name: \"\(target)\")])"
    }
    func targets(_ general: String, _ versioned: String) -> [String] {
      Files([
        "Package.swift": manifest(general, "General"),
        "Package@swift-5.8.swift": manifest(" " + versioned, "Versioned"), "Sources/A.swift": "",
      ]).structure.targets.map(\.name)
    }
    #expect(targets("5.9", "5.8") == ["General"])
    #expect(targets("5.8", "5.8") == ["General"])
    #expect(targets("5.7", "5.8") == ["Versioned"])
    #expect(targets("5.8", "5.10") == ["Versioned"])
  }

  @Test func platformsAndConditionalDependencies() {
    let structure = Files([
      "Package.swift": #"""
      let package = Package(name: "P", platforms: [.iOS(.v17), .macCatalyst(.v17)], targets: [
        .target(name: "A", dependencies: [.byNameItem(name: "B", condition: .when(platforms: [.iOS]))]),
        .target(name: "B"),
      ])
      """#,
      "Sources/A/A.swift": "", "Sources/B/B.swift": "",
    ]).structure
    #expect(structure["A"]?.platforms == [.iOS, .macCatalyst])
    #expect(structure["A"]?.oldest == [.iOS: SystemVersion(major: 17)])
    #expect(structure["A"]?.dependencies == [structure.number("B")])
    #expect(structure["A"]?.mayHaveMoreDependencies == false)
  }

  @Test func computedManifestsAreReadInPart() {
    let files = Files([
      "Package.swift": #"""
      let package = Package(name: "P", targets: ["A", "B"].map { .target(name: $0) } + [.target(name: "C", path: folder())])
      """#,
      "C/C.swift": "",
    ])
    let structure = files.structure
    #expect(structure.targets.map(\.name) == ["C"])
    #expect(files.members(structure) == ["C": []])
    #expect(
      structure.problems.map(\.message) == [
        "1 of its targets has a name that is not literal; left out",
        "the path of the target 'C' is not a literal; it has no files",
      ])
  }

  @Test func constantsThatDoubleEnd() {
    let doubling = (0..<60).map { "let a\($0) = a\($0 + 1) + a\($0 + 1)" }.joined(separator: "\n")
    let files = Files([
      "Package.swift": doubling + "\nlet a60 = [\"X\"]\nlet n0 = n1\nlet n1 = n0\n"
        + "let package = Package(targets: [.target(name: \"A\", dependencies: a0), .target(name: n0)])",
      "Sources/A/A.swift": "",
    ])
    #expect(files.structure.targets.map(\.mayHaveMoreDependencies) == [true])
  }

  @Test func aProductOfAllThatIsDependedOnManyTimesEnds() {
    let names = (0..<2000).map { "\"T\($0)\"" }
    let others = names.dropFirst().map { ".target(name: \($0))" }.joined(separator: ",")
    let files = Files([
      "Package.swift":
        "let package = Package(products: [.library(name: \"L\", targets: [\(names.joined(separator: ","))])], "
        + "targets: [.target(name: \"T0\", dependencies: [\(String(repeating: "\"L\",", count: 30_000))]), \(others)])"
    ])
    let structure = files.structure
    #expect(structure["T0"]?.mayHaveMoreDependencies == true)
    #expect(structure["T0"]?.dependencies.count == 1999)
    #expect(structure.problems.map(\.message) == ["targets depend on too many others; some dependencies are left out"])
  }

  @Test func aLongConstantIsReadWhereItCounts() {
    func files(_ length: Int) -> Files {
      let constant = "let a = \"\(String(repeating: "x", count: length))\"\n"
      let list = String(repeating: "a,", count: 50_000)
      return Files([
        "Package.swift": constant + "let package = Package(targets: [.target(name: \"T\", dependencies: [\(list)])])"
      ])
    }
    #expect(files(3).structure["T"]?.mayHaveMoreDependencies == false)
    #expect(files(3).structure["T"]?.imports == ["xxx"])
    // As a whole, these texts are longer than any project.
    #expect(files(4000).structure["T"]?.mayHaveMoreDependencies == true)
    #expect(files(500_000).structure["T"]?.imports == [])
  }

  @Test func namesOfFoldersMayEndWithASlash() {
    #expect("/a//b/".normalizedPath == "/a/b")
    #expect("/".normalizedPath == "/" && "//".normalizedPath == "/" && "".normalizedPath == "/")
    #expect("/a".resolving("") == "/a" && "/a".resolving("b/../c//") == "/a/c" && "/".resolving("b/") == "/b")
    let files = Files([
      "Tool/Package.swift": #"let package = Package(targets: [.target(name: "T", path: "")])"#, "Tool/main.swift": "",
      "Kit/Package.swift": #"let package = Package(targets: [.target(name: "K", path: "Code/", exclude: ["Old/"])])"#,
      "Kit/Code/A.swift": "", "Kit/Code/Old/B.swift": "",
    ])
    #expect(
      files.members(files.structure) == ["K": ["Kit/Code/A.swift"], "T": ["Tool/Package.swift", "Tool/main.swift"]])
  }

  /// The only target of tests may have all of `Tests`, whichever other targets there are.
  @Test func theOnlyTargetOfAKindHasTheWholeFolder() {
    let manifest = """
      import PackageDescription
      let package = Package(name: "Env", targets: [
        .target(name: "Env"), .target(name: "Core"), .testTarget(name: "EnvTests", dependencies: ["Env"]),
      ])
      """
    let files = Files([
      "Package.swift": manifest, "Sources/Env/A.swift": "", "Sources/B.swift": "", "Tests/T.swift": "",
      "Tests/Deep/U.swift": "",
    ])
    let members = files.members(files.structure)
    #expect(members["EnvTests"] == ["Tests/Deep/U.swift", "Tests/T.swift"])
    #expect(members["Env"] == ["Sources/Env/A.swift"])
    #expect(members["Core"] ?? [] == [])
  }

  // MARK: XcodeGen

  @Test func settingsOfXcodeGenMayAddCatalyst() {
    let structure = Files([
      "project.yml": """
      targets:
        A: {type: application, platform: iOS, sources: A, settings: {SUPPORTS_MACCATALYST: YES}}
        B: {type: application, platform: iOS, sources: A}
      """, "A/A.swift": "",
    ]).structure
    #expect(structure["A"]?.platforms == [.iOS, .macCatalyst])
    #expect(structure["B"]?.platforms == .iOS)
    #expect(structure["B"]?.mayHaveMorePlatforms == false)
  }

  @Test func projectsOfXcodeGenHaveTheirTargets() {
    let files = Files([
      "project.yml": #"""
      name: Sample
      include: [base.yml, {path: none.yml, enable: false}]
      options: {deploymentTarget: {iOS: 16.4, macOS: "13.0"}}
      packages: {Kit: {url: "https://example.com", from: 1.0.0}}
      targets:
        App:
          type: application
          platform: [iOS, macOS]
          sources:
            - App
            - path: Shared
              excludes: ["**/*Tests.swift", "Old/**"]
            - {path: Resources, buildPhase: resources}
            - path: Single.swift
          dependencies:
            - target: Widget
            - package: Kit
            - {package: Kit, products: [One, Two]}
        Widget:
          templates: [Extension]
          sources: [Widget]
          deploymentTarget: 17.0
          info:
            path: Widget/Info.plist
            properties: {NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}}
        Tests: {type: bundle.unit-test, platform: auto, supportedDestinations: [iOS, macCatalyst], sources: [{path: T, includes: ["*.swift"]}]}
      """#,
      "base.yml":
        "settings: {PRODUCT_MODULE_NAME: \"$(TARGET_NAME:c99extidentifier)_M\"}\ntargetTemplates:\n  Extension:\n    type: app-extension\n    platform: iOS\n    sources: [\"${target_name}Parts\"]\n",
      "App/A.swift": "", "Shared/S.swift": "", "Shared/Old/O.swift": "", "Shared/Deep/STests.swift": "",
      "Resources/R.swift": "",
      "Single.swift": "", "Widget/W.swift": "", "WidgetParts/P.swift": "", "T/T.swift": "", "T/Deep/U.swift": "",
    ])
    let structure = files.structure
    #expect(structure.problems.isEmpty, "\(structure.problems)")
    #expect(
      files.members(structure) == [
        "App_iOS": ["App/A.swift", "Shared/S.swift", "Single.swift"],
        "App_macOS": ["App/A.swift", "Shared/S.swift", "Single.swift"],
        "Widget": ["Widget/W.swift", "WidgetParts/P.swift"], "Tests": ["T/T.swift"],
      ])
    #expect(structure["App_macOS"]?.platforms == .macOS)
    #expect(structure["App_macOS"]?.oldest == [.macOS: SystemVersion(major: 13)])
    #expect(structure["App_iOS"]?.imports == ["Kit", "One", "Two"])
    #expect(structure.dependencies("App_iOS") == ["Widget"])
    #expect(structure["Widget"]?.kind.isWidget == true)
    #expect(structure["Widget"]?.oldest == [.iOS: SystemVersion(major: 17)])
    #expect(structure["Widget"]?.moduleName == "Widget_M")
    #expect(structure["Tests"]?.platforms == [.iOS, .macCatalyst])
  }

  /// A screen has one size if the app shows one orientation and never shares the screen of a pad.
  @Test(arguments: [
    (
      #"TARGETED_DEVICE_FAMILY: "1", INFOPLIST_KEY_UISupportedInterfaceOrientations: UIInterfaceOrientationPortrait"#,
      true
    ),
    (#"TARGETED_DEVICE_FAMILY: "1", INFOPLIST_KEY_UISupportedInterfaceOrientations: One Two"#, false),
    (
      #"TARGETED_DEVICE_FAMILY: "1", INFOPLIST_KEY_UISupportedInterfaceOrientations: "#
        + #"UIInterfaceOrientationPortrait UIInterfaceOrientationPortraitUpsideDown"#, true
    ),
    (#"TARGETED_DEVICE_FAMILY: "1,2", INFOPLIST_KEY_UISupportedInterfaceOrientations: One"#, false),
    (
      #"TARGETED_DEVICE_FAMILY: "1,2", INFOPLIST_KEY_UISupportedInterfaceOrientations: One, "#
        + #"INFOPLIST_KEY_UIRequiresFullScreen: "YES""#, true
    ),
    (#"TARGETED_DEVICE_FAMILY: "1", INFOPLIST_FILE: One.plist"#, true),
    (#"TARGETED_DEVICE_FAMILY: "1", INFOPLIST_FILE: Two.plist"#, false),
    (#"TARGETED_DEVICE_FAMILY: "1,2", INFOPLIST_FILE: One.plist"#, false),
    (#"TARGETED_DEVICE_FAMILY: "1""#, false), (#"A: B"#, false),
  ])
  func screensOfOneSize(_ settings: String, isFixed: Bool) {
    func plist(_ names: [String]) -> String {
      "<dict><key>UISupportedInterfaceOrientations</key>\n<array>"
        + names.map { "<string>\($0)</string>" }.joined() + "</array></dict>"
    }
    let structure = Files([
      "project.yml":
        "targets: {A: {type: application, platform: iOS, sources: [A], settings: {base: {\(settings)}}}}",
      "A/A.swift": "", "One.plist": plist(["P"]), "Two.plist": plist(["P", "L"]),
    ]).structure
    #expect(structure["A"]?.hasFixedScreen == isFixed && structure.haveAppsFixedScreens == isFixed)
  }

  @Test(arguments: [
    ("targets: [", "line 2: is not valid YAML: did not find expected node content; not read"),
    ("- a", "is not a project of XcodeGen; not read"), ("", "is not a project of XcodeGen; not read"),
    (
      "a: &x {b: 1}\nc: *x",
      "line 2: aliases (`*name`) are not supported; repeat the value, or put a pattern that begins with a star in quotes; not read"
    ),
    ("include: project.yml\ntargets: {}", "includes too many files, or itself"),
    ("include: other.yml\ntargets: {}", "no such file or folder"), ("name: x", "has no targets"),
  ])
  func saysWhatIsWrongWithAProjectOfXcodeGen(text: String, message: String) {
    let structure = Files(["project.yml": text, "A.swift": ""]).structure
    #expect(structure.problems.map(\.message) == [message])
  }

  @Test func templatesThatGrowEnd() {
    let list = String(repeating: "a,", count: 20_000)
    let targets = (0..<1000).map { "  T\($0): {templates: [X, X, X, X]}" }.joined(separator: "\n")
    let files = Files([
      "project.yml": "targetTemplates: {X: {type: framework, sources: [\(list)]}}\ntargets:\n\(targets)\n",
      "A.swift": "",
    ])
    #expect(
      files.structure.problems.map(\.message).contains(
        "has too many targets of templates and platforms; the others are left out"))
  }

  @Test func wordsOfTemplatesThatNameEachOtherEnd() {
    let words = (0..<100).map { "      a\($0): \"${a\($0 + 1)}${a\($0 + 1)}\"\n" }.joined()
    let files = Files([
      "project.yml": "targetTemplates:\n  X: {type: framework, productName: \"${own}${a0}${b}\"}\ntargets:\n  T:\n"
        + "    templates: [X]\n    templateAttributes:\n      own: \"${target_name}_\"\n\(words)",
      "A.swift": "",
    ])
    // What is left of the words counts as settings, which are not there.
    #expect(files.structure["T"]?.moduleName == "T_")
  }

  @Test func whatManyPlatformsShareHasALimit() {
    let files = Files([
      "project.yml": "targets:\n  T:\n    platform: [\(String(repeating: "iOS,", count: 10_000))]\n"
        + "    dependencies: [\(String(repeating: "{target: T_iOS},", count: 10_000))]\n",
      "A.swift": "",
    ])
    #expect(
      files.structure.problems.map(\.message).contains(
        "has too many targets of templates and platforms; the others are left out"))
  }

  @Test func settingsThatAllTargetsShareAreReadOnce() {
    let settings = (0..<3000).map { "  K\($0): x\n" }.joined()
    let configurations = (0..<3000).map { "  C\($0): debug\n" }.joined()
    let targets = (0..<500).map { "  T\($0): {platform: iOS, settings: {groups: [g, g, g]}}\n" }.joined()
    let group = "settingGroups:\n  g:\n" + settings.replacing("  K", with: "    G")
    let files = Files([
      "project.yml": "settings:\n  IPHONEOS_DEPLOYMENT_TARGET: 16.0\n\(settings)configs:\n\(configurations)\(group)"
        + "targets:\n\(targets)",
      "A.swift": "",
    ])
    #expect(files.structure["T499"]?.oldest == [.iOS: SystemVersion(major: 16)])
  }

  // MARK: Tuist

  @Test func projectsOfTuistHaveTheirTargets() {
    let files = Files([
      "Project.swift": #"""
      import ProjectDescription
      let core = Target.target(name: "Core", destinations: [.iPhone, .mac], product: .framework, bundleId: "x",
        deploymentTargets: .multiplatform(iOS: "17.0", macOS: "14.2"), sources: ["Core/**"])
      func app(_ debug: Bool) -> Target {
        let name = debug ? "Debug" : "Release"
        return .target(name: name, destinations: .iOS, product: .app, productName: "Shop", bundleId: "y",
          deploymentTargets: .iOS("17.0"),
          sources: [.glob("App/**/*.swift", excluding: ["App/Old/**"]), "../p/Extra/One.swift"],
          dependencies: [.target(core), .target(name: "Widget"), .external(name: "Alamofire"), .xctest, .sdk(name: "z", type: .framework)])
      }
      let project = Project(name: "P", targets: [core, app(true),
        .target(name: "Widget", destinations: .iOS, product: .appExtension, bundleId: "z",
          infoPlist: .extendingDefault(with: ["NSExtension": ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"]]),
          sources: .paths(["Widget/**"]), dependencies: helpers()),
        Target(name: "Old", platform: .macOS, product: .unitTests, bundleId: "o", deploymentTarget: .macOS(targetVersion: "12.0"),
          sources: "Old/**"),
      ])
      """#,
      "Core/C.swift": "", "Core/Deep/D.swift": "", "App/A.swift": "", "App/Old/O.swift": "", "Extra/One.swift": "",
      "Widget/W.swift": "",
      "Old/T.swift": "",
    ])
    let structure = files.structure
    #expect(structure.problems.isEmpty, "\(structure.problems)")
    #expect(
      files.members(structure) == [
        "Core": ["Core/C.swift", "Core/Deep/D.swift"], "Shop": ["App/A.swift", "Extra/One.swift"],
        "Widget": ["Widget/W.swift"],
        "Old": ["Old/T.swift"],
      ])
    #expect(structure["Core"]?.oldest == [.iOS: SystemVersion(major: 17), .macOS: SystemVersion(major: 14, minor: 2)])
    #expect(structure.dependencies("Shop") == ["Core", "Widget"])
    #expect(structure["Shop"]?.imports == ["Alamofire"])
    #expect(structure["Widget"]?.kind.isWidget == true)
    #expect(structure["Widget"]?.mayHaveMoreDependencies == true)
    #expect(structure["Old"]?.kind == .test)
    #expect(structure["Old"]?.oldest == [.macOS: SystemVersion(major: 12)])
  }

  @Test func computedDestinationsOfTuistMayBeMore() {
    func isOpen(_ destinations: String, _ rest: String = "") -> Bool? {
      let text = """
        import ProjectDescription
        let project = Project(name: "P", targets: [
          .target(name: "T", \(destinations)product: .app, bundleId: "x", deploymentTargets: .iOS("17.0"), sources: "T/**"\(rest))])
        """
      return Files(["Project.swift": text, "T/A.swift": ""]).structure["T"]?.mayHaveMorePlatforms
    }
    #expect(isOpen("destinations: .iOS, ") == false)
    #expect(isOpen("destinations: [.iPhone, .mac], ") == false)
    #expect(isOpen("destinations: [.iPhone] + others(), ") == true)
    #expect(isOpen("destinations: others(), ") == true)
    #expect(isOpen("") == true)
    #expect(isOpen("destinations: .iOS, ", ", settings: .settings(base: [\"SUPPORTS_MACCATALYST\": \"YES\"])") == true)
  }

  @Test func aFileOfThatNameIsNoManifest() {
    #expect(Files(["Project.swift": "struct Project {}"]).structure.targets.isEmpty)
    let computed = Files([
      "Project.swift":
        "import ProjectDescription\nlet project = Project.app(name: \"A\")\nlet p = Project(targets: make())"
    ])
    #expect(computed.structure.problems.map(\.message) == ["its targets are not literal; not read"])
  }

  // MARK: Systems

  @Test func systemsHaveTheirNames() {
    #expect(
      TargetPlatform.allCases.map { $0.word(for: .iOS17) } == [
        "iOS 17", "macOS 14", "tvOS 17", "watchOS 10", "visionOS 1",
      ])
    #expect(
      TargetPlatform.allCases.map { $0.word(for: .iOS13) } == [
        "iOS 13", "macOS 10.15", "tvOS 13", "watchOS 6", "visionOS 1",
      ])
    #expect(
      TargetPlatform.allCases.map { $0.word(for: .iOS26) } == [
        "iOS 26", "macOS 26", "tvOS 26", "watchOS 26", "visionOS 26",
      ])
    #expect(TargetPlatform.macOS.word(for: .iOS14) == "macOS 11")
    var targets = DeploymentTargets()
    #expect(targets.word(for: .iOS16) == "iOS 16")
    targets.releases = [.iOS: .iOS17, .macOS: .iOS15]
    #expect(targets.word(for: .iOS16) == "macOS 13")
    targets.releases = [.macOS: .iOS17, .watchOS: .iOS17]
    #expect(targets.word(for: .iOS16) == "macOS 13")
  }

  @Test(arguments: ["", "x", "1.2.3.4", "1000", "17.x", "17.", "-1", "$(A)"])
  func whatIsNoVersionIsNone(text: String) { #expect(SystemVersion(text) == nil) }

  // MARK: What manifests do not say

  @Test(arguments: [
    ("Package.swift", "", "does not say what the package is; not read"),
    ("Package.swift", "let package = Pack", "does not say what the package is; not read"),
    ("Package.swift", "import PackageDescription\nlet package = make()", "does not say what the package is; not read"),
    ("Project.swift", "import ProjectDescription\n", "does not say what the project is; not read"),
    (
      "Project.swift",
      "import ProjectDescription\nlet p = Project(targets: [.other(name: \"x\"), Target.app(), "
        + ".target(name: \"A\", product: .app)])", "2 of its targets are not literal; left out"
    ),
    (
      "Project.swift",
      "import ProjectDescription\nlet p = Project(targets: base() + [.target(name: \"A\", product: .app)])",
      "some of its targets are not literal; left out"
    ),
    (
      "Project.swift",
      "import ProjectDescription\nfunc app(_ a: Bool) -> Target { .target(name: a ? \"A\" : \"B\", product: .app, "
        + "productName: \"A\") }\nlet p = Project(targets: [app(true), app(false)])",
      "1 of its targets is not literal; left out"
    ),
  ])
  func manifestsThatSayLittleHaveANote(name: String, text: String, message: String) {
    #expect(Files([name: text, "A.swift": ""]).structure.problems.map(\.message) == [message])
  }

  @Test func aCallOnLiteralTargetsLeavesNoneOut() {
    let text =
      "import ProjectDescription\nlet p = Project(targets: [.target(name: \"A\", product: .app)].withSettings())"
    let structure = Files(["Project.swift": text, "A.swift": ""]).structure
    #expect(structure.targets.map(\.name) == ["A"])
    #expect(structure.problems.isEmpty)
  }

  @Test func codeInAFileNamedAsAManifestHasNoNote() {
    #expect(Files(["Models/Package.swift": "struct Package { var name = 1 }"]).structure.problems.isEmpty)
  }

  @Test func aCutWorkspaceHasANote() {
    let text = "<?xml version=\"1.0\"?>\n<Workspace version=\"1.0\">\n<FileRef location=\"group:A.xcodep"
    #expect(
      Files(["A.xcworkspace/contents.xcworkspacedata": text, "A.swift": ""]).structure.problems.map(\.message)
        == ["is cut off; projects that it names may be missing"])
    #expect(
      Files(["A.xcworkspace/contents.xcworkspacedata": "<Workspace/>", "A.swift": ""]).structure.problems.isEmpty)
  }

  // MARK: Which of several

  @Test func aNamedPackageCountsAmongSeveral() {
    func package(_ rest: String) -> String { "let package = Package(name: \"P\", \(rest))" }
    let kit = package(#"products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit")]"#)
    let files = Files([
      "One/Package.swift": kit, "Two/Package.swift": kit, "One/Sources/Kit/A.swift": "", "Two/Sources/Kit/A.swift": "",
      "App/Package.swift": package(
        #"dependencies: [.package(path: "../Two")], targets: [.target(name: "App", dependencies: [.product(name: "Kit", package: "Two")])]"#
      ), "App/Sources/App/A.swift": "",
      "App2/project.yml":
        "packages: {One: {path: ../One}}\ntargets: {X: {type: tool, platform: iOS, sources: [S], dependencies: [{package: One, product: Kit}]}}",
    ])
    let structure = files.structure
    func folders(_ name: String) -> [String] {
      structure[name]?.dependencies.map { structure.targets[$0].buildFile } ?? []
    }
    #expect(folders("App") == ["Two/Package.swift"])
    #expect(folders("X") == ["One/Package.swift"])
  }

  @Test func linkedSourcesBelongToBothTargets() {
    let manifest = #"let package = Package(name: "P", targets: [.target(name: "A"), .target(name: "B")])"#
    let paths = ["Package.swift", "Shared/S.swift", "Sources/A/A.swift", "Sources/B/B.swift"]
    let sources = paths.map { SourceText(path: $0, bytes: Array(($0 == "Package.swift" ? manifest : "").utf8)) }
    let links = [
      FoundLink(path: "Sources/A/Shared", target: "Shared"),
      FoundLink(path: "Sources/B/L.swift", target: "Sources/A/A.swift"),
      FoundLink(path: "Sources/B/Shared", target: "Shared"), FoundLink(path: "Shared/Loop", target: "."),
    ]
    let structure = BuildFiles.structure(
      [], sources: sources, links: links, base: Files.base, access: Files([:]).access)
    #expect(structure.filesOfTarget == [[1, 2], [1, 2, 3]])
  }

  @Test func includedFilesOfXcodeGenNamePathsFromTheirFolder() {
    let files = Files([
      "project.yml":
        "include: [sub/a.yml, {path: sub/b.yml, relativePaths: false}]\ntargets: {T: {type: tool, sources: [T]}, V: {type: tool, platform: \"${P}\", sources: [T]}}",
      "sub/a.yml": "targets: {A: {type: framework, platform: macOS, sources: [Src, {path: ../More}]}}",
      "sub/b.yml": "targets: {B: {type: framework, platform: macOS, sources: [Src]}}", "Src/R.swift": "",
      "sub/Src/S.swift": "", "More/M.swift": "", "T/T.swift": "",
    ])
    let structure = files.structure
    #expect(
      files.members(structure) == [
        "A": ["More/M.swift", "sub/Src/S.swift"], "B": ["Src/R.swift"], "T": ["T/T.swift"], "V": ["T/T.swift"],
      ])
    for name in ["T", "V"] {
      #expect(structure[name]?.platforms == [] && structure[name]?.mayHaveMorePlatforms == true)
    }
  }

  @Test func namesMayBeConstantsOfExtensions() {
    let files = Files([
      "Package.swift":
        "extension String { static let core: Self = \"Core\" }\nlet package = Package(name: \"P\", targets: [.target(name: .core)])",
      "Sources/Core/A.swift": "",
    ])
    #expect(files.members(files.structure) == ["Core": ["Sources/Core/A.swift"]])
  }
}
