// What clang may read, and what is believed of what it answers.

import Files
import Foundation
import Testing

@testable import Clang

/// A folder of its own, removed at the end.
private final class Folder {
  let path: String

  init(_ files: [String: String] = [:]) throws {
    let made = NSTemporaryDirectory() + "boundary-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: made, withIntermediateDirectories: true)
    path = Platform.realPath(made) ?? made
    for (name, text) in files { try add(name, text) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func add(_ name: String, _ text: String) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
  }
}

@Suite struct BoundaryTests {
  @Test func folders() {
    #expect("/a/b".isBelow("/a") && "/a".isBelow("/a") && "/a".isBelow("/"))
    #expect(!"/ab".isBelow("/a") && !"/".isBelow("/a"))
  }

  @Test func linksCountAsTheirTargets() throws {
    let outside = try Folder(["secret.h": ""])
    let project = try Folder(["include/a.h": ""])
    try project.link("out", to: outside.path)
    try project.link("in", to: project.path + "/include")
    let boundary = Boundary(roots: [project.path], distrusted: [project.path])
    #expect(boundary.permits(project.path + "/include") && boundary.permits(project.path + "/in"))
    #expect(boundary.permits(project.path + "/absent") && !boundary.permits(project.path + "/../absent"))
    #expect(!boundary.permits(project.path + "/out") && !boundary.permits(outside.path))
    #expect(!boundary.permits("/proc/self") && !boundary.permits("/etc") && !boundary.permits("/dev/zero"))
  }

  @Test func librariesAreTheUsersOwn() throws {
    let project = try Folder(["bin/x": ""])
    let outside = try Folder(["x": ""])
    try outside.link("link", to: project.path)
    let boundary = Boundary(roots: [project.path], distrusted: [project.path])
    #expect(boundary.trusts("/usr/bin") && boundary.trusts(outside.path))
    for path in ["bin", "./bin", "", project.path + "/bin", outside.path + "/link/bin", "/usr/../" + project.path] {
      #expect(!boundary.trusts(path), "\(path)")
    }
    let list = ":bin:\(project.path)/bin;/usr/lib::\(outside.path)/../x:."
    #expect(Library.trustedList(list, separators: ":;", boundary) == "/usr/lib:\(outside.path)/../x")
  }

  @Test func readableFiles() throws {
    let outside = try Folder(["secret.h": "int s;"])
    let project = try Folder([
      "a.c": "", "a.h": "", "list.inc": "1,", "Dense": "// C++\n # include \"a.h\"\n", "token": "ghp_123\n",
      "data.json": "{}", ".env": "", "id.pem": "", "deep/b.h": "", ".git/config.h": "", "deep/.hidden/c.h": "",
    ])
    try project.link("linked.h", to: outside.path + "/secret.h")
    try FileManager.default.linkItem(atPath: outside.path + "/secret.h", toPath: project.path + "/second.h")
    try project.link("elsewhere", to: outside.path)
    let boundary = Boundary(roots: [project.path], distrusted: [])
    func files(isDeep: Bool, _ folder: String? = nil) -> [String] {
      var files = ReadableFiles()
      files.add(folder ?? project.path, isDeep: isDeep, within: boundary)
      return files.paths.map { String($0.dropFirst(project.path.count + 1)) }.sorted()
    }
    #expect(files(isDeep: false) == ["Dense", "a.c", "a.h", "list.inc"])
    #expect(files(isDeep: true) == ["Dense", "a.c", "a.h", "deep/b.h", "list.inc"])
    #expect(files(isDeep: true, project.path + "/elsewhere") == [] && files(isDeep: true, outside.path) == [])
  }

  @Test func arguments() throws {
    let project = try Folder(["include/a.h": ""])
    let root = project.path
    try project.link("out", to: "/")
    let boundary = Boundary(roots: [root], distrusted: [])
    var database = CompilationDatabase()
    let words = [
      "clang", "-I", "include", "-I/etc", "-I", "..", "-Iout", "-isysroot", "/proc/self/root", "-F/dev", "-include",
      "/etc/passwd", "-x", "ast", "-x", "c", "-std=c11", "-std=@x y", "-fplugin=/x.so", "-DA=1", "-D", "-fplugin=/x.so",
      "-ivfsoverlay", "x.yaml", "-fmodule-map-file=/etc/x", "@/etc/passwd", "-o", "x", "a.c",
    ]
    let json = try JSONSerialization.data(withJSONObject: [["directory": root, "file": "a.c", "arguments": words]])
    database.add(Array(json), folder: root, within: boundary)
    #expect(
      database.arguments[root + "/a.c"] == [
        "-I", root + "/include", "-x", "c", "-std=c11", "-DA=1", "-D", "-fplugin=/x.so",
      ])
    #expect(database.refused.contains("/etc") && database.refused.contains("/proc/self/root"))
  }

  @Test func setups() {
    let setup = ChildSetup(boundary: Boundary(roots: ["/a"], distrusted: ["/b", "/c"]), files: ["/a/x.h"])
    #expect(ChildSetup(fields: setup.fields) == setup)
    #expect(ChildSetup(fields: []).files == [])
  }

