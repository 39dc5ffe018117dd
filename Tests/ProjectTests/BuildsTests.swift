// The builds in which code under `#if` exists, and what that means for names.

import Syntax
import Testing

@testable import Project

@Suite struct BuildsTests {
  /// The builds of the functions `a`, `b`, … of a source, by name.
  private func builds(_ source: String) -> [String: Builds] {
    let names = NameTable()
    let tree = Tree(parsing: SourceText(path: "A.swift", bytes: Array(source.utf8)), names: names)
    let regions = ConditionalRegions(of: tree)
    var found: [String: Builds] = [:]
    for member in FileFacts(of: tree).members { found[names.text(of: member.name)] = regions.builds(at: member.node) }
    return found
  }

  private func exclude(_ condition: String, _ other: String) -> Bool {
    let found = builds("#if \(condition)\nfunc a() {}\n#endif\n#if \(other)\nfunc b() {}\n#endif\n")
    // A condition without an end takes in what follows.
    guard let a = found["a"], let b = found["b"] else { return false }
    return a.isDisjoint(with: b)
  }

  @Test func systemsExcludeEachOther() {
    #expect(exclude("os(iOS)", "os(macOS)"))
    #expect(exclude("os(iOS) || os(tvOS)", "os(macOS) && DEBUG"))
    #expect(exclude("canImport(UIKit) && !targetEnvironment(macCatalyst)", "canImport(AppKit)"))
    #expect(exclude("!os(macOS)", "os(OSX)"))
    #expect(exclude("DEBUG", "!DEBUG"))
    #expect(exclude("(os(iOS))", "!((os(iOS)))"))
    #expect(exclude("false", "true"))
  }

  @Test func otherConditionsMayHoldTogether() {
    #expect(!exclude("os(iOS)", "targetEnvironment(macCatalyst)"))
    #expect(!exclude("canImport(UIKit)", "canImport(AppKit)"))
    #expect(!exclude("os(iOS)", "DEBUG"))
    #expect(!exclude("PRO", "!PRO"))
    #expect(!exclude("swift(>=6.0)", "os(iOS)"))
    #expect(!exclude("os(iOS) || PRO", "os(macOS)"))
    #expect(!exclude("!(os(iOS) && PRO)", "os(iOS)"))
    #expect(!exclude("canImport(Charts, _version: 2)", "os(macOS)"))
    // Deeper than what is read.
    #expect(!exclude(String(repeating: "(", count: 40) + "os(iOS)" + String(repeating: ")", count: 40), "os(macOS)"))
    // Half-written.
    #expect(!exclude("os(", "os(macOS)"))
    #expect(!exclude("os(iOS) &&", "os(macOS)"))
  }

  @Test func laterClausesAndNestedOnes() {
    let found = builds(
      """
      #if os(iOS)
      func a() {}
      #if DEBUG
      func b() {}
      #else
      func c() {}
      #endif
      #elseif os(macOS)
      func d() {}
      #else
      func e() {}
      #endif
      func f() {}
      """)
    #expect(found["f"] == .all)
    #expect(found["a"]!.isStrictSuperset(of: found["b"]!))
    #expect(found["a"] == found["b"]!.union(found["c"]!))
    #expect(found["b"]!.isDisjoint(with: found["c"]!))
    #expect(found["d"]!.isDisjoint(with: found["a"]!))
    #expect(found["a"]!.union(found["d"]!).union(found["e"]!) == .all)
    #expect(found["e"]!.isDisjoint(with: found["a"]!.union(found["d"]!)))
  }

  /// The start of the member that the call of `name` in the function `caller` means; nil if it is not known.
  private func meaning(of name: String, in caller: String, _ source: String) -> UInt32? {
    let names = NameTable()
    let tree = Tree(parsing: SourceText(path: "A.swift", bytes: Array(source.utf8)), names: names)
    let file = SourceFile(number: 0, tree: tree, facts: FileFacts(of: tree), names: names)
    let index = Index(linking: [file], names: NameText(names))
    for i in file.members.indices where names.text(of: file.members[i].name) == caller {
      let body = index.body(of: index.member(file: 0, fact: i))
      for use in body.uses.indices where names.text(of: body.uses[use].name) == name {
        if case .member(let target) = body.target(use) { return index[target].node }
      }
    }
    return nil
  }

