// C and Objective-C beside Swift, through the built command: what it finds behind calls of C, and what it says when
// clang is missing or fails.

import Foundation
import Testing

/// Whether there is a libclang to test with; an error if C is not read although there may be one. `SAMEVIEW_LIBCLANG=none`
/// means that there is none.
private let hasClang = Result {
  let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../reads-c.sh")
  let outcome = try Sandbox().run([Sandbox.binary.get().path], program: script.standardizedFileURL)
  switch outcome.text {
  case "yes\n" where outcome.status == 0: return true
  case "no\n" where outcome.status == 0: return false
  default: throw UnreadC(reason: outcome.errors)
  }
}

private struct UnreadC: Error { let reason: String }

@Suite(.enabled("libclang is not installed (apt-get install libclang-dev), or switched off") { try hasClang.get() })
struct CFamilyTests {
  private static let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Fixtures/c-calls").standardizedFileURL.path

  private static let rules = [
    "expensive-call-in-body", "expensive-call-in-init", "reference-created-in-view-property",
    "self-id-on-mutable-value",
  ]

  /// A view that calls `load()`, and that a text field updates: calls in one that nothing updates are not reported.
  private static func view(_ name: String) -> String {
    """
    import CLoad
    import SwiftUI

    struct \(name): View {
      @State private var text = ""
      var body: some View {
        TextField("Text", text: $text)
        Text(text + "\\(load("a"))")
      }
    }
    """
  }

  /// A package with one function of C, and a view that calls it.
  private static func package(header: String = "int load(const char *path);\n", source: String) -> [String: String] {
    [
      "Sources/CLoad/include/load.h": header,
      "Sources/CLoad/load.c": source,
      "Sources/App/Home.swift": view("Home"),
    ]
  }

  private static let reading = """
    #include <stdio.h>
    #include "load.h"
    int load(const char *path) {
      FILE *file = fopen(path, "r");
      return file != 0;
    }
    """

