import Testing

@testable import Clang

@Suite struct ImportedNameTests {
  private func method(
    _ selector: String, of owner: String = "PVStore", isStatic: Bool = false, types: [String?] = [],
    returnsInstance: Bool = false
  ) -> String {
    ImportedName(
      selector: selector, given: nil, owner: owner, isStatic: isStatic, parameterTypes: types,
      returnsInstance: returnsInstance
    ).call(on: "x")
  }

  @Test func selectors() {
    #expect(method("load") == "x.load()")
    #expect(method("contentsOfDirectoryAtPath:error:", types: ["NSString", nil]) == "x.contentsOfDirectory(atPath: 0)")
    #expect(method("fileExistsAtPath:", types: ["NSString"]) == "x.fileExists(atPath: 0)")
    #expect(method("dataTaskWithURL:", types: ["NSURL"]) == "x.dataTask(with: 0)")
    #expect(
      method("JSONObjectWithData:options:error:", types: ["NSData", nil, nil]) == "x.jsonObject(with: 0, options: 0)")
    #expect(method("removeThumbnail:", types: ["PVThumbnail"]) == "x.remove(0)")
    #expect(method("setObject:forKey:", types: [nil, nil]) == "x.setObject(0, forKey: 0)")
    #expect(method("loadWithCompletion:", types: [nil]) == "x.load(completion: 0)")
    #expect(
      method("signInWithEmail:password:", types: ["NSString", "NSString"]) == "x.signIn(withEmail: 0, password: 0)")
    #expect(method("saveAndReturnError:", types: [nil]) == "x.save()")
  }

  @Test func initializers() {
    #expect(method("init") == "x()")
    #expect(method("initWithURL:options:", types: ["NSURL", nil]) == "x(url: 0, options: 0)")
    #expect(
      method("dataWithContentsOfFile:", of: "NSData", isStatic: true, types: ["NSString"], returnsInstance: true)
        == "x(contentsOfFile: 0)")
    #expect(method("storeWithPath:", isStatic: true, types: ["NSString"], returnsInstance: true) == "x(path: 0)")
    #expect(method("sharedStore", isStatic: true, returnsInstance: true) == "x.sharedStore()")
  }

  @Test func functions() {
    let plain = ImportedName(function: "thumb_load", given: nil)
    #expect(plain.head(parameters: [], result: "Int") == "func thumb_load() -> Int")
    let member = ImportedName(function: "thumb_load", given: "Thumb.load(self:path:)")
    #expect(member.owner == "Thumb" && member.base == "load" && member.labels == ["path"] && member.hidden == [0])
    let getter = ImportedName(function: "thumb_size", given: "getter:Thumb.size(self:)")
    #expect(getter.head(parameters: [], result: "Int") == "var size: Int")
  }

  @Test func cases() {
    #expect(
      ImportedName.cases(["PVThumbKindSmall", "PVThumbKindLarge"], of: "PVThumbKind") == ["small", "large"])
    #expect(ImportedName.cases(["red", "green"], of: "Color") == ["red", "green"])
  }

  @Test func namesInSource() {
    #expect(
      ImportedName.given(inSource: Array("NS_SWIFT_NAME(Thumb.load(self:path:));".utf8)) == "Thumb.load(self:path:)")
    #expect(ImportedName.given(inSource: Array("swift_name(\"load(path:)\")))".utf8)) == "load(path:)")
    #expect(ImportedName.given(inSource: Array("deprecated(\"x\")".utf8)) == nil)
  }
}

@Suite struct ScannerTests {
  private func finds(_ key: String, in text: String) -> Bool {
    DefinitionScanner.keys(in: Array(text.utf8)).contains(DefinitionScanner.hash(key))
  }

  @Test func definitions() {
    #expect(finds("f:load", in: "static int load(const char *p) { return open(p); }"))
    #expect(finds("f:load", in: "int load(void (*f)(int), int b)\n{\n}"))
    #expect(finds("f:load", in: "void Decoder::load(int a) const noexcept {"))
    #expect(!finds("f:open", in: "static int load(const char *p) { return open(p); }"))
    #expect(!finds("f:load", in: "int load(int);\nint other(void) { load(1); }"))
    #expect(!finds("f:load", in: "// load() {\n/* load() { */ #define load() {\n\"load() {\""))
    #expect(finds("o:Store", in: "@implementation Store (More)\n- (void)load { }\n@end"))
  }
}