  @Test func aNameMeansWhatExistsBesideIt() {
    let source = """
      #if os(iOS)
      func open() { touch() }
      #else
      func open() { click() }
      #endif
      #if os(iOS)
      func useOnPhone() { open() }
      #endif
      #if os(macOS)
      func useOnMac() { open() }
      #endif
      func useAnywhere() { open() }
      """
    let phone = meaning(of: "open", in: "useOnPhone", source)
    let mac = meaning(of: "open", in: "useOnMac", source)
    #expect(phone != nil && mac != nil && phone != mac)
    #expect(meaning(of: "open", in: "useAnywhere", source) == nil)
  }

  @Test func aMemberOfOtherBuildsIsUnknown() {
    let source = """
      struct Pane {
        #if os(macOS)
        func close() {}
        #endif
        #if os(iOS)
        func leave() { close() }
        #endif
        func end() { close() }
      }
      """
    #expect(meaning(of: "close", in: "leave", source) == nil)
    #expect(meaning(of: "close", in: "end", source) != nil)
  }

  /// Whether the bodies of the functions `a` and `b` are never compiled together.
  private func areExclusive(_ source: String, platforms: PlatformSet = []) -> Bool {
    let names = NameTable()
    let tree = Tree(parsing: SourceText(path: "A.swift", bytes: Array(source.utf8)), names: names)
    let file = SourceFile(number: 0, tree: tree, facts: FileFacts(of: tree), names: names)
    var target = BuildTarget(name: "App", moduleName: "App", kind: .app, origin: .xcode, buildFile: "A.xcodeproj")
    target.platforms = platforms
    let structure = ProjectStructure(targets: [target], targetsOfFile: [[0]], buildFiles: [], problems: [])
    let index = Index(linking: [file], names: NameText(names), structure: structure)
    func node(_ name: String) -> UInt32? {
      file.members.first { names.text(of: $0.name) == name }?.node
    }
    guard let a = node("a"), let b = node("b") else { return false }
    return index.areExclusive(a, in: 0, b, in: 0)
  }

  @Test(arguments: [
    ("PRO", "!PRO"), ("canImport(Charts)", "!canImport(Charts)"), ("PRO && os(iOS)", "BETA && !PRO"),
    ("targetEnvironment(simulator)", "!(targetEnvironment(simulator))"), ("compiler(>=6.2)", "!compiler(>=6.2)"),
  ])
  func otherConditionsExcludeTheirOpposite(_ one: String, _ other: String) {
    #expect(areExclusive("#if \(one)\nfunc a() {}\n#endif\n#if \(other)\nfunc b() {}\n#endif\n"))
  }

  @Test(arguments: [
    ("PRO", "BETA"), ("PRO || BETA", "!PRO"), ("!(PRO && BETA)", "PRO"), ("canImport(Charts)", "canImport(Maps)"),
  ])
  func differentConditionsMayHoldTogether(_ one: String, _ other: String) {
    #expect(!areExclusive("#if \(one)\nfunc a() {}\n#endif\n#if \(other)\nfunc b() {}\n#endif\n"))
  }

  @Test func clausesOfOneDirectiveExcludeEachOther() {
    #expect(areExclusive("#if PRO || BETA\nfunc a() {}\n#elseif FREE && OLD\nfunc b() {}\n#endif\n"))
    #expect(areExclusive("#if PRO\nfunc a() {}\n#else\n#if OLD\nfunc b() {}\n#endif\n#endif\n"))
    #expect(areExclusive("#if !PRO\nfunc x() {}\n#else\nfunc a() {}\n#endif\n#if !PRO\nfunc b() {}\n#endif\n"))
    #expect(!areExclusive("#if PRO\nfunc a() {}\nfunc b() {}\n#endif\n"))
  }

  @Test func systemsThatNoTargetIsBuiltForDoNotCount() {
    let source = "#if !os(macOS)\nfunc a() {}\n#endif\n#if !os(iOS)\nfunc b() {}\n#endif\n"
    #expect(!areExclusive(source))
    #expect(areExclusive(source, platforms: [.iOS, .macOS]))
    #expect(!areExclusive(source, platforms: [.iOS, .macOS, .watchOS]))
  }

