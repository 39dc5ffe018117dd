// What a search finds, in which order and under which names.

import Foundation
import Testing

@testable import Files

@Suite struct FileFinderTests {
  /// Searches `names` in `tree`, which counts as the working folder.
  private func find(_ tree: TemporaryTree, _ names: String..., jobs: Int = 2) -> Discovery {
    findSwiftFiles(
      under: names.map { $0.hasPrefix("/") ? $0 : $0.isEmpty ? tree.path : tree.absolute($0) },
      from: WorkingFolder(path: tree.path), jobs: jobs)
  }

  private func paths(_ discovery: Discovery) -> [String] {
    #expect(discovery.problems.isEmpty)
    return discovery.files.map(\.path)
  }

  private func sorted(_ paths: [String]) -> [String] {
    paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  @Test func findsSwiftFilesInBytewiseOrder() throws {
    let tree = try TemporaryTree()
    try tree.add([
      "b.swift", "a/z.swift", "a.swift", "a-b/c.swift", "B.swift", "a/b/c.swift", "a.txt", "a.swiftx",
      ".swift", "é.swift", "z.swift", ".hidden/h.swift", ".h.swift", "._a.swift", "swift", "Makefile",
    ])
    let expected = [
      ".h.swift", ".hidden/h.swift", "B.swift", "a-b/c.swift", "a.swift", "a/b/c.swift", "a/z.swift",
      "b.swift", "z.swift", "é.swift",
    ]
    #expect(paths(find(tree, "")) == expected)
    #expect(paths(find(tree, "", jobs: 1)) == expected)
  }

  @Test func wideTreesAreTheSameWithAnyNumberOfWorkers() throws {
    let tree = try TemporaryTree()
    for i in 0..<50 { for j in 0..<3 { try tree.add("d\(i)/e\(j)/f\(i * j).swift") } }
    let one = find(tree, "", jobs: 1)
    #expect(one.files.count == 150)
    for jobs in [2, 3, 8] { #expect(find(tree, "", jobs: jobs) == one) }
  }

  @Test func leavesOutFoldersWithoutOwnSource() throws {
    let tree = try TemporaryTree()
    let pruned = [
      ".build", ".build-linux", "DerivedData", "Pods", "Carthage", ".git", "node_modules", ".swiftpm",
      "A.xcassets", "A.xcodeproj", "A.xcworkspace", "A.xcframework", "en.lproj", "A.docc",
    ]
    try tree.add(pruned.map { "x/\($0)/a.swift" })
    let kept = ["Build", "PodsX", "build", "git", ".lproj", "App.swiftpm", "A.playground"]
    try tree.add(kept.map { "x/\($0)/a.swift" })
    #expect(paths(find(tree, "")) == sorted(kept.map { "x/\($0)/a.swift" }))
    for name in pruned { #expect(paths(find(tree, "x/" + name)) == ["x/\(name)/a.swift"]) }
    #expect(paths(find(tree, "x/Pods/a.swift")) == ["x/Pods/a.swift"])
  }

  @Test func namedFilesAreAlwaysFound() throws {
    let tree = try TemporaryTree()
    try tree.add(".git/")
    try tree.add(".gitignore", "*")
    try tree.add(["a.swift", "b.txt", "x/c.swift"])
    #expect(paths(find(tree, "")) == [])
    let found = find(tree, "a.swift", "b.txt", "x/c.swift")
    #expect(paths(found) == ["a.swift", "b.txt", "x/c.swift"])
    #expect(found.files.allSatisfy { $0.isNamed })
  }

  @Test func namedFoldersAreAlwaysSearched() throws {
    let tree = try TemporaryTree()
    try tree.add(".git/")
    try tree.add(".gitignore", "/out\n/all/**\n/each/*\n*.gen.swift")
    try tree.add(["out/x/a.swift", "all/x/a.swift", "each/x/a.swift", "src/a.gen.swift", "src/a.swift"])
    try tree.add("out/.gitignore", "b.swift")
    try tree.add("out/b.swift")
    #expect(paths(find(tree, "")) == ["src/a.swift"])
    #expect(paths(find(tree, "out")) == ["out/x/a.swift"])
    #expect(paths(find(tree, "out/x")) == ["out/x/a.swift"])
    #expect(paths(find(tree, "all")) == ["all/x/a.swift"])
    #expect(paths(find(tree, "each")) == ["each/x/a.swift"])
    #expect(paths(find(tree, "src")) == ["src/a.swift"])
    #expect(paths(find(tree, "src", "out")) == ["out/x/a.swift", "src/a.swift"])
  }

  @Test func ignoreFilesCountFromTheRepositoryDown() throws {
    let tree = try TemporaryTree()
    try tree.add(".gitignore", "a.swift")  // Outside the repository.
    try tree.add("r/.git/info/exclude", "e.swift\n/p/x.swift")
    try tree.add("r/.gitignore", "b.swift\n/p/y.swift")
    try tree.add("r/p/.gitignore", "!b.swift\n/c.swift")
    for name in ["a", "b", "c", "e", "x", "y"] {
      try tree.add(["r/\(name).swift", "r/p/\(name).swift", "r/p/q/\(name).swift"])
    }
    let expected = [
      "r/p/a.swift", "r/p/b.swift", "r/p/q/a.swift", "r/p/q/b.swift", "r/p/q/c.swift", "r/p/q/x.swift",
      "r/p/q/y.swift",
    ]
    #expect(paths(find(tree, "r/p")) == expected)
    #expect(paths(find(tree, "r")) == ["r/a.swift", "r/c.swift"] + expected + ["r/x.swift", "r/y.swift"])
    #expect(paths(find(tree, "r/p/q")) == expected.filter { $0.hasPrefix("r/p/q") })
  }

  @Test func nestedRepositoriesHaveTheirOwnRules() throws {
    let tree = try TemporaryTree()
    try tree.add(".git/")
    try tree.add(".gitignore", "*.swift\n!keep.swift")
    try tree.add("sub/.git", "gitdir: ../.git/modules/sub\n")
    try tree.add(".git/modules/sub/info/exclude", "private.swift")
    try tree.add("sub/.gitignore", "own.swift")
    try tree.add(["a.swift", "keep.swift", "sub/a.swift", "sub/own.swift", "sub/private.swift"])
    try tree.add("sub/x/own.swift")
    #expect(paths(find(tree, "")) == ["keep.swift", "sub/a.swift"])
    #expect(paths(find(tree, "sub")) == ["sub/a.swift"])
  }

  @Test func workTreesShareTheExcludeFile() throws {
    let tree = try TemporaryTree()
    try tree.add("main/.git/info/exclude", "private.swift")
    try tree.add("main/.git/worktrees/w/commondir", "../..\n")
    try tree.add("w/.git", "gitdir: \(tree.path)/main/.git/worktrees/w\n")
    try tree.add(["w/a.swift", "w/private.swift"])
    #expect(paths(find(tree, "w")) == ["w/a.swift"])
  }

  @Test func ignoreFilesCountWithoutARepository() throws {
    let tree = try TemporaryTree()
    try tree.add("p/.gitignore", "/a.swift\nx/")
    try tree.add(["p/a.swift", "p/b.swift", "p/x/c.swift", "p/y/a.swift"])
    #expect(paths(find(tree, "p")) == ["p/b.swift", "p/y/a.swift"])
  }

  @Test func everyFileIsFoundOnce() throws {
    let tree = try TemporaryTree()
    try tree.add(["a/b/c.swift", "a/d.swift", "e.swift"])
    let all = ["a/b/c.swift", "a/d.swift", "e.swift"]
    #expect(paths(find(tree, "", "a", "a/b", "a/b/c.swift", "a/../a/b", "./a//b/.", "e.swift")) == all)
    #expect(paths(find(tree, "a/b/c.swift", "a/b", "a", "")) == all)
    #expect(find(tree, "a", "a/d.swift").files.map(\.isNamed) == [false, true])
    try FileManager.default.linkItem(atPath: tree.absolute("e.swift"), toPath: tree.absolute("f.swift"))
    #expect(paths(find(tree, "")) == all)
  }

  @Test func linksAreFollowedOnce() throws {
    let tree = try TemporaryTree()
    try tree.add(["p/a/x.swift", "outside/o.swift", "p/b.swift", "outside/data.txt"])
    try tree.link("p/a/up", to: "..")
    try tree.link("p/a/self", to: ".")
    try tree.link("p/A", to: "a")
    try tree.link("p/0.swift", to: "b.swift")
    try tree.link("p/data.swift", to: "../outside/data.txt")
    try tree.link("p/far", to: "../outside")
    try tree.link("p/farther", to: "far")
    try tree.link("p/.#x.swift", to: "nobody@nowhere")
    try tree.link("p/ring1", to: "ring2")
    try tree.link("p/ring2", to: "ring1")
    #expect(paths(find(tree, "p")) == ["p/a/x.swift", "p/b.swift", "p/data.swift", "p/far/o.swift"])
    let fromLink = ["p/A/up/b.swift", "p/A/up/data.swift", "p/A/up/far/o.swift", "p/A/x.swift"]
    #expect(paths(find(tree, "p/A")) == fromLink)
    #expect(paths(find(tree, "p/0.swift")) == ["p/0.swift"])
    #expect(paths(find(tree, "p/0.swift", "p")).count == 4)
  }

  @Test func linksDoNotLeadIntoWhatIsLeftOut() throws {
    let tree = try TemporaryTree()
    try tree.add(".git/")
    try tree.add(".gitignore", "/out\n/ignoredlink")
    try tree.add(["out/deep/a.swift", ".build/checkouts/b.swift", "lib/c.swift"])
    try tree.link("link1", to: "out/deep")
    try tree.link("link2", to: ".build/checkouts")
    try tree.link("ignoredlink", to: "lib")
    #expect(paths(find(tree, "")) == ["lib/c.swift"])
  }

  @Test func gitTakesALinkForNoFolder() throws {
    let tree = try TemporaryTree()
    let other = try TemporaryTree()
    try other.add("a.swift")
    try tree.add(".git/")
    try tree.add(".gitignore", "lib/")
    try tree.link("lib", to: other.path)
    #expect(paths(find(tree, "")) == ["lib/a.swift"])
  }

  @Test func oddNamesAreNames() throws {
    let tree = try TemporaryTree()
    let names = [
      "with space.swift", "new\nline.swift", "tab\t.swift", "ünï/日本語.swift", "emoji👩‍👩‍👧.swift",
      "quote\"'.swift", "back\\slash.swift", "*.swift", "-.swift", "--help.swift", "a\u{301}.swift", "á.swift",
    ]
    try tree.add(names)
    #expect(paths(find(tree, "")) == sorted(names))
    for name in names { #expect(paths(find(tree, name)) == [name]) }
  }

  #if os(Linux)
    @Test func namesThatAreNoTextAreReported() throws {
      let tree = try TemporaryTree()
      let bytes = Array(tree.path.utf8CString.dropLast()) + [0x2F, -1] + ".swift".utf8.map { CChar($0) } + [0]
      let descriptor = bytes.withUnsafeBufferPointer { open($0.baseAddress!, O_CREAT | O_WRONLY, 0o600) }
      try #require(descriptor >= 0)
      close(descriptor)
      let found = find(tree, "")
      #expect(found.files.isEmpty)
      #expect(
        found.problems == [
          PathProblem(path: "\u{FFFD}.swift", message: "the name is not valid UTF-8; not read", isLeftOut: true)
        ])
    }
  #endif

  @Test func whatIsMissingIsReported() throws {
    let tree = try TemporaryTree()
    try tree.add("a.swift")
    let found = findSwiftFiles(
      under: ["nope", "a.swift/x", "nope/../a.swift"].map { tree.absolute($0) } + ["", "a\0b"],
      from: WorkingFolder(path: tree.path))
    #expect(found.files.isEmpty)
    #expect(found.problems.allSatisfy { $0.message == "no such file or folder" })
    #expect(found.problems.count == 5)
    #expect(found.problems.map(\.path).contains(tree.absolute("nope")))
    let long = find(tree, String(repeating: "x", count: 300))
    #expect(long.problems.map(\.message) == ["its path is too long"])
  }

  @Test func whatPatternsHideIsCounted() throws {
    let tree = try TemporaryTree()
    try tree.add(["a.swift", "Sub/b.swift", "Sub/c.txt"])
    try tree.add(".gitignore", "*\n")
    #expect(find(tree, "").files.isEmpty)
    #expect(find(tree, "").hiddenCount == 2)
    try tree.add(".gitignore", "Sub\n")
    #expect(find(tree, "").hiddenCount == 0)
    let other = try TemporaryTree()
    try other.add("Sub/c.txt")
    try other.add(".gitignore", "*\n")
    #expect(find(other, "").hiddenCount == 0)
  }

  @Test(.enabled(if: geteuid() != 0)) func unreadableFoldersAreReported() throws {
    let tree = try TemporaryTree()
    try tree.add(["a.swift", "secret/b.swift"])
    chmod(tree.absolute("secret"), 0)
    let found = find(tree, "")
    #expect(found.files.map(\.path) == ["a.swift"])
    #expect(found.problems == [PathProblem(path: "secret", message: "cannot be read: permission denied")])
    chmod(tree.absolute("secret"), 0o700)
  }

  @Test(.enabled(if: geteuid() != 0)) func unreadableIgnoreFilesAreReported() throws {
    let tree = try TemporaryTree()
    try tree.add(["a.swift", ".gitignore"])
    chmod(tree.absolute(".gitignore"), 0)
    let found = find(tree, "")
    #expect(found.files.map(\.path) == ["a.swift"])
    #expect(found.problems.map(\.path) == [".gitignore"])
  }

  @Test(.timeLimit(.minutes(1))) func pipesAreNoFiles() throws {
    let tree = try TemporaryTree()
    try tree.add("a.swift")
    try #require(mkfifo(tree.absolute("pipe.swift"), 0o600) == 0)
    #expect(paths(find(tree, "")) == ["a.swift"])
    // Named, it is for the reader to refuse.
    #expect(paths(find(tree, "pipe.swift")) == ["pipe.swift"])
  }

  @Test func standardInputIsADash() throws {
    let tree = try TemporaryTree()
    try tree.add(["-", "+.swift", "a.swift"])
    let found = findSwiftFiles(
      under: ["-", tree.absolute("-"), tree.path, "-"], from: WorkingFolder(path: tree.path))
    #expect(found.files.map(\.path) == ["+.swift", "-", "./-", "a.swift"])
  }

  @Test func deepFoldersAreSearched() throws {
    let tree = try TemporaryTree()
    let folder = String(repeating: "d/", count: 800)
    try tree.add(folder + "a.swift")
    #expect(paths(find(tree, "")) == [folder + "a.swift"])
  }

  @Test func pathsAreShortestFromTheWorkingFolder() {
    let here = WorkingFolder(path: "/home/me/app", alias: "/link/app")
    func shortened(_ path: String) -> String {
      String(decoding: here.shortened(Array(path.utf8)), as: UTF8.self)
    }
    #expect(shortened("/home/me/app/a.swift") == "a.swift")
    #expect(shortened("/link/app/x/a.swift") == "x/a.swift")
    #expect(shortened("/home/me/app") == ".")
    #expect(shortened("/home/me/app/-") == "./-")
    #expect(shortened("/home/me/apple/a.swift") == "../apple/a.swift")
    #expect(shortened("/home/me/a.swift") == "../a.swift")
    #expect(shortened("/home/me") == "..")
    #expect(shortened("/home/you/a.swift") == "../../you/a.swift")
    #expect(shortened("/etc/a.swift") == "/etc/a.swift")
    #expect(shortened("/") == "/")
    #expect(shortened("typed") == "typed")
    let root = WorkingFolder(path: "/")
    #expect(String(decoding: root.shortened(Array("/a/b".utf8)), as: UTF8.self) == "/a/b")
  }

  @Test func pathsFromAnywhereNameTheSameFiles() throws {
    let tree = try TemporaryTree()
    try tree.add(["p/q/a.swift", "p/b.swift", "r/c.swift"])
    func find(from folder: String, _ path: String) -> [String] {
      findSwiftFiles(under: [path], from: WorkingFolder(path: tree.absolute(folder))).files.map(\.path)
    }
    #expect(find(from: "p/q", ".") == ["a.swift"])
    #expect(find(from: "p/q", "..") == ["../b.swift", "a.swift"])
    #expect(find(from: "p/q", "../..") == ["../../r/c.swift", "../b.swift", "a.swift"])
    #expect(find(from: "p/q", "../../r/c.swift") == ["../../r/c.swift"])
    #expect(find(from: "p/q", tree.path) == ["../../r/c.swift", "../b.swift", "a.swift"])
    #expect(find(from: "p", "./q/") == ["q/a.swift"])
  }

  /// The one test that depends on the folder the process is in, and does not change it.
  @Test func theProcessHasAWorkingFolder() throws {
    let here = try #require(Platform.workingFolder)
    #expect(here == Platform.realPath("."))
    #expect(Platform.realPath("/no/such/folder") == nil)
    let tree = try TemporaryTree()
    try tree.add("a.swift")
    let found = findSwiftFiles(under: [tree.path])
    #expect(found.files.count == 1)
    let bytes = readFile(found.files[0].path)
    #expect(bytes == .success([]))
  }
}

@Suite struct BuildFileFinderTests {
  private func find(_ tree: TemporaryTree, _ names: String...) -> Discovery {
    findSwiftFiles(
      under: names.map { $0.isEmpty ? tree.path : tree.absolute($0) }, from: WorkingFolder(path: tree.path), jobs: 2)
  }

  @Test func findsProjectsAndWorkspaces() throws {
    let tree = try TemporaryTree()
    try tree.add([
      "App/App.xcodeproj/project.pbxproj", "App/App.xcodeproj/project.xcworkspace/contents.xcworkspacedata",
      "All.xcworkspace/contents.xcworkspacedata", "Gen/project.yml", "Empty.xcodeproj/notes.txt",
      "Pods/Pods.xcodeproj/project.pbxproj",
      ".build/checkouts/X/X.xcodeproj/project.pbxproj", "a.swift", "project.yaml",
    ])
    let found = find(tree, "")
    #expect(
      found.buildFiles == [
        "All.xcworkspace/contents.xcworkspacedata", "App/App.xcodeproj/project.pbxproj", "Gen/project.yml",
      ])
    #expect(found.files.map(\.path) == ["a.swift"])
  }

  @Test func whatGitIgnoresDescribesNothing() throws {
    let tree = try TemporaryTree()
    try tree.add([
      ".git/HEAD", "Made.xcodeproj/project.pbxproj", "Kept.xcodeproj/project.pbxproj", "project.yml", "Sources/a.swift",
    ])
    try tree.add(".gitignore", "Made.xcodeproj\n")
    #expect(find(tree, "").buildFiles == ["Kept.xcodeproj/project.pbxproj", "project.yml"])
    #expect(find(tree, "Sources").buildFiles == ["Kept.xcodeproj/project.pbxproj", "project.yml"])
  }

  /// It is part of the repository all the same, or is generated before each build.
  @Test func anIgnoredProjectCountsIfNothingElseDescribesTargets() throws {
    let tree = try TemporaryTree()
    try tree.add([
      ".git/HEAD", "App/App.xcodeproj/project.pbxproj", "App/Sources/a.swift", "Kit/Kit.xcodeproj/project.pbxproj",
      "Kit/Package.swift",
    ])
    try tree.add(".gitignore", "*.xcodeproj\n")
    #expect(find(tree, "").buildFiles == ["App/App.xcodeproj/project.pbxproj"])
    #expect(find(tree, "App/Sources").buildFiles == ["App/App.xcodeproj/project.pbxproj"])
  }

  @Test func looksAboveUpToTheRepository() throws {
    let tree = try TemporaryTree()
    try tree.add([
      "Up.xcodeproj/project.pbxproj", "r/.git/HEAD", "r/App.xcodeproj/project.pbxproj", "r/Package.swift",
      "r/Other.swift",
      "r/Package@swift-6.0.swift", "r/Modules/Project.swift", "r/Modules/A/Sources/A/a.swift",
      "r/Side/Side.xcodeproj/project.pbxproj",
    ])
    let above = [
      "r/App.xcodeproj/project.pbxproj", "r/Modules/Project.swift", "r/Package.swift", "r/Package@swift-6.0.swift",
    ]
    for name in ["r/Modules/A", "r/Modules/A/Sources/A/a.swift"] {
      let found = find(tree, name)
      #expect(found.buildFiles == above)
      #expect(found.files.map(\.path) == ["r/Modules/A/Sources/A/a.swift"])
    }
    #expect(find(tree, "r/Modules/A", "r/Modules/A/Sources/A/a.swift").buildFiles == above)
    #expect(find(tree, "r").buildFiles == ["r/App.xcodeproj/project.pbxproj", "r/Side/Side.xcodeproj/project.pbxproj"])
    // Without a repository, it is not known how far up a project goes.
    let lone = try TemporaryTree()
    try lone.add(["App.xcodeproj/project.pbxproj", "Sources/a.swift"])
    #expect(find(lone, "Sources").buildFiles.isEmpty)
  }

  @Test func linksAreNoProjects() throws {
    let tree = try TemporaryTree()
    try tree.add(["real/A.xcodeproj/project.pbxproj", "a.swift"])
    try tree.link("B.xcodeproj", to: "real/A.xcodeproj")
    #expect(find(tree, "").buildFiles == ["real/A.xcodeproj/project.pbxproj"])
  }
}