@Suite struct LayoutTests {
  @Test func moduleMaps() {
    let text = """
      // A map
      framework module Thumbs [system] { umbrella header "Thumbs.h" exclude header "x.h" export * module * { export * } }
      module CMore { header "a b.h" umbrella "include" }
      module Thumbs.Swift { header "Thumbs-Swift.h" }
      """
    #expect(
      ModuleMap.modules(in: Array(text.utf8)) == [
        ModuleMap.Module(name: "CMore", headers: ["a b.h"], umbrellaFolders: ["include"]),
        ModuleMap.Module(name: "Thumbs", headers: ["Thumbs.h", "Thumbs-Swift.h"]),
      ])
    #expect(ModuleMap.modules(in: Array("module { header \"".utf8)).count <= 1)
  }

  @Test func compilationDatabases() {
    var database = CompilationDatabase()
    let boundary = Boundary(roots: ["/b", "/c"], distrusted: [])
    let text = #"""
      [{"directory": "/b", "file": "a.c", "command": "cc -I inc -DX=\"1 2\" -c a.c -o a.o -std=c11"},
       {"directory": "/b", "file": "/c/d.c", "arguments": ["cc", "-Iinc", "-Wall", "d.c"], "n": 1}]
      """#
    database.add(Array(text.utf8), folder: "/x", within: boundary)
    #expect(database.arguments["/b/a.c"] == ["-I", "/b/inc", "-DX=1 2", "-std=c11"])
    #expect(database.arguments["/c/d.c"] == ["-I", "/b/inc"])
    let hostile = """
      [{"directory": "\(String(repeating: "a/", count: 20_000))", "file": "long.c", "arguments": ["cc", "-Iinc"]},
       {"directory": "/b", "file": "nul.c", "arguments": ["cc", "-I/b/\\u0000/../../secret", "-Iinc"]},
       {"directory": "/b/\\u0000..", "file": "far.c", "arguments": ["cc", "-Iinc"]},
       {"directory": "/b", "file": "twice.c", "arguments": ["cc", "-Iinc", "-Iinc", "-I", "inc"]}]
      """
    database.add(Array(hostile.utf8), folder: "/x", within: boundary)
    #expect(database.arguments["/b/nul.c"] == [] && database.arguments["/b/twice.c"] == ["-I", "/b/inc"])
    #expect(!database.arguments.keys.contains { $0.hasSuffix("long.c") || $0.hasSuffix("far.c") })
    // A file that is cut off adds nothing, not even its first entries.
    var empty = CompilationDatabase()
    for length in 0..<text.utf8.count {
      empty.add(Array(text.utf8.prefix(length)), folder: "/x", within: boundary)
      #expect(empty.arguments.isEmpty, "\(length)")
    }
    empty.add(Array(String(repeating: "[", count: 100_000).utf8), folder: "/x", within: boundary)
    #expect(empty.arguments.isEmpty)
  }

  @Test func messages() throws {
    var answer = ParseAnswer()
    answer.problems = [ParseProblem(path: "a\nb.h", line: 3, kind: .other, missingHeader: "")]
    answer.declarations = [
      Declaration(
        path: "a\nb.c", place: 3..<7, key: "f:load", head: "func load()", isDefinition: true,
        steps: [Declaration.Step(place: 9..<14, text: "fopen()")], references: ["f:fopen"])
    ]
    let bytes = Frame.encoded(answer.fields)
    #expect(Frame.length(Array(bytes.prefix(4))) == bytes.count - 4)
    #expect(ParseAnswer(fields: Frame.decoded(Array(bytes.dropFirst(4)))) == answer)
    // What is cut off is malformed or another answer.
    let parts = (4..<bytes.count).map { ParseAnswer(fields: Frame.decoded(Array(bytes[4..<$0]))) }
    #expect(!parts.contains(answer) && parts.contains(nil))
    let fields = answer.fields
    let whole = (0...fields.count).filter { ParseAnswer(fields: Array(fields.prefix($0))) != nil }
    // Behind the problem, the declaration, the step and the reference.
    #expect(whole == [0, 5, 14, 18, 20])
    #expect(ParseAnswer(fields: ["step", "0", "1", "x"]) == nil)
    let request = ParseRequest(path: "a b", text: "int x;", arguments: ["-I", "c d"])
    #expect(ParseRequest(fields: Frame.decoded(Array(Frame.encoded(request.fields).dropFirst(4)))) == request)
  }
}