  /// The names of the members of a file that is built for `platforms`, and the calls in them.
  private func built(_ source: String, for platforms: PlatformSet, origin: BuildTarget.Origin = .xcode) -> [String] {
    let names = NameTable()
    let tree = Tree(parsing: SourceText(path: "A.swift", bytes: Array(source.utf8)), names: names)
    let file = SourceFile(number: 0, tree: tree, facts: FileFacts(of: tree), names: names)
    var target = BuildTarget(name: "App", moduleName: "App", kind: .app, origin: origin, buildFile: "A.xcodeproj")
    target.platforms = platforms
    let structure = ProjectStructure(targets: [target], targetsOfFile: [[0]], buildFiles: [], problems: [])
    let index = Index(linking: [file], names: NameText(names), structure: structure)
    var found: [String] = []
    for type in index.types where type.isProjectType {
      for member in type.members {
        found.append(names.text(of: index[member].name))
        found += index.body(of: member).uses.filter(\.isCall).map { names.text(of: $0.name) + "()" }
      }
    }
    return found
  }

  @Test func codeThatNoTargetCompilesIsNone() {
    let source = """
      struct Pane {
        #if os(macOS)
        func click() {}
        #elseif os(watchOS)
        func turn() {}
        #else
        func touch() {}
        #endif
        func run() {
          #if os(macOS)
          click()
          #else
          touch()
          #endif
          self
            #if os(macOS)
            .press()
            #endif
        }
      }
      #if os(tvOS)
      struct Remote { func point() {} }
      #endif
      """
    #expect(built(source, for: .iOS) == ["touch", "run", "touch()"])
    #expect(built(source, for: .macOS) == ["click", "run", "click()", "press()"])
    #expect(built(source, for: [.iOS, .macOS]) == ["click", "touch", "run", "click()", "touch()", "press()"])
    // Unknown, and a package, which its users may build for any system.
    let all = ["click", "turn", "touch", "run", "click()", "touch()", "press()", "point"]
    #expect(built(source, for: []) == all)
    #expect(built(source, for: .iOS, origin: .package) == all)
  }

  /// Xcode builds frameworks for what their users are built for.
  @Test func frameworksFollowAppsToCatalyst() {
    func builds(_ app: PlatformSet) -> [Builds] {
      let targets = [app, PlatformSet.iOS, .watchOS].map { platforms in
        var target = BuildTarget(name: "T", moduleName: "T", kind: .framework, origin: .xcode, buildFile: "A.xcodeproj")
        target.platforms = platforms
        return target
      }
      return ProjectStructure(targets: targets, targetsOfFile: [], buildFiles: [], problems: []).buildsOfTargets
    }
    #expect(builds(.iOS)[1] == Builds(on: PlatformSet.iOS))
    #expect(builds([.iOS, .macCatalyst])[1] == Builds(on: [.iOS, .macCatalyst]))
    #expect(builds([.iOS, .macCatalyst])[2] == Builds(on: PlatformSet.watchOS))
  }

  /// The start of the type that is constructed in the function `caller`.
  private func constructed(in caller: String, _ source: String) -> UInt32? {
    let names = NameTable()
    let tree = Tree(parsing: SourceText(path: "A.swift", bytes: Array(source.utf8)), names: names)
    let file = SourceFile(number: 0, tree: tree, facts: FileFacts(of: tree), names: names)
    let index = Index(linking: [file], names: NameText(names))
    for i in file.members.indices where names.text(of: file.members[i].name) == caller {
      let body = index.body(of: index.member(file: 0, fact: i))
      for use in body.uses.indices {
        if case .construction(let type) = body.target(use), let place = index[type].declaration {
          return index[place].node
        }
      }
    }
    return nil
  }

  @Test func typesExistWithTheCodeBesideThem() {
    let source = """
      #if os(iOS)
      struct Root {}
      func onPhone() { _ = Root() }
      #elseif os(macOS)
      struct Root {}
      func onMac() { _ = Root() }
      #else
      func elsewhere() { _ = Root() }
      #endif
      func anywhere() { _ = Root() }
      """
    let phone = constructed(in: "onPhone", source)
    let mac = constructed(in: "onMac", source)
    #expect(phone != nil && mac != nil && phone != mac)
    #expect(constructed(in: "elsewhere", source) == nil)
    #expect(constructed(in: "anywhere", source) == nil)
  }

  @Test func manyClausesAreRead() {
    var source = "#if C0\nfunc a() {}\n"
    for i in 1..<2000 { source += "#elseif C\(i)\nfunc f\(i)() {}\n" }
    source += "#else\nfunc b() {}\n#endif\n"
    #expect(areExclusive(source))
    let deep = String(repeating: "#if PRO\n", count: 400)
    #expect(!areExclusive(deep + "func a() {}\nfunc b() {}\n" + String(repeating: "#endif\n", count: 400)))
  }
}
