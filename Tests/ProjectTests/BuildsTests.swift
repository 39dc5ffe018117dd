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
}
