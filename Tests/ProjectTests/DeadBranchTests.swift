// Branches that only systems take which are older than those of the targets.

import Syntax
import Testing

@testable import Project

@Suite struct DeadBranchTests {
  /// The text of the dead branch of the first condition in `f`, for a target with these oldest systems.
  private func dead(_ statement: String, _ oldest: [TargetPlatform: SystemVersion] = [.iOS: SystemVersion(major: 16)])
    throws -> String?
  {
    var target = BuildTarget(
      name: "App", moduleName: "App", kind: .app, origin: .xcode, buildFile: "A.xcodeproj/project.pbxproj")
    target.platforms = oldest.keys.reduce(into: []) { $0.insert(PlatformSet($1)) }
    target.oldest = oldest
    let names = NameTable()
    let tree = Tree(parsing: SourceText(path: "A.swift", bytes: Array("func f() { \(statement) }".utf8)), names: names)
    let file = SourceFile(number: 0, tree: tree, facts: FileFacts(of: tree), names: names)
    let structure = ProjectStructure(targets: [target], targetsOfFile: [[0]], buildFiles: [], problems: [])
    let index = keep(Index(linking: [file], names: NameText(names), structure: structure))
    let condition = try #require((0..<tree.nodeCount).map { tree.node($0) }.first { $0.kind == .availabilityCondition })
    return index.deadBranch(ofAvailability: condition, in: file)?.text
  }

  @Test func theElseOfWhatEachSystemHas() throws {
    #expect(try dead("if #available(iOS 15, *) { a() } else { b() }") == "{ b() }")
    #expect(try dead("if #available(iOS 16, *) { a() } else { b() }") == "{ b() }")
    #expect(try dead("guard #available(iOS 15, *) else { return }") == "{ return }")
    #expect(try dead("if #unavailable(iOS 15) { a() }") == "{ a() }")
    let both: [TargetPlatform: SystemVersion] = [.iOS: SystemVersion(major: 16), .macOS: SystemVersion(major: 13)]
    #expect(try dead("if #available(iOS 15, macOS 12, *) { a() } else { b() }", both) == "{ b() }")
  }

  @Test func whatSomeSystemTakes() throws {
    #expect(try dead("if #available(iOS 17, *) { a() } else { b() }") == nil)
    #expect(try dead("if #available(iOS 15, *), x { a() } else { b() }") == nil)
    #expect(try dead("guard #available(iOS 15, *), x else { return }") == nil)
    #expect(try dead("if #available(iOS 15, *) { a() }") == nil)
    #expect(try dead("if #unavailable(iOS 17) { a() }") == nil)
    // Another system decides.
    #expect(try dead("if #available(macOS 12, *) { a() } else { b() }") == nil)
    let both: [TargetPlatform: SystemVersion] = [.iOS: SystemVersion(major: 16), .macOS: SystemVersion(major: 11)]
    #expect(try dead("if #available(iOS 15, macOS 12, *) { a() } else { b() }", both) == nil)
  }

  @Test func unknownSystemsAndMinorVersions() throws {
    #expect(try dead("if #available(iOS 15, *) { a() } else { b() }", [:]) == nil)
    #expect(try dead("if #available(iOS 15.2, *) { a() } else { b() }") == nil)
  }

  @Test func codeThatIsBeingWritten() throws {
    #expect(try dead("if #available(iOS 15, *") == nil)
    #expect(try dead("if #available(iOS , *) { a() } else { b() }") == nil)
    #expect(try dead("if #available() { a() } else { b() }") == nil)
  }
}
