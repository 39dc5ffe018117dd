// How many views an expression adds to its parent, and how many an evaluation builds.

import Syntax
import Testing

@testable import Project
@testable import ViewTree

@Suite struct ViewCountTests {
  private static let members = """
    @State private var isOn = false
    let items: [Int]
    static let isNew = true
    """

  private func text(_ count: ViewCount) -> String {
    switch count {
    case .exactly(let n): "\(n)"
    case .sections: "sections"
    case .unknown: "unknown"
    case .varying(let varying):
      switch varying.cause {
      case .elements: "elements"
      case .branch(let least, let most): "\(least)...\(most.map { "\($0)" } ?? "")"
      }
    }
  }

  /// How many views `Page.body` with this content produces.
  private func count(_ content: String, _ more: String = "") throws -> String {
    let (index, tree) = try pageTree(content, Self.members, more: more)
    return text(index.viewCount(of: 0, in: tree))
  }

  @Test func viewsAreCounted() throws {
    #expect(try count(#"Text("a")"#) == "1")
    #expect(try count(#"Text("a"); Text("b").padding()"#) == "2")
    #expect(try count(#"Group { Text("a"); EmptyView(); Text("b") }"#) == "2")
    #expect(try count(#"VStack { Text("a"); Text("b") }"#) == "1")
    #expect(try count("EmptyView()") == "0")
  }

  @Test func branchesVary() throws {
    #expect(try count(#"if isOn { Text("a") }"#) == "0...1")
    #expect(try count(#"if isOn { Text("a") } else { Text("b"); Text("c") }"#) == "1...2")
    #expect(try count(#"Text("a"); if isOn { Text("b") }"#) == "1...2")
    #expect(try count(#"if isOn { Text("a") } else if items.isEmpty { Text("b") } else { EmptyView() }"#) == "0...1")
    #expect(try count(#"if isOn { Text("a") } else { AnyView(Text("b")) }"#) == "unknown")
  }

  @Test func equalBranchesDoNot() throws {
    #expect(try count(#"if isOn { Text("a") } else { Text("b") }"#) == "1")
    #expect(try count(#"if isOn { EmptyView() }"#) == "0")
    // A ternary has one type.
    #expect(try count(#"isOn ? Text("a") : Text("b")"#) == "1")
    // The program always takes the same branch.
    #expect(try count(#"if Self.isNew { Text("a") } else { Text("b"); Text("c") }"#) == "unknown")
  }

  @Test func elementsAndSectionsAreNotCounted() throws {
    #expect(try count("ForEach(items, id: \\.self) { Text(\"\\($0)\") }") == "elements")
    #expect(try count(#"Section("a") { Text("b") }"#) == "sections")
    #expect(try count(#"Text("a"); Section("a") { Text("b") }"#) == "sections")
  }

  @Test func erasureHidesTheCount() throws {
    #expect(try count(#"AnyView(Text("a"))"#) == "unknown")
    #expect(try count("part", "extension Page { var part: AnyView { AnyView(Text(\"a\")) } }") == "unknown")
    #expect(try count("part", "extension Page { var part: some View { Text(\"a\") } }") == "1")
  }

  @Test func viewsOfTheProjectAreFollowed() throws {
    let pair = "struct Pair: View { var body: some View { Text(\"a\"); Text(\"b\") } }"
    #expect(try count("Pair()", pair) == "2")
    let loop = "struct Loop: View { var body: some View { Loop(); Text(\"a\") } }"
    #expect(try count("Loop()", loop) == "unknown")
    #expect(try count("Unknown()") == "unknown")
  }

  @Test func modifiersOfTheProjectAreFollowed() throws {
    let more = """
      extension View {
        func loud() -> some View { self.bold() }
        @ViewBuilder func twice() -> some View { self; self }
      }
      struct Boxed: ViewModifier { func body(content: Content) -> some View { HStack { content } } }
      """
    let two = #"Group { Text("a"); Text("b") }"#
    #expect(try count("\(two).loud()", more) == "2")
    #expect(try count("\(two).twice()", more) == "4")
    #expect(try count("\(two).modifier(Boxed())", more) == "1")
  }

  @Test func literalsOfTheConstructionDecide() throws {
    let badge = """
      struct Badge: View {
        let isLarge: Bool
        var body: some View { if isLarge { Text("a"); Text("b") } }
      }
      """
    #expect(try count("Badge(isLarge: true)", badge) == "2")
    #expect(try count("Badge(isLarge: false)", badge) == "0")
    #expect(try count("Badge(isLarge: isOn)", badge) == "0...2")
    let (index, _) = try pageTree("Badge(isLarge: true)", Self.members, more: badge)
    let tree = index.viewTree(of: try index.member("body", of: "Badge"))
    let site = try #require(Work(of: index).sites(of: try index.type("Badge")).first)
    #expect(text(index.viewCount(of: 0, in: tree)) == "0...2")
    #expect(text(index.viewCount(of: 0, in: tree, constructedAt: site)) == "2")
  }

  @Test func childrenAreCountedTogether() throws {
    let (index, tree) = try pageTree(#"VStack { Text("a"); if isOn { Text("b") } }"#, Self.members)
    let slot = try #require(tree.nodes.indices.first { tree[$0].kind == .slot })
    #expect(text(index.viewCount(ofChildren: slot, in: tree)) == "1...2")
  }

  @Test func viewsThatAnEvaluationBuilds() throws {
    func evaluated(_ content: String, ofHelpers: Bool = true) throws -> Int {
      let (_, tree) = try pageTree(
        content, Self.members, more: "extension Page { var part: some View { Text(\"a\") } }")
      return tree.evaluatedViews(ofHelpers: ofHelpers)
    }
    #expect(try evaluated(#"VStack { Text("a"); Text("b") }"#) == 3)
    // The largest branch counts.
    #expect(try evaluated(#"if isOn { Text("a") } else { VStack { Text("b") } }"#) == 2)
    // A sheet is built when it is shown.
    #expect(try evaluated(#"Text("a").sheet(isPresented: $isOn) { Text("b") }"#) == 1)
    #expect(try evaluated(#"VStack { part; Text("a") }"#) == 3)
    #expect(try evaluated(#"VStack { part; Text("a") }"#, ofHelpers: false) == 2)
    #expect(try evaluated("") == 0)
  }
}
