// What a file sees of others by the targets of a project, and names that lead through aliases.

import Syntax
import Testing

@testable import Project

/// Links files that belong to the targets in `places`, by number.
private func linked(
  _ sources: [String], folders: [String] = [], targets: [BuildTarget], in places: [[Int32]],
  limitedTo platforms: [Int32: PlatformSet] = [:]
) -> Index {
  let names = NameTable()
  let files = sources.enumerated().map { i, text in
    let folder = i < folders.count ? "Sources/\(folders[i])/" : ""
    let tree = Tree(parsing: SourceText(path: "\(folder)File\(i).swift", bytes: Array(text.utf8)), names: names)
    return SourceFile(number: i, tree: tree, facts: FileFacts(of: tree), names: names)
  }
  let structure = ProjectStructure(
    targets: targets, targetsOfFile: places, platformsOfFile: platforms, buildFiles: [], problems: [])
  return Index(linking: files, names: NameText(names), structure: structure)
}

private func target(_ name: String, dependsOn dependencies: [Int] = []) -> BuildTarget {
  var target = BuildTarget(
    name: name, moduleName: name, kind: .packageTarget, origin: .package, buildFile: "Package.swift")
  target.dependencies = dependencies
  return target
}

extension Index {
  /// The number of the file that declares what the name means in `file`.
  fileprivate func home(of text: String, seenFrom file: Int) -> Int? {
    names.name(text).flatMap { resolveType($0, file: file, scope: nil) }.flatMap { self[$0].declaration }.map {
      Int($0.file)
    }
  }
}

@Suite struct SightTests {
  @Test func sameNameInTargetsThatDoNotSeeEachOther() {
    let index = linked(
      ["struct Row {}", "struct Row {}", "let a = Row()", "let b = Row()", "let c = Row()"],
      targets: [target("App"), target("Widget")], in: [[0], [1], [0], [1], [0, 1]])
    #expect(index.home(of: "Row", seenFrom: 2) == 0)
    #expect(index.home(of: "Row", seenFrom: 3) == 1)
    // A file of both targets means another type in each.
    #expect(index.home(of: "Row", seenFrom: 4) == nil)
  }

  @Test func importsDecide() {
    let sources = [
      "public struct Row {}\nstruct Cell {}", "import Kit\nlet a = Row()", "let b = Row()",
      "import Kit\n#if DEBUG\n@testable import Kit\n#endif",
    ]
    let index = linked(
      sources, targets: [target("Kit"), target("App", dependsOn: [0]), target("Tests", dependsOn: [0])],
      in: [[0], [1], [1], [2]])
    #expect(index.home(of: "Row", seenFrom: 1) == 0)
    #expect(index.home(of: "Row", seenFrom: 2) == nil)
    #expect(index.home(of: "Cell", seenFrom: 1) == nil)
    #expect(index.home(of: "Cell", seenFrom: 3) == 0)
  }

  @Test func importsTellTheSystem() {
    let picture = """
      #if canImport(UIKit)
      struct Picture {}
      #else
      struct Picture { let isOfMac = true }
      #endif
      """
    let index = linked(
      [picture, "import UIKit\nlet a = Picture()", "#if canImport(UIKit)\nimport UIKit\n#endif\nlet b = Picture()"],
      targets: [target("App")], in: [[0], [0], [0]])
    func made(in file: Int) -> TypeID? {
      let body = index.body(of: index.member(file: file, fact: 0))
      return body.uses.indices.lazy.compactMap {
        if case .construction(let type) = body.target($0) { type } else { nil }
      }.first
    }
    // On a Mac without UIKit, the file would not compile.
    #expect(made(in: 1).map { index.storedProperties(of: $0).isEmpty } == true)
    #expect(made(in: 2) == nil)
  }

