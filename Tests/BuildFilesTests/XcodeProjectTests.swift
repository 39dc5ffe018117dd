// Projects of Xcode: whose files are whose, settings, dependencies, and projects that are wrong or mean harm.

import Project
import Testing

@testable import BuildFiles

@Suite struct XcodeProjectTests {
  private let files = SampleProject.files

  @Test func filesBelongToTheirTargets() {
    let structure = files.structure
    #expect(structure.problems.isEmpty, "\(structure.problems)")
    let members = files.members(structure)
    #expect(members["My App"] == ["Above/Up.swift", "App/App.swift", "Shared.swift", "Widget/Parts/Given.swift"])
    #expect(members["Widget"] == ["Shared.swift", "Widget/Parts/Given.swift", "Widget/Widget.swift"])
    #expect(members["Core"] == ["Sources/Core/Core.swift"])
    #expect(members["Tests"] == ["Tests/Deep/T.swift"])
    #expect(members["KitUI"] == ["Kit/Sources/KitUI/K.swift"])
    #expect(structure["All"] == nil)
  }

  @Test func kindsAndSystemsFollowFromSettings() {
    let structure = files.structure
    let app = structure["My App"]
    #expect(app?.kind == .app)
    #expect(app?.moduleName == "My_App")
    #expect(app?.platforms == [.iOS, .macCatalyst])
    // Release has what the project's file says.
    #expect(app?.oldest == [.iOS: SystemVersion(major: 15)])
    #expect(app?.conditions == ["Debug": ["DEBUG", "FROM_FILE", "APP"], "Release": ["FROM_FILE", "STORE", "BETA"]])
    #expect(structure["Widget"]?.kind.isWidget == true)
    #expect(structure["Widget"]?.oldest == [.iOS: SystemVersion(major: 17)])
    #expect(structure["Core"]?.kind == .framework)
    #expect(structure["Core"]?.moduleName == "CoreKit")
    #expect(structure["Core"]?.platforms == [.iOS, .macOS])
    #expect(structure["Core"]?.oldest == [.iOS: SystemVersion(major: 15), .macOS: SystemVersion(major: 13)])
    #expect(structure["Tests"]?.kind == .test)
    #expect(structure["Tests"]?.platforms == .macOS)
  }

