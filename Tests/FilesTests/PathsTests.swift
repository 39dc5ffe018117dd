// Paths are bytes, whatever Swift takes for a character.

import Testing

@testable import Files

@Suite struct PathsTests {
  @Test func pathsAreCutAtSlashes() {
    #expect("a/b".parentPath == "a")
    #expect("/a".parentPath == "/")
    #expect("a".parentPath == nil)
    #expect("a/\u{301}b".parentPath == "a")
    #expect("a/\u{301}b".lastName.utf8.elementsEqual("\u{301}b".utf8))
    #expect("a/\u{301}b/c".pathNames.count == 3)
    #expect("/a/\u{301}b".path(below: "/a").map { Array($0.utf8) } == Array("\u{301}b".utf8))
    #expect("/ab".path(below: "/a") == nil)
    #expect("/a".path(below: "/a") == nil)
    #expect("/a".path(below: "/") == "a")
    #expect("/".appendingName("a") == "/a")
    #expect("/a".appendingName("b") == "/a/b")
  }

  @Test func pathsAreEqualByTheirBytes() {
    let (composed, decomposed) = ("/\u{E9}", "/e\u{301}")
    #expect(ExactPath(composed) != ExactPath(decomposed))
    #expect(Set([composed, decomposed, composed].map { ExactPath($0) }).count == 2)
    #expect(!composed.isSamePath(as: decomposed))
    #expect(!Platform.isBelow(composed, decomposed + "/a"))
  }

  @Test func waysThroughLinks() throws {
    let tree = try TemporaryTree()
    try tree.add("A/B/C.swift")
    try tree.link("A/up", to: "..")
    try tree.link("loop", to: "loop")
    try tree.link("last", to: "A/B/../B/C.swift")
    func way(_ name: String) throws -> Platform.Way { try Platform.way(to: Array(tree.absolute(name).utf8)) }
    func text(_ path: [UInt8]) -> String { String(decoding: path, as: UTF8.self) }
    let through = try way("A/./up//A/up/A/B/C.swift")
    #expect(text(through.place) == tree.absolute("A/B/C.swift"))
    #expect(through.links.map(text) == [tree.absolute("A/up"), tree.absolute("A/up")])
    #expect(!through.endsWithLink)
    #expect(try way("last").endsWithLink)
    #expect(text(try way("last").place) == tree.absolute("A/B/C.swift"))
    // A link goes up from where it leads, not from where it stands.
    #expect(text(try way("A/up/../new").place) == tree.absolute("").parentPath.map { $0 + "/new" })
    #expect(text(try way("A/B/new").place) == tree.absolute("A/B/new"))
    #expect(throws: SystemFailure.tooManyLinks) { try way("loop") }
    #expect(throws: SystemFailure.notFound) { try way("none/new") }
  }

  @Test func realPathsAreThoseOfTheSystem() throws {
    let tree = try TemporaryTree()
    try tree.add(["A/B/C.swift", "A/D.swift"])
    try tree.link("A/up", to: "..")
    try tree.link("loop", to: "loop")
    try tree.link("last", to: "A/B/../B/C.swift")
    var places = RealPaths()
    for name in [
      "A/B/C.swift", "A/./up//A/up/A/B/C.swift", "last", "last/", "loop", "loop/a", "none", "none/..", "A/B/..",
      "A/B/.",
      "A/up/../new", "A/up/..", "A/D.swift/", "A/D.swift/..", "A/D.swift/.", "A/D.swift/x", "A//B", "", "..", "../..",
      String(repeating: "x", count: 300), "A/B/C.swift",
    ] {
      let path = tree.absolute(name)
      #expect(places.realPath(path) == Platform.realPath(path), "\(name.prefix(40))")
    }
    // No system opens it, and its folders would fill the memory.
    #expect(places.realPath("/" + String(repeating: "./", count: Platform.pathLimit)) == nil)
    for path in ["/", "//", ".", "..", "", "./..", "/..", "tmp", "/tmp/../tmp"] {
      #expect(places.realPath(path) == Platform.realPath(path), "\(path)")
    }
  }

  @Test func destinationsAreFiles() throws {
    let tree = try TemporaryTree()
    try tree.add(["A/a", "b"])
    try tree.link("A/up", to: "..")
    try tree.link("c", to: "A/new")
    try tree.link("d", to: "b")
    func destination(_ name: String) -> Destination { Destination(tree.absolute(name)) }
    #expect(destination("A/new") == destination("c"))
    #expect(destination("A/up/./A/new") == destination("c"))
    #expect(destination("b") == destination("d"))
    #expect(destination("b") != destination("c"))
    #expect(destination("A/new") != destination("A/other"))
    #expect(destination("none/new") != destination("none/other"))
  }
}