  /// A target has a file for each of its systems.
  @Test func filesOfOneSystemDoNotSeeEachOther() {
    var app = target("App")
    app.origin = .xcode
    app.platforms = [.iOS, .macOS]
    let index = linked(
      ["struct Row {}", "struct Row {}", "let a = Row()", "let b = Row()", "let c = Row()"], targets: [app],
      in: [[0], [0], [0], [0], [0]], limitedTo: [0: .iOS, 1: .macOS, 2: .iOS, 3: .macOS])
    func home(seenFrom file: Int) -> Int? {
      let body = index.body(of: index.member(file: file, fact: 0))
      return body.uses.indices.lazy.compactMap {
        if case .construction(let type) = body.target($0) { index[type].declaration.map { Int($0.file) } } else { nil }
      }.first
    }
    #expect(home(seenFrom: 2) == 0)
    #expect(home(seenFrom: 3) == 1)
    #expect(home(seenFrom: 4) == nil)
  }

  /// What only another target declares is unknown, unless frameworks have a type of that name.
  @Test func aNameOfTheProjectIsNoFrameworks() throws {
    let index = linked(
      [
        "struct Row { func load() {} }\nstruct NumberFormatter { func load() {} }",
        "func a(_ x: Row) { x.load() }\nfunc b(_ x: NumberFormatter) { x.load() }",
      ], targets: [target("Widget"), target("App")], in: [[0], [1]])
    let receivers = (0..<2).map { fact -> Name? in
      let body = index.body(of: index.member(file: 1, fact: fact))
      let call = body.uses.indices.first { index.text(body.uses[$0].name) == "load" }
      guard let call, case .framework(let receiver, false) = body.target(call) else { return nil }
      return receiver
    }
    #expect(receivers == [Name.none, Name(.NumberFormatter)])
  }

  @Test func ofSeveralMembersThoseCountThatTheFileSees() throws {
    let add = "extension Row { func add(_ x: Int) {} }"
    let index = linked(
      [
        "public struct Row {}", "import Kit\n" + add, "import Kit\n" + add,
        "import Kit\nfunc f(_ row: Row) { row.add(1) }",
      ],
      targets: [target("Kit"), target("App", dependsOn: [0, 2]), target("Other", dependsOn: [0])],
      in: [[0], [1], [2], [1]])
    let body = index.body(of: index.member(file: 3, fact: 0))
    let call = try #require(body.uses.indices.first { index.text(body.uses[$0].name) == "add" })
    guard case .member(let id) = body.target(call) else {
      Issue.record("not resolved")
      return
    }
    #expect(index.file(id) == 1)
  }

  @Test func whatIsImportedCountsBeforeFilesOfNoTarget() {
    let index = linked(
      ["public struct Row {}", "struct Row {}", "import Kit\nlet a = Row()", "let b = Row()"],
      folders: ["Kit", "Old", "App", "App"], targets: [target("Kit"), target("App", dependsOn: [0])],
      in: [[0], [], [1], [1]])
    #expect(index.home(of: "Row", seenFrom: 2) == 0)
    #expect(index.home(of: "Row", seenFrom: 3) == 1)
  }

  @Test func membersOfOneTypeAlone() throws {
    let index = linked(
      [
        """
        import SwiftUI
        protocol P {}
        struct A: P {}
        struct B: P {}
        extension P where Self == A { var size: Int { 1 }; static var plain: A { A() } }
        extension P where Self == B { var size: Int { 2 } }
        extension ShapeStyle where Self == Color { static var brand: Color { .red } }
        extension Color { var isDark: Bool { false } }
        """
      ], targets: [], in: [[]])
    let size = try #require(index.names.name("size"))
    let plain = try #require(index.names.name("plain"))
    let brand = try #require(index.names.name("brand"))
    func type(_ name: String) throws -> TypeID {
      try #require(index.names.name(name).flatMap { index.resolveType($0, file: 0, scope: nil) })
    }
    #expect(index.members(named: size, of: try type("A")).count == 1)
    #expect(index.members(named: size, of: try type("B")).count == 1)
    #expect(index.members(named: size, of: try type("A")) != index.members(named: size, of: try type("B")))
    #expect(index.members(named: plain, of: try type("A")) == index.members(named: plain, of: try type("P")))
    #expect(index.members(named: brand, of: try #require(index.frameworkType(.Color))).count == 1)
  }