  @Test func embeds() {
    func finds(_ text: String) -> Bool { EmbedScanner.finds(in: Array(text.utf8)) }
    for text in [
      "#embed \"x\"", "a\n # embed <x>", "#/* a\n */ embed \"x\"", "#em\\\nbed \"x\"", "%:embed \"x\"",
      "??=embed \"x\"",
      "#e??/\nmbed", "#\\  \r\nembed", "#", "%:%:embed",
    ] {
      #expect(finds(text) == (text != "#"), "\(text)")
    }
    #expect(finds("#/*/ # */ /**/embed") && !finds("#/*/embed") && !finds("#/*"))
    // A look to the end of the text for each of these would take hours.
    let open = String(repeating: "#/*", count: 1 << 19)
    #expect(!finds(open))
    #expect(finds(open + "*/embed"))
    #expect(!finds("int embed;\n#define x embed\n// # not embed"))
    #expect(!finds("#/*") && !finds("#/* x") && !finds("\\"))
  }
}

@Suite struct AnswerTests {
  private let problem = ["problem", "/a.c", "3", "expected ')'", ""]

  @Test func messagesAreOfATable() {
    typealias Kind = ParseProblem.Kind
    let secret = "no viable conversion from 'char[1734897759]' to 'S'"
    #expect(
      Kind(of: secret, category: "Semantic Issue").message
        == "clang reports 'semantic issue'; the affected code is skipped")
    #expect(Kind(of: "unknown type name 'secret'", category: "Semantic Issue") == .unknownType)
    #expect(Kind(of: "#error secret", category: "secret") == .other)
    #expect(Kind(of: "outside", category: "x") == .other)
    for kind in Kind.allCases { #expect(!kind.message.contains("secret") && !kind.message.isEmpty) }
  }

  @Test func onlyAnswersAreBelieved() {
    #expect(ParseAnswer(fields: problem)?.problems == [ParseProblem(path: "/a.c", line: 3, kind: .closingParenthesis)])
    func with(_ place: Int, _ value: String) -> [String] {
      var fields = problem
      fields[place] = value
      return fields
    }
    #expect(ParseAnswer(fields: with(3, "the secret is 42")) == nil)
    #expect(ParseAnswer(fields: with(2, "-1")) == nil && ParseAnswer(fields: with(2, "99999999999")) == nil)
    #expect(ParseAnswer(fields: with(4, String(repeating: "x", count: 2000))) == nil)
    #expect(ParseAnswer(fields: ["problem", "/a.c"]) == nil && ParseAnswer(fields: ["x"]) == nil)
    #expect(ParseAnswer(fields: ["step", "0", "1", "f()"]) == nil)
    let declaration = ["declaration", "/a.c", "0", "1", "f:x", "", "func x()", "e", "0"]
    #expect(ParseAnswer(fields: declaration)?.declarations.count == 1)
    var reversed = declaration
    reversed[2] = "7"
    #expect(ParseAnswer(fields: reversed) == nil)
  }

  @Test func frames() {
    #expect(Frame.decoded([UInt8](repeating: 0, count: Frame.fieldLimit)) == [])
    #expect(Frame.decoded([UInt8](repeating: 0, count: 3)) == ["", "", "", ""])
    #expect(Frame.decoded([0xFF, 0, 0x61]) == ["\u{FFFD}", "a"])
  }

  /// A program in clang's place, with the answers of an attacker who controls clang.
  private func outcome(of script: String, text: String = "", seconds: Int = 300) throws -> String {
    let folder = try Folder(["script": script + "\n"])
    // A program that was just written cannot be started while another test starts something: that holds the file open, as
    // if it went on writing.
    let program = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "child.sh").path
    try folder.link("child", to: program)
    let pool = ClangPool(
      program: folder.path + "/child", setup: ChildSetup(fields: []), seconds: seconds, totalSeconds: 600)
    switch pool.parse(ParseRequest(path: "/a.c", text: text, arguments: [])) {
    case .parsed(let answer): return "\(answer.declarations.count) declarations"
    // In which words depends on when the system takes note of its end.
    case .failed: return "failed"
    case .unavailable: return "unavailable"
    }
  }

  /// A machine may be too busy to start anything in time; that says nothing of libclang.
  @Test func noTimeIsNoMissingLibrary() throws {
    let pool = ClangPool(program: "/nowhere", setup: ChildSetup(fields: []), seconds: 1, totalSeconds: 0)
    guard case .failed(let message) = pool.parse(ParseRequest(path: "/a.c", text: "", arguments: [])) else {
      Issue.record("it is said to be unavailable")
      return
    }
    #expect(message == "is not read: clang used its 0 s for all files of C and Objective-C")
  }

  /// Without `/proc`, or at the limit of processes, no child starts.
  @Test func noProcessIsNoMissingLibrary() throws {
    let pool = ClangPool(program: "/nowhere", setup: ChildSetup(fields: []), seconds: 1, totalSeconds: 600)
    for _ in 0..<2 {
      guard case .failed(let message) = pool.parse(ParseRequest(path: "/a.c", text: "", arguments: [])) else {
        Issue.record("it is said to be unavailable")
        return
      }
      #expect(message == "is not read: the clang process did not start")
    }
  }

  @Test func childrenThatLie() throws {
    // It says no more, and still takes what it is sent: on a busy machine it would be gone before.
    let over = "\nexec 1>&-\ncat >/dev/null"
    #expect(try outcome(of: "printf '\\001\\000\\000\\000x'" + over) == "failed")
    #expect(try outcome(of: "printf '\\377\\377\\377\\377x'" + over) == "failed")
    #expect(try outcome(of: "printf '\\010\\000\\000\\000x'" + over) == "failed")
    #expect(try outcome(of: "printf '\\000\\000\\000\\000'; exec sleep 600") == "0 declarations")
    // One that neither reads what it is sent nor answers.
    #expect(try outcome(of: "exec sleep 600", text: String(repeating: "x", count: 1 << 20), seconds: 1) == "failed")
  }
}
