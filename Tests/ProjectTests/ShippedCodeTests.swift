// Which code reaches users, which no target compiles, and for which systems code is built.

import Syntax
import Testing

@testable import Project

@Suite struct ShippedCodeTests {
  private func index(_ files: [(path: String, text: String)], _ targets: [BuildTarget] = [], in places: [[Int32]] = [])
    -> Index
  {
    let names = NameTable()
    let sources = files.enumerated().map { i, file in
      let tree = Tree(parsing: SourceText(path: file.path, bytes: Array(file.text.utf8)), names: names)
      return SourceFile(number: i, tree: tree, facts: FileFacts(of: tree), names: names)
    }
    if targets.isEmpty { return keep(Index(linking: sources, names: NameText(names))) }
    let structure = ProjectStructure(targets: targets, targetsOfFile: places, buildFiles: [], problems: [])
    return keep(Index(linking: sources, names: NameText(names), structure: structure))
  }

  private func target(_ kind: BuildTarget.Kind, _ platforms: PlatformSet = []) -> BuildTarget {
    var target = BuildTarget(
      name: "App", moduleName: "App", kind: kind, origin: .xcode, buildFile: "App.xcodeproj/project.pbxproj")
    target.platforms = platforms
    return target
  }

  /// Whether the first use of `work` in the last file is given to users.
  private func isShipped(_ code: String, path: String = "A.swift") throws -> Bool {
    let index = index([("W.swift", "import SwiftUI\nfunc work() {}"), (path, "import SwiftUI\n" + code)])
    let uses = index.uses(named: try #require(index.names.name("work")))
    let site = try #require(uses.uses(of: index.member(file: 0, fact: 0)).first)
    return index.isShipped(site)
  }

  @Test func codeForUsers() throws {
    #expect(try isShipped("func f() { work() }"))
    #expect(try isShipped("#if os(iOS)\nfunc f() { work() }\n#endif"))
    #expect(try isShipped("func f() {\n#if !DEBUG\nwork()\n#endif\n}"))
  }

  @Test func codeForDevelopers() throws {
    #expect(try !isShipped("func f() {\n#if DEBUG\nwork()\n#endif\n}"))
    #expect(try !isShipped("func f() { work() }", path: "ATests.swift"))
    #expect(
      try !isShipped("struct P: PreviewProvider { static var previews: some View { let _ = work(); Text(\"a\") } }"))
  }

  @Test func filesOfTests() {
    let files = [("A.swift", "let a = 1"), ("ATests.swift", "let b = 1")]
    let named = index(files)
    #expect(named.files.map { named.isTest($0) } == [false, true])
    // A target tells more than a name.
    let known = index(files, [target(.test), target(.app)], in: [[0], [1]])
    #expect(known.files.map { known.isTest($0) } == [true, false])
  }

  @Test func codeForOtherSystems() throws {
    let text = "let a = 1\n#if os(macOS)\nlet b = 1\n#endif"
    func unbuilt(_ targets: [BuildTarget]) -> [Bool] {
      let index = index([("A.swift", text)], targets, in: [[0]])
      let file = index.files[0]
      let ranges = index.unbuiltCode(in: file)
      return file.members.map { member in
        let isUnbuilt = index.isUnbuilt(member.node, in: file)
        #expect(ranges.contains { $0.contains(member.node) } == isUnbuilt)
        return isUnbuilt
      }
    }
    #expect(unbuilt([target(.app, .iOS)]) == [false, true])
    #expect(unbuilt([target(.app, .macOS)]) == [false, false])
    #expect(unbuilt([target(.app)]) == [false, false])
    #expect(unbuilt([]) == [false, false])
  }

  @Test func codeOfOtherPrograms() {
    let text = "#if os(iOS)\nlet a = 1\n#else\nlet b = 1\n#endif\nlet c = 1"
    let index = index([("A.swift", text)])
    func isExclusive(_ a: Int, _ b: Int) -> Bool {
      index.isExclusive(index.member(file: 0, fact: a), with: index.files[0].members[b].node, in: index.files[0])
    }
    #expect(isExclusive(0, 1) && isExclusive(1, 0))
    #expect(!isExclusive(0, 2) && !isExclusive(2, 1) && !isExclusive(0, 0))
  }

  @Test func systemsOfTheNearestManifest() {
    func manifest(_ platforms: String) -> String {
      "import PackageDescription\nlet package = Package(name: \"a\", platforms: [\(platforms)])"
    }
    let index = index([
      ("Package.swift", manifest(".iOS(.v17), .macOS(\"14.2\")")), ("Sources/A.swift", "let a = 1"),
      ("Kit/Package.swift", manifest(".iOS(.v15)")), ("Kit/Sources/B.swift", "let b = 1"),
    ])
    let outer = index.deploymentTargets(of: index.files[1])
    #expect(outer.releases == [.iOS: .iOS17, .macOS: .iOS17])
    #expect(outer.oldest == .iOS17 && outer.include(.macOS) && !outer.include(.tvOS))
    #expect(index.deploymentTargets(of: index.files[3]).releases == [.iOS: .iOS15])
  }

  @Test func systemsThatNoManifestTells() {
    let files = [
      ("Package.swift", "let package = Package(name: \"a\", platforms: all)"), ("Sources/A.swift", "let a = 1"),
    ]
    let index = index(files)
    #expect(index.deploymentTargets(of: index.files[1]).oldest == nil)
    // A target says it before a manifest does.
    var app = target(.app, .iOS)
    app.oldest = [.iOS: SystemVersion(major: 16)]
    let known = self.index(
      [
        ("Package.swift", "let package = Package(name: \"a\", platforms: [.iOS(.v17)])"),
        ("Sources/A.swift", "let a = 1"),
      ],
      [app], in: [[], [0]])
    #expect(known.deploymentTargets(of: known.files[1]).releases == [.iOS: .iOS16])
  }
}