  @Test func exportedImportsAreHandedOn() {
    let sources = ["public struct Row {}", "@_exported import Model", "let a = Row()", "import Kit\nlet b = Row()"]
    let index = linked(
      sources, targets: [target("Model"), target("Kit", dependsOn: [0]), target("App", dependsOn: [1])],
      in: [[0], [1], [1], [2]])
    // The other files of the module that exports it see it too.
    #expect(index.home(of: "Row", seenFrom: 2) == 0)
    #expect(index.home(of: "Row", seenFrom: 3) == 0)
  }

  @Test func nothingIsKnownOfFilesWithoutTarget() {
    let index = linked(
      ["struct Row {}", "let a = Row()", "let b = Row()"], targets: [target("App"), target("Kit")], in: [[0], [], [1]])
    #expect(index.home(of: "Row", seenFrom: 1) == 0)
    #expect(index.home(of: "Row", seenFrom: 2) == nil)
  }

  @Test func extensionsOfAFrameworksType() throws {
    let sources = [
      "extension View { func card() -> some View { self } }", "extension View { func card() -> some View { self } }",
      "struct A: View { var body: some View { Text(\"a\").card() } }",
    ]
    let index = linked(sources, targets: [target("App"), target("Widget")], in: [[0], [1], [0]])
    let body = try #require(index.member("body", of: "A"))
    let uses = index.body(of: body)
    let called = uses.uses.indices.compactMap { i in
      if case .member(let id) = uses.target(i) { index.file(id) } else { nil }
    }
    #expect(called == [0])
  }

  @Test(arguments: [
    "typealias Screen = View", "typealias Screen = Story & View", "typealias Screen = View & Story",
    "typealias Inner = View & Story\ntypealias Screen = Inner",
    "typealias Inner = Story & View\nprotocol Screen: Inner {}",
  ])
  func protocolsThroughAliases(_ alias: String) throws {
    let index = linked(["protocol Story {}\n\(alias)", "struct Home: Screen {}"], targets: [], in: [])
    #expect(try #require(index.type("Home")).traits.contains(.viewLike))
  }

  @Test func aliasOfOtherProtocolsIsNoView() throws {
    let index = linked(
      ["protocol A {}\nprotocol B {}\ntypealias Both = A & B", "struct Home: Both {}"], targets: [], in: [])
    let home = try #require(index.type("Home"))
    #expect(!home.traits.contains(.viewLike))
    #expect(home.conformances.contains(try #require(index.names.name("B"))))
  }