  /// A cause in C: nothing is reported there, so each view keeps its finding.
  @Test func causesInCStayWithTheViews() throws {
    var files = Self.package(source: Self.reading)
    files["Sources/App/Other.swift"] = Self.view("Other")
    let outcome = try Sandbox(files).run(["--only", "expensive-call-in-body,side-effect-in-body", "--format", "json"])
    #expect(
      try outcome.findings() == [
        "Sources/App/Home.swift expensive-call-in-body info",
        "Sources/App/Other.swift expensive-call-in-body info",
      ])
  }

  /// - Parameter preset: `strict` also finds what the fixture marks with `strict:`.
  @Test(arguments: ["default", "strict"]) func theFixture(preset: String) throws {
    let arguments = ["--format", "json", "--preset", preset, "--only", Self.rules.joined(separator: ",")]
    let outcome = try Sandbox().run([Self.fixture] + arguments)
    let findings = try #require(try outcome.json()["findings"] as? [[String: Any]])
    let found = Set(
      findings.map { finding in
        let path = finding["file"] as? String ?? ""
        return "\(URL(fileURLWithPath: path).lastPathComponent):\(line(of: finding)) \(finding["rule"] ?? "")"
      })
    let source = try String(contentsOfFile: Self.fixture + "/Sources/Gallery/Gallery.swift", encoding: .utf8)
    let keywords = ["// expect: "] + (preset == "strict" ? ["// strict: "] : [])
    var expected: Set<String> = []
    for (i, line) in source.components(separatedBy: "\n").enumerated() where !line.hasPrefix("//") {
      for keyword in keywords {
        guard let range = line.range(of: keyword) else { continue }
        expected.insert("Gallery.swift:\(i + 1) \(line[range.upperBound...])")
      }
    }
    #expect(found == expected)
    #expect(try outcome.problems() == [])
    let notes = findings.flatMap { $0["notes"] as? [[String: Any]] ?? [] }
    let texts = Set(
      notes.map { note in
        let path = note["file"] as? String ?? ""
        return "\(URL(fileURLWithPath: path).lastPathComponent):\(self.line(of: note)) \(note["message"] ?? "")"
      })
    var wanted = [
      "thumb.c:20 `thumb_load()` calls `header()`", "thumb.c:15 `header()` calls `pixels_read()`",
      "pixels.c:6 `pixels_read()` calls `fopen()`",
      "ThumbStore.m:27 `count` calls `FileManager.contentsOfDirectory(atPath:)`",
      "ThumbStore.m:31 `bytes()` calls `NSData(contentsOfFile:)`",
    ]
    if preset == "strict" { wanted.append("thumb.c:25 `cachedWidth()` calls `pthread_mutex_lock()`") }
    for text in wanted {
      #expect(texts.contains(text), "\(texts.sorted())")
    }
  }

  private func line(of place: [String: Any]) -> Int {
    let start = (place["range"] as? [String: Any])?["start"] as? [String: Any]
    return start?["line"] as? Int ?? 0
  }

  private func report(_ package: [String: String], environment: [String: String] = [:], _ more: [String] = [])
    throws -> Outcome
  {
    try Sandbox(package).run(["--format", "json"] + more, environment: environment)
  }

  @Test func findsAndLeavesOut() throws {
    let package = Self.package(source: Self.reading)
    #expect(try report(package).findings() == ["Sources/App/Home.swift expensive-call-in-body info"])
    #expect(try report(package, ["--no-c"]).findings() == [])
    let cheap = Self.package(source: "#include <string.h>\nint load(const char *path) { return strlen(path); }\n")
    #expect(try report(cheap).findings() == [])
  }

  @Test func absentClang() throws {
    let outcome = try report(Self.package(source: Self.reading), environment: ["SAMEVIEW_LIBCLANG": "none"])
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("libclang was not found"))
    #expect(try outcome.problems() == [])
    // A library that is another.
    let other = try report(Self.package(source: Self.reading), environment: ["SAMEVIEW_LIBCLANG": "libc.so.6"])
    #expect(other.errors.contains("SAMEVIEW_LIBCLANG is not an absolute path"))
    let absent = try report(Self.package(source: Self.reading), environment: ["SAMEVIEW_LIBCLANG": "/no-such-library"])
    #expect(absent.errors.contains("the library in SAMEVIEW_LIBCLANG cannot be loaded"))
    // Nothing is printed if there is no C.
    let swift = try Sandbox(["A.swift": "let a = 1\n"]).run([], environment: ["SAMEVIEW_LIBCLANG": "none"])
    #expect(!swift.errors.contains("libclang"))
  }

  @Test func syntaxErrors() throws {
    let header = "int load(const char *path;\nint other(void);\n"
    let outcome = try report(Self.package(header: header, source: Self.reading))
    let problems = try outcome.problems()
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix("Sources/CLoad/include/load.h: line 1: clang reports 'expected ')'") == true)
    // The Swift code is checked all the same, so the run does not fail.
    let text = try Sandbox(Self.package(header: header, source: Self.reading)).run(["--severity", "error"])
    #expect(text.status == 0)
    #expect(text.text.contains("Sources/CLoad/include/load.h: warning: line 1: clang reports"))
  }

  @Test func includeLoops() throws {
    let header = "#include \"load.h\"\nint load(const char *path);\n"
    let outcome = try report(Self.package(header: header, source: Self.reading))
    #expect(
      try outcome.problems() == [
        "Sources/CLoad/include/load.h: line 1: clang reports '#include nested too deeply'; "
          + "the affected code is skipped"
      ])
    #expect(try outcome.findings() == ["Sources/App/Home.swift expensive-call-in-body info"])
  }

  /// A source that clang never comes to the end of: it doubles forty times.
  private static let endless: String = {
    var source = "#define A0 1 +\n"
    for i in 1...40 { source += "#define A\(i) A\(i - 1) A\(i - 1)\n" }
    return source + "int load(const char *path) { return A40 1; }\n"
  }()

  @Test func hangs() throws {
    let package = Self.package(source: Self.endless)
    let outcome = try report(package, environment: ["SAMEVIEW_CLANG_SECONDS": "1"])
    #expect(outcome.hasExited && outcome.status == 2)
    #expect(try outcome.problems().count == 1)
    #expect(try outcome.problems().first?.hasPrefix("Sources/CLoad/load.c: took clang longer than 1 s") == true)
  }

  /// What no time was left for may be what an expensive call hides behind.
  @Test func unreadFilesAreProblems() throws {
    let environment = ["SAMEVIEW_CLANG_TOTAL_SECONDS": "0"]
    let outcome = try report(Self.package(source: Self.reading), environment: environment)
    #expect(outcome.hasExited && outcome.status == 2)
    let problem = "is not read: clang used its 0 s for all files of C and Objective-C"
    #expect(try outcome.problems() == ["Sources/CLoad/include/load.h: \(problem)"])
    let text = try Sandbox(Self.package(source: Self.reading)).run([], environment: environment)
    #expect(text.status == 2 && text.text.contains("Sources/CLoad/include/load.h: warning: \(problem)\n"))
    let sarif = try Sandbox(Self.package(source: Self.reading)).run(["--format", "sarif"], environment: environment)
    #expect(sarif.status == 2 && sarif.text.contains(problem))
    #expect(try report(Self.package(source: Self.reading), environment: environment, ["--no-c"]).status == 0)
  }

  #if os(Linux)
    @Test func theChildIsKilled() throws {
      let box = try Sandbox(Self.package(source: Self.endless))
      let killer = Thread { [folder = box.path] in
        for _ in 0..<600 where !Thread.current.isCancelled {
          Thread.sleep(forTimeInterval: 0.1)
          for process in Self.busyChildren(in: folder) { kill(process, SIGKILL) }
        }
      }
      killer.start()
      let outcome = try box.run(["--format", "json"], environment: ["SAMEVIEW_CLANG_SECONDS": "50"])
      killer.cancel()
      #expect(outcome.hasExited && outcome.status == 2)
      #expect(try outcome.problems() == ["Sources/CLoad/load.c: is not read: the clang process was killed"])
    }

    /// The processes that parse C in that folder and have taken a second of the processor.
    private static func busyChildren(in folder: String) -> [pid_t] {
      let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return all.compactMap { pid_t($0) }.filter { process in
        guard (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/cwd")) == folder,
          let words = FileManager.default.contents(atPath: "/proc/\(process)/cmdline"),
          String(decoding: words, as: UTF8.self).contains("read-c-family"),
          let facts = FileManager.default.contents(atPath: "/proc/\(process)/stat")
        else { return false }
        // After the name, which may hold blanks: the state, and eleven fields further on the ticks in user code.
        let fields = String(decoding: facts, as: UTF8.self).split(separator: ")").last?.split(separator: " ") ?? []
        return fields.count > 11 && (Int(fields[11]) ?? 0) > sysconf(Int32(_SC_CLK_TCK))
      }
    }
  #endif

  @Test func generatedHeaders() throws {
    let box = try Sandbox(Self.package(source: Self.reading))
    var header = Array("int load(const char *path);\n".utf8)
    let line = Array("int generated_function(int value, const char *name, double amount);\n".utf8)
    while header.count < 50 << 20 { header += line }
    try box.add("Sources/CLoad/include/load.h", header)
    let outcome = try box.run(["--format", "json"], environment: ["SAMEVIEW_CLANG_SECONDS": "1"])
    #expect(outcome.hasExited && outcome.status == 2)
    #expect(
      try outcome.problems() == ["Sources/CLoad/include/load.h: took clang longer than 1 s and was skipped"])
  }

  @Test func headersElsewhere() throws {
    var package = Self.package(source: "#include \"tools.h\"\n" + Self.reading)
    #expect(try report(package).errors.contains("missing headers: tools.h"))
    package["Vendored/include/tools.h"] = "#define TOOLS 1\n"
    package[".sameview.yml"] = "c_include_paths: [Vendored/include]\n"
    let outcome = try report(package)
    #expect(!outcome.errors.contains("tools.h"))
    #expect(try outcome.findings() == ["Sources/App/Home.swift expensive-call-in-body info"])
  }

  @Test func strangePaths() throws {
    var package: [String: String] = [:]
    for (path, text) in Self.package(source: Self.reading) { package["a 'b' $x\nü/" + path] = text }
    #expect(
      try report(package).findings() == ["a 'b' $x\nü/Sources/App/Home.swift expensive-call-in-body info"])
  }

  @Test func bridgingHeaders() throws {
    let outcome = try report([
      "App/App-Bridging-Header.h": "#import \"Legacy/Store.h\"\n",
      "App/Legacy/Store.h": """
      #import <UIKit/UIKit.h>
      @interface Store : NSObject
      - (UIImage *)imageNamed:(NSString *)name;
      @end
      """,
      "App/Legacy/Store.m": """
      #import "Store.h"
      @implementation Store
      - (UIImage *)imageNamed:(NSString *)name {
        return [UIImage imageWithData:[NSData dataWithContentsOfFile:name]];
      }
      @end
      """,
      "App/Home.swift": """
      import SwiftUI

      struct Home: View {
        let store: Store
        @State private var name = ""
        var body: some View {
          TextField("Name", text: $name)
          Image(uiImage: store.imageNamed(name))
        }
      }
      """,
    ])
    #expect(try outcome.findings() == ["App/Home.swift expensive-call-in-body info"])
    #expect(outcome.errors.contains("missing headers: UIKit/UIKit.h"))
    #expect(try outcome.problems() == [])
  }
}