  /// A missing file of settings may name other platforms, and Catalyst.
  @Test func unreadSettingsMayNameMorePlatforms() {
    #expect(
      files.structure.targets.allSatisfy { !$0.mayHaveMorePlatforms || $0.name == "Other" || $0.origin == .package })
    var files = files
    files.texts["Base.xcconfig"] = nil
    let structure = files.structure
    #expect(structure["My App"]?.mayHaveMorePlatforms == true)
    #expect(structure["Widget"]?.mayHaveMorePlatforms == true)
    // It names platforms itself, but not whether Catalyst is one.
    #expect(structure["Core"]?.mayHaveMorePlatforms == true)
  }

  @Test func dependenciesLeadToTargetsAndPackages() {
    let structure = files.structure
    #expect(structure.dependencies("My App") == ["Widget", "Core", "Other", "KitUI"])
    #expect(structure["My App"]?.imports == ["Remote"])
    #expect(structure.dependencies("Tests") == ["My App"])
    #expect(structure.target(structure.number("Tests"), sees: structure.number("KitUI")) == true)
    #expect(structure.target(structure.number("Widget"), sees: structure.number("Core")) == false)
    #expect(structure.target(structure.number("Core"), sees: structure.number("Core")) == true)
  }

  /// Two packages of one name: each project means the one whose folder it names.
  @Test func localPackagesAreThoseOfTheFolderThatAProjectNames() {
    func project(_ target: String, _ path: String) -> String {
      #"""
      { objects = {
          P = {isa = PBXProject; mainGroup = G; targets = (T); packageReferences = (L); };
          G = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
          F = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
          B = {isa = PBXBuildFile; fileRef = F; };
          S = {isa = PBXSourcesBuildPhase; files = (B); };
          L = {isa = XCLocalSwiftPackageReference; relativePath = \#(path); };
          K = {isa = XCSwiftPackageProductDependency; productName = Kit; };
          T = {isa = PBXNativeTarget; name = \#(target); buildPhases = (S); packageProductDependencies = (K); productType = "com.apple.product-type.application"; };
        }; rootObject = P; }
      """#
    }
    func package(_ target: String) -> String {
      #"""
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["\#(target)"])],
        targets: [.target(name: "\#(target)")])
      """#
    }
    let structure = Files([
      "One/One.xcodeproj/project.pbxproj": project("One", "../Packages/First"),
      "Two/Two.xcodeproj/project.pbxproj": project("Two", "../Packages/Second"),
      "Packages/First/Package.swift": package("FirstKit"), "Packages/First/Sources/FirstKit/A.swift": "",
      "Packages/Second/Package.swift": package("SecondKit"), "Packages/Second/Sources/SecondKit/B.swift": "",
      "One/A.swift": "", "Two/A.swift": "",
    ]).structure
    #expect(structure.problems.isEmpty, "\(structure.problems)")
    #expect(structure.dependencies("One") == ["FirstKit"])
    #expect(structure.dependencies("Two") == ["SecondKit"])
  }

  /// A project whose only target has the folder's Swift files.
  private func app(_ kind: String, file attributes: String = "") -> String {
    #"""
    { objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T); };
        G = {isa = PBXGroup; children = (F, F2); sourceTree = "<group>"; };
        F = {isa = PBXFileReference; path = App/A.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = App/B.swift; sourceTree = "<group>"; };
        B = {isa = PBXBuildFile; fileRef = F; \#(attributes) };
        B2 = {isa = PBXBuildFile; fileRef = F2; };
        S = {isa = PBXSourcesBuildPhase; files = (B, B2); };
        T = {isa = PBXNativeTarget; name = App; buildPhases = (S); productType = "com.apple.product-type.\#(kind)"; };
      }; rootObject = P; }
    """#
  }

  @Test func filesMayBeLimitedToSystems() {
    func platforms(_ attributes: String) -> PlatformSet? {
      let files = Files([
        "App.xcodeproj/project.pbxproj": app("application", file: attributes), "App/A.swift": "", "App/B.swift": "",
      ])
      #expect(files.structure.platforms(ofFile: 1) == nil)
      return files.structure.platforms(ofFile: 0)
    }
    #expect(platforms("") == nil)
    #expect(platforms("platformFilter = ios;") == .iOS)
    #expect(platforms("platformFilters = (maccatalyst, xros, driverkit);") == [.macCatalyst, .visionOS])
  }

  @Test func aForgottenPackageBesideAnAppHasNoFiles() {
    func members(_ kind: String) -> [String: [String]] {
      let files = Files([
        "App.xcodeproj/project.pbxproj": app(kind), "App/A.swift": "", "App/B.swift": "", "App/C.swift": "",
        "Package.swift": #"""
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "App", targets: [.target(name: "App", path: "App"), .target(name: "Tool", path: "T")])
        """#, "T/T.swift": "",
      ])
      let structure = files.structure
      var found: [String: [String]] = [:]
      for (target, own) in zip(structure.targets, structure.filesOfTarget) {
        found["\(target.origin.rawValue) \(target.name)"] = own.map {
          files.texts.keys.filter { $0.hasSuffix(".swift") }.sorted()[Int($0)]
        }
      }
      return found
    }
    let all = ["App/A.swift", "App/B.swift"]
    #expect(members("application") == ["xcode App": all, "package App": [], "package Tool": ["T/T.swift"]])
    // A library may well be built by both.
    #expect(members("framework")["package App"] == all + ["App/C.swift"])
  }

  @Test func aFileOfSeveralTargetsHasTheOldestSystem() throws {
    let structure = files.structure
    let paths = files.texts.keys.filter { $0.hasSuffix(".swift") }.sorted()
    func group(_ path: String) -> TargetGroup? { structure.group(ofFile: paths.firstIndex(of: path) ?? -1) }
    let shared = try #require(group("Shared.swift"))
    #expect(shared.targets.count == 2)
    #expect(shared.deployment.releases == [.iOS: .iOS15])
    #expect(!shared.isWidget && !shared.isTest)
    let own = try #require(group("Widget/Widget.swift"))
    #expect(own.isWidget)
    #expect(own.deployment.releases == [.iOS: .iOS17])
    #expect(paths.contains("Loose.swift") && group("Loose.swift") == nil)
  }

  @Test func relativePathsAreNeverAbsolute() throws {
    var files = files
    let project = try #require(files.texts["App.xcodeproj/project.pbxproj"])
    files.texts["App.xcodeproj/project.pbxproj"] = project.replacing(
      "path = App.swift; sourceTree = \"<group>\"", with: "path = App.swift; sourceTree = \"<absolute>\"")
    #expect(files.members(files.structure)["My App"]?.contains("App/App.swift") == true)
  }

  @Test func pathsInOtherCaseAreFound() {
    var files = files
    files.texts["app/app.swift"] = files.texts.removeValue(forKey: "App/App.swift")
    #expect(files.members(files.structure)["My App"]?.contains("app/app.swift") == true)
  }

  @Test func whatWouldGenerateTheProjectIsNotRead() {
    var files = files
    files.texts["project.yml"] =
      "name: App\ntargets:\n  Made:\n    type: framework\n    platform: iOS\n    sources: App\n"
    #expect(files.structure["Made"] == nil)
    files.texts["App.xcodeproj/project.pbxproj"] = nil
    #expect(files.structure["Made"]?.kind == .framework)
  }

  @Test func workspacesLeadToProjects() {
    var files = Files(["All.xcworkspace/contents.xcworkspacedata": ""])
    files.texts["Parts/One/One.xcodeproj/project.pbxproj"] = files.texts["Other/Other.xcodeproj/project.pbxproj"]
    let workspace = """
      <?xml version="1.0"?><Workspace version = "1.0">
        <Group location = "container:Parts" name = "Parts">
          <FileRef location = "group:One/One.xcodeproj"></FileRef>
        </Group>
        <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef>
        <FileRef location = "group:Notes.md"/>
      </Workspace>
      """
    #expect(
      Workspace.projects(in: Array(workspace.utf8), folder: "/p") == [
        "/p/Parts/One/One.xcodeproj", "/p/Pods/Pods.xcodeproj",
      ])
  }

  /// Large projects of C alone are left at that.
  @Test func projectsWithoutSwiftHaveNoTargets() {
    let target = "T = {isa = PBXNativeTarget; name = T; productType = \"com.apple.product-type.tool\"; };"
    let many = (0..<400).map { "F\($0) = {path = F.c; };" }.joined()
    func structure(_ file: String) -> ProjectStructure {
      Files([
        "A.xcodeproj/project.pbxproj":
          "{ objects = { P = {targets = (T); }; \(target) \(many) \(file) }; rootObject = P; }"
      ]).structure
    }
    #expect(structure("").targets.isEmpty)
    #expect(structure("").problems.isEmpty)
    #expect(structure("F = {path = F.swift; };").targets.count == 1)
    #expect(structure("F = {isa = PBXFileSystemSynchronizedRootGroup; };").targets.count == 1)
  }

  @Test func whoSeesWhomIsThatOfEveryWay() {
    var state: UInt64 = 1
    func number(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    for count in 1..<90 {
      let edges = (0..<count).map { _ in (0..<number(below: 4)).map { _ in number(below: count) } }
      let structure = ProjectStructure(
        targets: edges.map { edges in
          var target = BuildTarget(name: "", moduleName: "", kind: .framework, origin: .xcode, buildFile: "")
          target.dependencies = edges
          return target
        }, targetsOfFile: [], buildFiles: [], problems: [])
      for start in 0..<count {
        var seen: Set<Int> = [start]
        var open = [start]
        while let node = open.popLast() {
          for other in edges[node] where seen.insert(other).inserted { open.append(other) }
        }
        #expect((0..<count).allSatisfy { structure.target(start, sees: $0) == seen.contains($0) })
      }
    }
  }

  // MARK: Wrong input

  @Test func aBrokenProjectIsAsIfItWereNotThere() {
    var files = files
    files.texts["App.xcodeproj/project.pbxproj"] = "{\n<<<<<<< HEAD\n"
    let structure = files.structure
    #expect(
      structure.problems == [
        BuildFileProblem(
          path: "App.xcodeproj/project.pbxproj", message: "line 2: it is not a property list; not read", isUnread: true)
      ])
    #expect(structure["My App"] == nil)
    #expect(structure["KitUI"] != nil)
  }

  private func targets(of text: some StringProtocol) throws -> [String] {
    let list = try PropertyList(parsing: Array(text.utf8))
    let sources = SourcePaths(["/p/App/App.swift"])
    return XcodeProject("/p/App.xcodeproj/project.pbxproj", list, sources: sources, access: files.access)
      .targets.map(\.target.name)
  }

  /// A project that is cut off is none: it has targets with its last brace, and not before.
  @Test func aBeginningOfAProjectHasNoTargets() throws {
    let text = SampleProject.text
    let start = try #require(text.utf8.firstIndex(of: UInt8(ascii: "{")))
    let end = try #require(text.utf8.lastIndex(of: UInt8(ascii: "}")))
    #expect(try !targets(of: text[...end]).isEmpty)
    // Before it begins there is only a comment.
    #expect(try targets(of: text[..<start]) == [])
    for place in text.utf8.indices where start < place && place <= end {
      let beginning = String(decoding: text.utf8[..<place], as: UTF8.self)
      let found = Result { try targets(of: beginning) }
      guard case .failure(let error) = found, error is PropertyList.SyntaxError else {
        Issue.record("\(beginning.utf8.count) bytes are a project: \(found)")
        return
      }
    }
  }

  @Test func anyObjectMayBeMissing() throws {
    let lines = SampleProject.text.split(separator: "\n", omittingEmptySubsequences: false)
    let all = Set(try targets(of: SampleProject.text))
    #expect(!all.isEmpty)
    for i in lines.indices where lines[i].contains("isa = ") {
      var rest = lines
      rest.remove(at: i)
      #expect(all.isSuperset(of: try targets(of: rest.joined(separator: "\n"))), "\(lines[i])")
    }
  }

  /// Each takes the number of parts and gives a project.
  private func project(_ objects: String, targets: String = "T") -> Files {
    Files([
      "A.xcodeproj/project.pbxproj":
        "{ objects = { P = {isa = PBXProject; mainGroup = G0; buildConfigurationList = CL; targets = (\(targets)); }; Z = {path = Z.swift; }; \(objects) }; rootObject = P; }",
      "A.swift": "",
    ])
  }

  private let target = "T = {isa = PBXNativeTarget; name = T; productType = \"com.apple.product-type.application\"; "

  @Test func chainsAndCyclesOfGroupsEnd() {
    let count = 50_000
    let chain = (0..<count).map {
      "G\($0) = {isa = PBXGroup; path = folder; sourceTree = \"<group>\"; children = (G\(($0 + 1) % count), G0, F); };"
    }
    let files = project(
      chain.joined()
        + "F = {path = A.swift; sourceTree = SOURCE_ROOT; }; B = {fileRef = F; }; S = {isa = PBXSourcesBuildPhase; files = (B); };"
        + target + "buildPhases = (S); };")
    #expect(files.members(files.structure)["T"] == ["A.swift"])
  }

  @Test func aMillionObjectsAreRead() {
    let many = (0..<1_000_000).map { "O\($0)={isa=O\($0);};" }.joined()
    let files = project(many + target + "};")
    #expect(files.structure.targets.map(\.name) == ["T"])
  }

  @Test func targetsThatDependOnEachOtherSeeEachOther() {
    let count = 3000
    let targets = (0..<count).map { i in
      "T\(i) = {isa = PBXNativeTarget; name = T\(i); productType = \"com.apple.product-type.framework\"; dependencies = (D\(i)); };"
        + "D\(i) = {isa = PBXTargetDependency; target = T\((i + 1) % count); };"
    }
    let files = project(targets.joined(), targets: (0..<count).map { "T\($0)" }.joined(separator: ","))
    let structure = files.structure
    #expect(structure.problems.count == 1)
    guard structure.targets.count == ProjectStructure.targetLimit else {
      Issue.record("there are \(structure.targets.count) targets")
      return
    }
    #expect(structure.target(0, sees: ProjectStructure.targetLimit - 1) == true)
    let ring = project(
      (0..<100).map { i in
        "T\(i) = {isa = PBXNativeTarget; name = T\(i); productType = \"com.apple.product-type.framework\"; dependencies = (D\(i)); };"
          + "D\(i) = {isa = PBXTargetDependency; target = T\((i + 1) % 100); };"
      }.joined(), targets: (0..<100).map { "T\($0)" }.joined(separator: ",")
    ).structure
    #expect(ring.target(99, sees: 98) == true)
  }

  @Test func filesThatManyTargetsShareHaveALimit() {
    let phase = "S = {isa = PBXSourcesBuildPhase; files = (\(String(repeating: "B,", count: 2000))); };"
    let targets = (0..<2000).map {
      "T\($0) = {isa = PBXNativeTarget; name = T\($0); productType = \"com.apple.product-type.framework\"; buildPhases = (S); };"
    }
    let files = project(
      "G0 = {children = (F); }; F = {path = A.swift; }; B = {fileRef = F; };" + phase + targets.joined(),
      targets: (0..<2000).map { "T\($0)" }.joined(separator: ","))
    let structure = files.structure
    #expect(structure.targets.isEmpty)
    #expect(structure.problems.map(\.isUnread) == [true])
  }

  @Test func exceptionsThatManyFoldersShareHaveALimit() {
    let count = 5000
    let folders = (0..<count).map {
      "S\($0) = {isa = PBXFileSystemSynchronizedRootGroup; path = A; exceptions = (E); };"
    }
    let files = project(
      "G0 = {children = (\((0..<count).map { "S\($0)" }.joined(separator: ","))); };" + folders.joined()
        + "E = {target = T; membershipExceptions = (\(String(repeating: "a,", count: count))); };" + target
        + "fileSystemSynchronizedGroups = (S0); };")
    #expect(files.structure.targets.isEmpty)
    #expect(files.structure.problems.map(\.isUnread) == [true])
  }

  /// Each of these was as large as the square of the text.
  @Test func longListsThatManyShareEnd() {
    let count = 20_000
    let junk = (0..<count).map { "k\($0) = v;" }.joined()
    let list = String(repeating: "D,", count: count)
    let files = project(
      "D = {\(junk) target = T; };" + target + "dependencies = (\(list)); };",
      targets: String(repeating: "T,", count: count))
    #expect(files.structure.targets.map(\.name) == ["T"])
    let linked = (0..<1000).map {
      "T\($0) = {isa = PBXNativeTarget; name = F; productType = \"com.apple.product-type.framework\"; buildPhases = (Q); };"
    }
    let namesakes = project(
      "X = {path = F.framework; sourceTree = BUILT_PRODUCTS_DIR; }; Y = {fileRef = X; };"
        + "Q = {isa = PBXFrameworksBuildPhase; files = (\(String(repeating: "Y,", count: 1000))); };" + linked.joined(),
      targets: (0..<1000).map { "T\($0)" }.joined(separator: ","))
    #expect(namesakes.structure["F"]?.dependencies.count == 999)
    #expect(namesakes.structure.targets.last?.mayHaveMoreDependencies == true)
  }

  @Test func settingsThatReferToEachOtherEnd() {
    let settings =
      "{A = \"$(B)$(B)\"; B = \"$(A)$(A)\"; PRODUCT_NAME = \"$(A)\"; IPHONEOS_DEPLOYMENT_TARGET = \"$(IPHONEOS_DEPLOYMENT_TARGET)\"; SDKROOT = \"$(SDKROOT:\"; }"
    let files = project(
      target
        + "buildConfigurationList = CL; }; CL = {buildConfigurations = (C); }; C = {name = Debug; buildSettings = \(settings); };"
    )
    #expect(files.structure["T"]?.oldest == [:])
    let doubling =
      (0..<40).map { "K\($0) = \"$(K\($0 + 1))$(K\($0 + 1))\";" }.joined() + "K40 = x; PRODUCT_MODULE_NAME = \"$(K0)\";"
    let other = project(
      target
        + "buildConfigurationList = CL; }; CL = {buildConfigurations = (C); }; C = {name = Debug; buildSettings = {\(doubling)}; };"
    )
    #expect(other.structure["T"]?.moduleName == "T")
  }

  @Test func includesOfConfigurationsThatMeetAgainEnd() {
    var files = project(
      "G0 = {children = (F); }; F = {path = A.xcconfig; }; C = {name = Debug; baseConfigurationReference = F; buildSettings = {}; };"
        + "CL = {buildConfigurations = (C); };" + target + "buildConfigurationList = CL; };")
    files.texts["A.xcconfig"] = "#include \"B.xcconfig\"\n#include \"B.xcconfig\"\nSDKROOT = macosx"
    files.texts["B.xcconfig"] = "#include \"A.xcconfig\"\n#include \"C.xcconfig\"\nMACOSX_DEPLOYMENT_TARGET = 13.0"
    for i in 0..<60 {
      files.texts[i == 0 ? "C.xcconfig" : "C\(i).xcconfig"] =
        "#include \"C\(i + 1).xcconfig\"\n#include \"C\(i + 1).xcconfig\"\n"
    }
    let target = files.structure["T"]
    #expect(target?.platforms == .macOS)
    #expect(target?.oldest == [.macOS: SystemVersion(major: 13)])
  }
}