  @Test func extensionOfATypeInsideOfAnAlias() throws {
    let sources = [
      "struct Screen { struct Row {} }", "struct Other { struct Row {} }", "typealias S = Screen",
      "extension S.Row { func open() {} }",
    ]
    let index = linked(sources, targets: [], in: [])
    let screen = try #require(index.type("Screen")).id
    let row = try #require(
      index.names.name("Row").flatMap { index.types(named: $0) }?.first { index[$0].parent == screen })
    #expect(index[row].members.count == 1)
  }

  @Test func modulesMayBeNamed() {
    let sources = [
      "public struct Row {}\npublic func open() {}",
      "import Kit\nimport SwiftUI\nstruct Row {}\nfunc f() { Kit.Row(); Kit.open(); App.Row() }",
      "public struct Row {}",
    ]
    let index = linked(
      sources, targets: [target("Kit"), target("App", dependsOn: [0]), target("Other")], in: [[0], [1], [2]])
    func home(_ module: String) -> Int? {
      guard let name = index.names.name("Row"), let parent = index.names.name(module) else { return nil }
      return index.resolveType(name, parent: parent, file: 1, scope: nil).flatMap { index[$0].declaration }.map {
        Int($0.file)
      }
    }
    #expect(home("Kit") == 0)
    #expect(home("App") == 1)
    // A module of a framework has no type of the project.
    #expect(home("SwiftUI") == nil)
    let member = index.member(file: 1, fact: 0)
    let body = index.body(of: member)
    let files = body.uses.indices.compactMap { i -> Int? in
      switch body.target(i) {
      case .construction(let type): index[type].declaration.map { Int($0.file) }
      case .member(let id): index.file(id)
      default: nil
      }
    }
    #expect(files == [0, 0, 1])
  }

  @Test func frameworksAreMeantWhereTheFilesModuleDeclaresNothing() throws {
    let sources = [
      "import SwiftUI\npublic struct Label: View { public init(number: Int) {} }",
      "import Kit\nimport SwiftUI\nstruct A { var label: Label; func f() { Label(number: 1); Label(\"a\", systemImage: \"b\") } }",
      "import Kit\nstruct B { var label: Label }",
    ]
    let index = linked(sources, targets: [target("Kit"), target("App", dependsOn: [0])], in: [[0], [1], [1]])
    func typeOfProperty(_ owner: String) throws -> TypeID? {
      let type = try #require(index.type(owner))
      return index.valueType(of: try #require(type.storedProperties.first))?.type
    }
    #expect(try typeOfProperty("A") == nil)
    // Without SwiftUI, the name has one meaning.
    #expect(try typeOfProperty("B") != nil)
    let body = index.body(of: try #require(index.member("f", of: "A")))
    let label = try #require(index.names.name("Label"))
    let own = try #require(index.type("Label")).id
    let calls = body.uses.indices.filter { body.uses[$0].isCall }.map { body.target($0) }
    #expect(calls == [.construction(own), .frameworkConstruction(label)])
  }

  /// An extension of SwiftUI's type, although a module that the file does not see has one of that name.
  @Test func extensionsOfFrameworksTypesBesideHiddenOnes() throws {
    let sources = ["struct Label {}", "import SwiftUI\nextension Label { func big() {} }"]
    let index = linked(sources, targets: [target("Other"), target("App")], in: [[0], [1]])
    let framework = try #require(index.names.name("Label").flatMap { index.frameworkType(named: $0) })
    #expect(index[framework].members.count == 1)
  }

  @Test func extensionsOfTypesOfOtherModules() throws {
    let sources = [
      "struct Row {}", "import Remote\nextension Remote.Row { func open() {} }\nfunc f(row: Remote.Row) { row.open() }",
    ]
    let index = linked(sources, targets: [target("App")], in: [[0], [0]])
    let remote = try #require(index.names.name("Row").flatMap { index.frameworkType(named: $0) })
    #expect(index[remote].members.count == 1)
    #expect(try #require(index.type("Row")).members.isEmpty)
    let body = index.body(of: index.member(file: 1, fact: 1))
    #expect(body.uses.indices.contains { body.target($0) == .member(index.member(file: 1, fact: 0)) })
  }

  @Test func readersGetDistinctNames() throws {
    let sources = [
      "struct Row {}\nstruct Cell {}\nstruct History { struct Line {} }",
      "struct Row {}\nstruct Draft { struct Line {} }",
      "struct Row {}",
    ]
    let index = linked(sources, targets: [target("App"), target("Widget")], in: [[0], [1], []])
    let names = index.types.filter { $0.isProjectType }.map { index.distinctName(of: $0.id) }
    #expect(names == ["App.Row", "Cell", "History", "History.Line", "Widget.Row", "Draft", "Draft.Line", "Row"])
  }

  /// A type may be declared in an extension that stands behind those of the type, in the same file or a later one.
  @Test(arguments: [
    ["enum Home {}\nextension Home { struct Row {} }\nextension Home.Row: Story { func go() {} }\nprotocol Story {}"],
    [
      "extension Home.Row: Story { func go() {} }\nprotocol Story {}", "enum Home {}\nextension Home { struct Row {} }",
    ],
    [
      "extension Start.Row.Part { func go() {} }\nextension Alias.Row: Story { struct Part {} }\nprotocol Story {}",
      "typealias Alias = Home\nextension Start { struct Row { func go() {} } }",
      "enum Home {}\ntypealias Start = Alias",
    ],
  ])
  func extensionsOfTypesInExtensions(sources: [String]) throws {
    let index = linked(sources, targets: [target("App")], in: Array(repeating: [0], count: sources.count))
    let row = try #require(index.names.name("Row"))
    let type = try #require(index.types(named: row).first)
    let story = try #require(index.names.name("Story"))
    let go = try #require(index.names.name("go"))
    #expect(index.types(named: row).count == 1)
    #expect(index[type].conformances.contains(story))
    #expect(index.members(named: go, of: type).count == 1)
    #expect(index.frameworkType(named: row) == nil)
    if let part = index.names.name("Part") {
      let type = try #require(index.types(named: part).first)
      #expect(index.members(named: go, of: type).count == 1)
    }
  }

  /// Extensions that wait for each other come to an end.
  @Test func extensionsInCircles() {
    let index = linked(
      ["extension A.B { struct C {} }\nextension A.C { struct B {} }\nextension A.A { struct A {} }"],
      targets: [target("App")], in: [[0]])
    #expect(index.types.contains { index.names.text(of: $0.name) == "B" })
  }

  @Test func extensionsThroughAliasesOfFrameworks() throws {
    let sources = [
      "typealias Tint = Color\nextension Tint { func dim() {} }",
      "#if os(macOS)\ntypealias Picture = NSImage\n#else\ntypealias Picture = UIImage\n#endif\n"
        + "extension Picture { func dim() {} }",
      "#if !canImport(UIKit)\ntypealias UIView = NSView\n#endif\nextension UIView { func dim() {} }",
    ]
    let index = linked(sources, targets: [target("App")], in: [[0], [0], [0]])
    let dim = try #require(index.names.name("dim"))
    for name in ["Color", "NSImage", "UIImage", "NSView", "UIView"] {
      let type = try #require(index.names.name(name).flatMap { index.frameworkType(named: $0) }, "\(name)")
      #expect(index.members(named: dim, of: type).count == 1, "\(name)")
    }
    let tint = try #require(index.names.name("Tint"))
    let type = index.staticType(.named(tint, arguments: [], parent: .none), file: 0, scope: nil)
    #expect(type.map { index.names.text(of: $0.name) } == "Color")
  }

  @Test func ofSeveralModulesOfOneNameTheOneDependedOnCounts() {
    let index = linked(
      ["public struct Push {}", "public struct Push {}", "import Kit\nlet a = Push()"],
      targets: [target("Kit"), target("Kit"), target("App", dependsOn: [1])], in: [[0], [1], [2]])
    #expect(index.home(of: "Push", seenFrom: 2) == 1)
  }

  @Test func typesBehindSPIAreSeenByThoseWhoAskForThem() {
    let index = linked(
      [
        "@_spi(Tools) public struct Log {}", "import Kit\nlet a = Log()", "@_spi(Tools) import Kit\nlet a = Log()",
        "@testable import Kit\nlet a = Log()",
      ],
      targets: [target("Kit"), target("App", dependsOn: [0])], in: [[0], [1], [1], [1]])
    #expect(index.home(of: "Log", seenFrom: 1) == nil)
    #expect(index.home(of: "Log", seenFrom: 2) == 0)
    #expect(index.home(of: "Log", seenFrom: 3) == 0)
  }

  /// What a target compiles is certain to be there.
  @Test func targetsCountBeforeFilesOfNoTarget() {
    let index = linked(
      ["struct Page {}", "struct Page {}", "let a = Page()"], targets: [target("App")], in: [[0], [], [0]])
    #expect(index.home(of: "Page", seenFrom: 2) == 0)
  }

  /// What a target depends on through one whose own dependencies are not all known may be any other.
  @Test func unknownDependenciesArePassedOn() throws {
    var middle = target("Middle")
    middle.mayHaveMoreDependencies = true
    let sources = [
      "public extension Array { func each() {} }", "let a = 1", "import Middle\nfunc f(a: [Int]) { a.each() }",
    ]
    for (middle, isSeen) in [(middle, true), (target("Middle"), false)] {
      let index = linked(
        sources, targets: [target("Low"), middle, target("Top", dependsOn: [1])], in: [[0], [1], [2]])
      let body = index.body(of: index.member(file: 2, fact: 0))
      #expect(body.uses.indices.contains { body.target($0) == .member(index.member(file: 0, fact: 0)) } == isSeen)
    }
  }

  /// Core Data writes the class; the module adds to it.
  @Test func modulesMayBeNamedBeforeTypesThatTheyExtend() {
    let index = linked(
      ["public extension Item { static func find() {} }", "import Kit\nfunc f() { Kit.Item.find() }"],
      targets: [target("Kit"), target("App", dependsOn: [0])], in: [[0], [1]])
    let body = index.body(of: index.member(file: 1, fact: 0))
    #expect(body.uses.indices.contains { body.target($0) == .member(index.member(file: 0, fact: 0)) })
  }

  @Test(arguments: [
    ("[URL]", "hosts", true), ("String", "letters", true), ("Set<URL>", "hosts", true), ("URL", "hosts", false),
    // The name of a member that collections have themselves.
    ("[URL]", "sorted", false),
    // One that other types of frameworks have.
    ("[URL]", "each", true), ("String", "hosts", true), ("URL", "each", false),
  ])
  func membersOfProtocolsOfTheStandardLibrary(type: String, name: String, isFound: Bool) {
    let index = linked(
      [
        """
        import Foundation
        extension Sequence { func hosts() {}; func sorted() {}; func each() {} }
        extension StringProtocol { func letters() {} }
        func f(value: \(type)) { value.\(name)() }
        """
      ], targets: [], in: [])
    let body = index.body(of: index.member(file: 0, fact: 4))
    let found = body.uses.indices.contains { i in
      if case .member = body.target(i) { true } else { false }
    }
    #expect(found == isFound)
  }
}

@Suite struct UncompiledTests {
  /// Files in `App` are in the target of the project in that folder, but for the last `without`.
  private func uncompiled(
    _ paths: [String], without: Int, buildFiles: [String] = ["App/App.xcodeproj/project.pbxproj"],
    problems: [BuildFileProblem] = []
  ) -> [String] {
    let names = NameTable()
    let files = paths.enumerated().map { i, path in
      let tree = Tree(parsing: SourceText(path: path, bytes: Array("struct S\(i) {}".utf8)), names: names)
      return SourceFile(number: i, tree: tree, facts: FileFacts(of: tree), names: names)
    }
    let target = BuildTarget(
      name: "App", moduleName: "App", kind: .app, origin: .xcode, buildFile: "App/App.xcodeproj/project.pbxproj")
    let structure = ProjectStructure(
      targets: [target], targetsOfFile: paths.indices.map { $0 < paths.count - without ? [0] : [] },
      buildFiles: buildFiles, problems: problems)
    let index = Index(linking: files, names: NameText(names), structure: structure)
    return files.filter { index.isUncompiled($0) }.map(\.path)
  }

  @Test func leftoversOfAProject() {
    #expect(uncompiled(["App/A.swift", "App/B.swift", "App/Old/C.swift"], without: 1) == ["App/Old/C.swift"])
    // Another folder may have a project that is not known.
    #expect(uncompiled(["App/A.swift", "App/B.swift", "Kit/C.swift"], without: 1) == [])
  }

  @Test func aProjectThatCompilesLittleSaysLittle() {
    #expect(uncompiled(["App/A.swift", "App/B.swift", "App/C.swift"], without: 2) == [])
  }

  @Test func packagesAndWhatIsNotUnderstoodDescribeTheirOwnFiles() {
    let paths = ["App/A.swift", "App/B.swift", "App/Kit/C.swift"]
    let project = "App/App.xcodeproj/project.pbxproj"
    #expect(uncompiled(paths, without: 1, buildFiles: [project, "App/Kit/Package.swift"]) == [])
    let problem = BuildFileProblem(path: "App/Kit/Project.swift", message: "its targets are not literal; not read")
    #expect(uncompiled(paths, without: 1, problems: [problem]) == [])
    #expect(uncompiled(paths, without: 1, problems: [BuildFileProblem(path: project, message: "is cut off")]) == [])
  }
}
