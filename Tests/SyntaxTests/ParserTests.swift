// The parser: shapes of trees for the grammar's traps, and what holds for any bytes.

import Testing

@testable import Syntax

/// The tree as nested kinds with names: `call(identifierExpr:f argument:a(integerLiteral))`.
func shape(_ source: String) -> String {
  let names = NameTable()
  let tree = Tree(parsing: SourceText(path: "t.swift", bytes: Array(source.utf8)), names: names)
  func describe(_ node: Node) -> String {
    let name = node.name == .none ? "" : ":" + names.text(of: node.name)
    let children = node.children.map(describe)
    return "\(node.kind)\(name)" + (children.isEmpty ? "" : "(" + children.joined(separator: " ") + ")")
  }
  return tree.root.children.map(describe).joined(separator: " ")
}

func errors(_ source: String) -> [String] {
  let names = NameTable()
  let tree = Tree(parsing: SourceText(path: "t.swift", bytes: Array(source.utf8)), names: names)
  return tree.root.descendants.filter { $0.kind == .missing || $0.kind == .unexpected }.map {
    "\($0.kind) at \($0.range.lowerBound)"
  }
}

@Suite struct ParserTests {
  @Test func blocksAfterConditionsAreNoTrailingClosures() {
    #expect(shape("if foo { a }") == "ifExpr(conditionList(identifierExpr:foo) codeBlock(identifierExpr:a))")
    #expect(
      shape("if foo { $0 }.isEmpty { a }")
        == "ifExpr(conditionList(memberAccess:isEmpty(call(identifierExpr:foo trailingClosure(closure(identifierExpr:$0)))))"
        + " codeBlock(identifierExpr:a))")
  }

  @Test func comparisonsAreNoGenericArguments() {
    #expect(
      shape("a < b > (c)")
        == "call(identifierExpr:a(genericArgumentClause(namedType:b)) argument(identifierExpr:c))")
    #expect(shape("a < b") == "sequence(identifierExpr:a binaryOperator:< identifierExpr:b)")
    #expect(shape("f(a < b, c > d)").contains("binaryOperator:<"))
  }

  @Test func nestedGenericArgumentsClose() {
    #expect(
      shape("let x: A<B<C>>?")
        == "variableDecl(binding:x(identifierPattern:x typeAnnotation(optionalType(namedType:A("
        + "genericArgumentClause(namedType:B(genericArgumentClause(namedType:C))))))))")
    #expect(shape("a >> b") == "sequence(identifierExpr:a binaryOperator:>> identifierExpr:b)")
    #expect(shape("a >= b") == "sequence(identifierExpr:a binaryOperator:>= identifierExpr:b)")
  }

  @Test func gettersAndAccessorsAndTrailingClosures() {
    #expect(
      shape("var a: Int { b }")
        == "variableDecl(binding:a(identifierPattern:a typeAnnotation(namedType:Int) codeBlock(identifierExpr:b)))")
    #expect(shape("var a: Int { get { b } }").contains("accessorBlock(accessor:get(codeBlock(identifierExpr:b)))"))
    #expect(shape("var a = f { b }").contains("call(identifierExpr:f trailingClosure(closure(identifierExpr:b)))"))
    #expect(shape("var a = 0 { didSet { b } }").contains("accessor:didSet"))
  }

  @Test func callsAndLineBreaks() {
    #expect(shape("a\n(b)") == "identifierExpr:a tuple(argument(identifierExpr:b))")
    #expect(shape("a\n.b()") == "call(memberAccess:b(identifierExpr:a))")
    #expect(
      shape("f { a } label: { b }")
        == "call(identifierExpr:f trailingClosure(closure(identifierExpr:a)) trailingClosure:label(closure(identifierExpr:b)))"
    )
  }

  @Test func closureSignatures() {
    #expect(
      shape("f { [weak self] a, _ in b }").contains(
        "closureSignature(capture:self(modifier:weak) closureParameter:a closureParameter:_)"))
    #expect(shape("f { (a, b) -> Int in c }").contains("parameterClause(parameter:a parameter:b) returnClause"))
    #expect(shape("f { @MainActor in c }").contains("closureSignature(attribute:MainActor)"))
  }

  @Test func conditionalCompilationInChains() {
    let tree = shape("a\n#if DEBUG\n.b()\n#else\n.c()\n#endif\n.d()")
    #expect(tree.hasPrefix("call(memberAccess:d(postfixIfConfig(identifierExpr:a ifConfigClause("))
    #expect(
      shape("switch a {\n#if X\ncase b: c\n#endif\ndefault: d\n}").contains(
        "ifConfig(ifConfigClause(ifConfigCondition switchCase"))
    #expect(errors("switch a {\ncase b:\n#if X\nc()\n#endif\n}").isEmpty)
  }

  @Test(arguments: [
    "func f<each T>(_ x: repeat each T) throws(E) -> (repeat each T) {}", "struct S: ~Copyable {}",
    "let x = if a { 1 } else { 2 }", "let x: any P & Q = y", "@State private(set) var x: Int?",
    "let k = \\A.b[0]?.c!.self", "#Preview(\"a\") { B() }", "x = a ? b : c ? d : e",
    "for case let (a, b)? in c where a > b {}", "do { try f() } catch let e as E where e.x {} catch {}",
    "let r = /a+(b)/", "let s = #\"a\\#(b)\"#", "nonisolated(unsafe) static var x = 1", "f(a: 1, b: 2,)",
    "guard let self, let x, case .a(let y) = z else { return }", "extension A<B>: @retroactive P where C == [D] {}",
    "subscript<T>(a b: T) -> Int { get { 1 } set(v) { _ = v } }", "enum E { indirect case a(E), b(x: Int = 1) }",
    "struct A { init?(_ x: Int) async rethrows {} }",
    "let f: @Sendable (inout Int, String...) async throws -> Void = g",
    "macro m(_ x: Int) -> String = #externalMacro(module: \"a\", type: \"b\")", "x.map(\\.self).reduce(0, +)",
    "async let x = f()", "let `class` = 1; func `a b`() {}", "import struct A.B", "a = b as? C ?? d",
    "label: while true { break label }", "func ==<T>(a: T, b: T) -> Bool { true }", "let a: [3 of Int] = b",
    "func f(a: A<B<C>?>?, b: D<E<F>?>) {}",
    "if #available(iOS 17, *), a {}", "init(a: B) { c() }", "struct A { init() -> A {} }",
    "enum A { case b\n(C) }", "x = await /a/", "f(unsafe .a)", "func f(isolated _const _ a: A) {}",
    "let a: B.C::D", "import A::B", "#a::b()", "@specialized(where T == A) func f<T>(_ t: T) {}",
    "func f() { _local let a = b }", "extension A where B == 3 {}",
    "public var application: Apps::Application", "let m = [A: B]()",
  ])
  func parsesWithoutErrors(_ source: String) { #expect(errors(source) == []) }

  @Test(arguments: ["func (", "struct {", "let = 1", "f(a b)", "var x: ", "a +", "}", "if {", "@", "case a"])
  func reportsWhatIsNoSwift(_ source: String) { #expect(!errors(source).isEmpty) }

  // MARK: What the comparison with swift-syntax has taught

  @Test func twoComparisonsInAListAreNoGenericArguments() {
    #expect(!shape("if low < count, high >= count {}").contains("genericArgumentClause"))
    #expect(!shape("if low < count, high > count\n{ }; f(a < b, c > -d)").contains("genericArgumentClause"))
    #expect(shape("a = B<C, D>()").contains("genericArgumentClause(namedType:C namedType:D)"))
    #expect(shape("let x: Vector<-1>").contains("genericArgumentClause(valueType)"))
    #expect(shape("a<-1").hasPrefix("sequence(identifierExpr:a binaryOperator:<- integerLiteral"))
    #expect(shape("let x: A<~B>").contains("genericArgumentClause(suppressedType(namedType:B))"))
    #expect(shape("a<~b").hasPrefix("sequence(identifierExpr:a binaryOperator:<~ identifierExpr:b"))
  }

  @Test func attributesBelongToMacrosAndIfConfigs() {
    #expect(
      shape("@available(iOS 17, *)\n#Preview { a }")
        == "macroExpansion:Preview(attribute:available trailingClosure(closure(identifierExpr:a)))")
    #expect(
      shape("#if A\n@available(iOS 17, *)\n#else\n@objc @B(c)\n#endif\npublic func f() {}")
        .hasPrefix("functionDecl:f(ifConfig(ifConfigClause(ifConfigCondition attribute:available) ifConfigClause("))
    #expect(shape("#if A\n@B var a: C\n#endif\nvar d: E").hasPrefix("ifConfig(ifConfigClause("))
    #expect(
      shape("@B<C>.D<E> var a: F").hasPrefix("variableDecl(attribute:D(genericArgumentClause(namedType:C)"))
    #expect(shape("@main::B var a: C").hasPrefix("variableDecl(attribute:B binding:a"))
    #expect(
      shape("enum A { case b(@escaping () -> C) }").contains("parameter(attributedType(attribute:escaping"))
  }

  @Test func keyPathsFromTheRoot() {
    #expect(shape("\\.[0]") == "keyPath(keyPathComponent(argument(integerLiteral)))")
    #expect(
      shape("\\A.[b: c].d").hasPrefix("keyPath:d(namedType:A keyPathComponent(argument:b(identifierExpr:c))"))
    #expect(shape("\\.!.a") == "keyPath:a(keyPathComponent keyPathComponent:a)")
    #expect(shape("\\[A].count").hasPrefix("keyPath:count(arrayType(namedType:A) "))
    #expect(shape("\\A?.b").hasPrefix("keyPath:b(optionalType(namedType:A) "))
  }

  @Test func bindingsCoverCasts() {
    #expect(
      shape("do {} catch let e as E {}").contains(
        "expressionPattern(bindingPattern(sequence(identifierExpr:e castOperator(namedType:E))))"))
    #expect(shape("if case let a? = b {}").contains("bindingPattern(optionalChaining(identifierExpr:a))"))
  }

  @Test func accessorsAndCalls() {
    #expect(shape("var a: A { read { $0 } }").contains("codeBlock(call(identifierExpr:read"))
    #expect(shape("var a: A { set(b) }").contains("codeBlock(call(identifierExpr:set"))
    #expect(shape("var a = f { get(b) { c } }").contains("call(identifierExpr:f trailingClosure"))
    #expect(
      shape("var a: A {\nget\n@b set(c)\n}").contains("accessor:get accessor:set(attribute:b parameterClause"))
    #expect(shape("var a: A { yielding borrow { b } }").contains("accessor:borrow(modifier:yielding"))
    #expect(shape("prefix(3)\nvar a: A").hasPrefix("call(identifierExpr:prefix argument"))
    #expect(shape("optional(a) var b: C").hasPrefix("call(identifierExpr:optional argument"))
  }

  @Test func closuresBeforeBlocks() {
    #expect(shape("if a {\n$0\n}\n{ b }").hasPrefix("ifExpr(conditionList(identifierExpr:a) codeBlock"))
    #expect(
      shape("if a, { b } { c }")
        .contains("conditionList(identifierExpr:a closure(identifierExpr:b)) codeBlock"))
    #expect(
      shape("let a = b { c }\n{ d }(e)")
        .hasSuffix("call(closure(identifierExpr:d) argument(identifierExpr:e))"))
    #expect(shape("switch a { case b: c }").hasPrefix("switchExpr(identifierExpr:a switchCase"))
    #expect(shape("x = repeat a + each b").contains("wordExpr:repeat(sequence("))
    #expect(shape("f { if a { 1 } else { 2 } as B }").contains("closure(sequence(ifExpr("))
    #expect(
      shape("switch a {\ncase b: c\n@d let e = f\n}").contains("switchCase(caseItem(expressionPattern("))
  }

  // MARK: What the compiler accepts and hardly anybody writes

  @Test func attributesWithArgumentsOfTheirOwn() {
    #expect(shape("@_spi_available(iOS 17, *) func f() {}").hasPrefix("functionDecl:f(attribute:_spi_available "))
    #expect(shape("@_backDeploy(before: iOS 17) func f() {}").hasPrefix("functionDecl:f(attribute:_backDeploy "))
    // With a qualified name, it is another attribute.
    #expect(shape("@A::available(b: c) var d: E").contains("attribute:available(argument:b(identifierExpr:c))"))
    #expect(shape("@A.objc(b) var c: D").contains("attribute:objc(argument(identifierExpr:b))"))
  }

  @Test func accessOfTheSetterIsAModifierOnlyWhereItMayStand() {
    #expect(
      shape("open(set)\nvar a: B").hasPrefix("call(identifierExpr:open argument(identifierExpr:set)) variableDecl"))
    #expect(shape("class A { open(set) var b: C }").contains("variableDecl(modifier:open binding:b"))
    #expect(shape("public open(set) var a: B").hasPrefix("variableDecl(modifier:public modifier:open binding:a"))
  }

  @Test func initializersThatFailAfterABlank() {
    for mark in ["?", "!", " ?", " !", "! ", " ! "] {
      #expect(
        shape("class A { init\(mark)(b: C) {} }")
          == "classDecl:A(memberBlock(initializerDecl:init(parameterClause(parameter:b(namedType:C)) codeBlock)))")
    }
  }

  @Test func typesThatBeginWithNames() {
    #expect(shape("[any ~A]()").contains("typeExpr(anyType(suppressedType(namedType:A)))"))
    #expect(shape("any\n~a") == "identifierExpr:any prefixExpr:~(identifierExpr:a)")
    #expect(
      shape("[nonisolated(nonsending) () -> A]()")
        .contains("typeExpr(attributedType(modifier:nonisolated functionType("))
    #expect(shape("nonisolated(nonsending)") == "call(identifierExpr:nonisolated argument(identifierExpr:nonsending))")
    #expect(shape("let a: nonisolated\n(b)").hasSuffix(" tuple(argument(identifierExpr:b))"))
    #expect(
      shape("struct A: nonisolated\nB {}").contains("inheritedType(attributedType(modifier:nonisolated namedType:B))"))
  }

  @Test func selfAfterTypes() {
    #expect(shape("let a: B<C, -1>.self").contains("typeAnnotation(memberType:self(namedType:B("))
    #expect(shape("a as B.self").contains("castOperator(memberType:self(namedType:B))"))
    #expect(shape("[2 of A].self") == "memberAccess:self(typeExpr(inlineArrayType(valueType namedType:A)))")
  }

  @Test func bindingsThatBorrow() {
    #expect(shape("if case borrowing a = b {}").contains("expressionPattern(bindingPattern(identifierExpr:a))"))
    #expect(shape("switch a { case .b(borrowing c): d }").contains("argument(bindingPattern(identifierExpr:c))"))
    #expect(shape("switch a { case borrowing(b), borrowing + c: d }").contains("call(identifierExpr:borrowing"))
    #expect(!shape("switch a { case borrowing\nb: c }").contains("bindingPattern"))
  }

  @Test func closuresAsPatternsAndBeforeOperators() {
    #expect(shape("switch a { case {}(b): c }").contains("expressionPattern(call(closure argument(identifierExpr:b)))"))
    #expect(shape("do {} catch { a }") == "doStmt(codeBlock catchClause(codeBlock(identifierExpr:a)))")
    #expect(shape("if a, { b }\n!= c { d }").contains("conditionList(identifierExpr:a sequence(closure("))
    #expect(shape("if a { b }\n!= c").hasPrefix("ifExpr(conditionList(identifierExpr:a) codeBlock"))
  }

  @Test func warningsAmongCases() {
    #expect(
      shape("switch a {\n#warning(\"b\")\ncase c: d\n}")
        .hasPrefix(
          "switchExpr(identifierExpr:a macroExpansion:warning(argument(stringLiteral(stringSegment))) switchCase("))
    #expect(errors("switch a {\n#if A\n#error(\"b\")\n#else\n#endif\ncase b: c\n}") == [])
    #expect(errors("switch a {\ncase b: c\n#if A\ncase d: e\n#else\n#warning(\"f\")\n#endif\n}") == [])
    #expect(errors("switch a {\n#b\ncase c: d\n}") != [])
  }

  @Test func modulesBeforeOperatorsAndInKeyPaths() {
    #expect(shape("a(A::+, 1)").contains("argument(operatorReference:+)"))
    #expect(shape("\\A.B::c.d") == "keyPath:d(namedType:A keyPathComponent:c keyPathComponent:d)")
  }

  @Test func unsafeInLoops() {
    #expect(shape("for unsafe: A in b {}").hasPrefix("forStmt(identifierPattern:unsafe typeAnnotation"))
    #expect(shape("for unsafe a: A in b {}").hasPrefix("forStmt(identifierPattern:a typeAnnotation"))
  }

  // MARK: What the compiler reads otherwise

  @Test(arguments: [
    ("func >>=<V>(a: V) {}", ">>="), ("func >><V>(a: V) {}", ">>"), ("func ><T>(a: T) {}", ">"),
    ("func ==< T>(a: T) {}", "=="), ("func <><T>(a: T) {}", "<>"),
  ])
  func parameterListsAfterOperators(_ source: String, _ name: String) {
    #expect(shape(source).hasPrefix("functionDecl:\(name)(genericParameterClause(genericParameter:"))
    #expect(errors(source) == [])
  }

  @Test(arguments: ["..<", "<<", "<=<", ".<", "<", "<>", ">", ">>", "<<<"])
  func operatorsThatEndInAnAngle(_ name: String) {
    #expect(
      shape("static func \(name)(a: A) {}")
        == "functionDecl:\(name)(modifier:static parameterClause(parameter:a(namedType:A)) codeBlock)")
  }

  @Test(arguments: [
    ("\\.x", "keyPath:x("), ("{ a }", "closure("), ("if a { b } else { c }", "ifExpr("),
    ("switch a { default: b }", "switchExpr("), ("/a/", "regexLiteral"), ("Any.self", "memberAccess:self("),
    ("_ = y", "discardExpr"), (".a", "memberAccess:a"), ("-a", "prefixExpr:-("),
  ])
  func unsafeCoversWhatFollows(_ operand: String, _ kind: String) {
    #expect(shape("unsafe \(operand)").contains("wordExpr:unsafe(\(kind)"))
    #expect(shape("f(unsafe \(operand))").contains("wordExpr:unsafe(\(kind)"))
    #expect(errors("unsafe \(operand)") == [])
  }

  @Test func unsafeIsANameElsewhere() {
    #expect(shape("unsafe.a") == "memberAccess:a(identifierExpr:unsafe)")
    #expect(shape("unsafe(a)") == "call(identifierExpr:unsafe argument(identifierExpr:a))")
    #expect(shape("unsafe\n{ a }").hasPrefix("call(identifierExpr:unsafe "))
    #expect(shape("if unsafe { a }") == "ifExpr(conditionList(identifierExpr:unsafe) codeBlock(identifierExpr:a))")
    #expect(shape("[unsafe, unsafe]") == "arrayLiteral(identifierExpr:unsafe identifierExpr:unsafe)")
  }

  @Test func awaitCoversWhatFollows() {
    #expect(shape("await _ = f()").hasPrefix("sequence(wordExpr:await(discardExpr) assignmentOperator "))
    #expect(shape("try await _ = f()").hasPrefix("sequence(tryExpr(wordExpr:await(discardExpr)) "))
    #expect(shape("await.x()") == "wordExpr:await(call(memberAccess:x))")
  }

  @Test func questionsInKeyPaths() {
    #expect(shape("\\..offset") == "keyPath:offset(keyPathComponent:offset)")
    #expect(shape("\\A?.?") == "keyPath(optionalType(namedType:A) keyPathComponent)")
    #expect(
      shape("\\A.b?.!.count").hasSuffix("keyPathComponent:b keyPathComponent keyPathComponent keyPathComponent:count)"))
    // Elsewhere they are operators.
    #expect(shape("a.? + b.!c").contains("postfixExpr:.?(identifierExpr:a)"))
    #expect(shape("\\a.b + c.?").contains("postfixExpr:.?(identifierExpr:c)"))
  }

  @Test func emptyListsOfGenericArguments() {
    for source in [
      "let x: X<> = 1", "let x: X<Y<>>", "extension X<> {}", "let x: X<>?", "X<>()", "X<>.self", "a<>b", "a <> b",
    ] {
      #expect(errors(source) == [], "\(source)")
    }
    #expect(shape("let x: X<>").contains("namedType:X(genericArgumentClause)"))
    #expect(shape("a<>b") == "sequence(identifierExpr:a binaryOperator:<> identifierExpr:b)")
    #expect(shape("X<>()") == "call(identifierExpr:X(genericArgumentClause))")
  }

  /// Swift 5 took arguments after a blank; and it took no arguments where those of a function followed.
  @Test func argumentsOfAttributes() {
    #expect(shape("@Environment (\\.x) var a: A").hasPrefix("variableDecl(attribute:Environment(argument(keyPath:x("))
    #expect(shape("@Foo (1)\nfunc f() {}").hasPrefix("functionDecl:f(attribute:Foo(argument(integerLiteral))"))
    #expect(errors("@objc (foo) func f() {}") == [])
    #expect(
      shape("let f: @escaping @MainActor([T]) -> Void")
        .contains("attributedType(attribute:escaping attribute:MainActor functionType(tupleType("))
    #expect(
      shape("let f: @convention (c) (A) -> B")
        .contains("attributedType(attribute:convention functionType(tupleType(tupleTypeElement(namedType:A)"))
    // As ever.
    #expect(shape("let f: @A (B) -> C").contains("attributedType(attribute:A functionType("))
    #expect(shape("let f: @A (B)\nlet g: C").contains("attributedType(attribute:A tupleType("))
    #expect(shape("f { @A (b) in c }").contains("closureSignature(attribute:A parameterClause(parameter:b))"))
    #expect(
      shape("f { @A (b) async throws in c }").contains(
        "closureSignature(attribute:A parameterClause(parameter:b) effects)"))
    #expect(
      shape("f { @A(1) (b) in c }").contains("closureSignature(attribute:A(argument(integerLiteral)) parameterClause"))
    #expect(
      shape("f { @A (1) (b) in c }").contains("closureSignature(attribute:A(argument(integerLiteral)) parameterClause"))
    #expect(shape("@A\n(1)").hasSuffix("tuple(argument(integerLiteral))"))
  }

  @Test func valuesOnTheNextLine() {
    #expect(shape("return\nif a { 1 } else { 2 }").hasPrefix("returnStmt(ifExpr("))
    #expect(shape("return\nswitch a { default: b }").hasPrefix("returnStmt(switchExpr("))
    #expect(shape("return\ndo { a }") == "returnStmt doStmt(codeBlock(identifierExpr:a))")
  }

  @Test func closureParametersNamedAsync() {
    #expect(shape("f { async in a }").contains("closureSignature(closureParameter:async)"))
    #expect(shape("f { async -> T in a }").contains("closureSignature(closureParameter:async returnClause("))
    #expect(shape("f { async throws in a }").contains("closureSignature(closureParameter:async effects)"))
    #expect(shape("f { (a) async in b }").contains("closureSignature(parameterClause(parameter:a) effects)"))
  }

  @Test func declarationsThatBeginWithNames() {
    #expect(shape("macro\na(b: C) = #d").hasPrefix("macroDecl:a("))
    #expect(shape("package #a") == "macroExpansion:a(modifier:package)")
    #expect(shape("struct A { open #b }").contains("memberBlock(macroExpansion:b(modifier:open))"))
    #expect(shape("open\n#b") == "identifierExpr:open macroExpansion:b")
    #expect(shape("using @MainActor") == "usingDecl(attribute:MainActor)")
    #expect(shape("using nonisolated\nimport A") == "usingDecl(modifier:nonisolated) importDecl:A")
    #expect(shape("using\nnonisolated") == "identifierExpr:using identifierExpr:nonisolated")
    #expect(shape("inout a = b").hasPrefix("variableDecl(binding:a("))
  }

  @Test func newAccessors() {
    #expect(
      shape("var a: A { borrow { b } mutate { &c } }").contains(
        "accessor:borrow(codeBlock(identifierExpr:b)) accessor:mutate("))
    #expect(
      shape("var a: A { _read { yield b } modify { c } }").contains(
        "accessor:_read(codeBlock(wordStmt:yield(identifierExpr:b))) accessor:modify("))
    #expect(
      shape("var a: A { read { b } modify { c } }").contains(
        "accessor:read(codeBlock(identifierExpr:b)) accessor:modify("))
    #expect(shape("protocol A { subscript(b: B) -> C { borrow } }").contains("accessorBlock(accessor:borrow)"))
    #expect(shape("var a: A { borrow + b }").contains("codeBlock(sequence(identifierExpr:borrow"))
    #expect(shape("var a: A { mutate }").contains("codeBlock(identifierExpr:mutate)"))
    #expect(shape("var a: A { mutate(b) { c } }").contains("codeBlock(call(identifierExpr:mutate"))
  }

  @Test func whatTheNextSwiftMayBring() {
    #expect(
      shape("func f() -> <T: P> T {}")
        .contains(
          "returnClause(someType(genericParameterClause(genericParameter:T(inheritedType(namedType:P))) namedType:T))"))
    #expect(
      shape("for inout a in b {}")
        == "forStmt(bindingPattern:a(identifierPattern:a) forSequence(identifierExpr:b) codeBlock)")
    #expect(shape("if inout a = b {}").contains("optionalBinding:a("))
    #expect(shape("if case inout .a(b) = c {}").contains("expressionPattern(bindingPattern(call(memberAccess:a "))
    #expect(shape("let a = do { 1 } catch { 2 }").contains("initializer(doStmt("))
    #expect(shape("do { 1 } as Int") == "sequence(doStmt(codeBlock(integerLiteral)) castOperator(namedType:Int))")
    #expect(
      shape("let a = if b { then -1 } else { then if c { 2 } else { 3 } }").contains("wordStmt:then(prefixExpr:-("))
    for source in ["f(_borrow a)", "guard a, else { b }", "struct A: B, where C: D {}", "then { a }"] {
      #expect(errors(source) == [], "\(source)")
    }
  }

  @Test(arguments: [
    "a b", "f() g()", "let a = 1 let b = 2", "struct A { var b: C var d: E }", "if a {} b()", "struct A {} struct B {}",
    "enum A { case b case c }", "f { a b }", "import A import B", "a /* */ b", "\"a\" \"b\"", "#a() #b()", "a; b c",
    "switch a { case b: c d\ndefault: e }", "var a: A { get { b } } c", "#if A\na b\n#endif", "return a b",
  ])
  func itemsOnOneLineNeedASemicolon(_ source: String) { #expect(errors(source) != []) }

  @Test(arguments: [
    "a; b", "a /*\n*/ b", "switch a { case b: c case d: e default: f }", "struct A { var b: C; func d() {} }",
    "f { a; b }; g()",
    "var a: A { get { b } set { c } }", "#if A\na\n#endif\nb", "func f() { a }\nb",
    "switch a { case b: c @unknown default: d }",
    "a\n#if b\n.c\n#endif\nd", "f { a } b: { c }", "{ a }",
    "switch a { case b: c #if D\ncase e: f\n#endif\ndefault: g }",
  ])
  func itemsThatAreApart(_ source: String) { #expect(errors(source) == []) }

  // MARK: Any bytes

  /// Nodes nest, cover the file, and refer to existing tokens.
  private func check(_ bytes: [UInt8]) {
    let names = NameTable()
    let tree = Tree(parsing: SourceText(path: "t.swift", bytes: bytes), names: names)
    #expect(
      tree.root.range.upperBound >= bytes.count - 8 || tree.tokenRange(tree.tokenCount - 1).upperBound == bytes.count)
    var isSound = tree.root.end == UInt32(tree.nodeCount)
    for node in tree.root.descendants {
      guard let parent = node.parent else {
        isSound = false
        break
      }
      if !(parent.number < node.number && node.end <= parent.end && node.firstToken >= parent.firstToken
        && node.endToken <= parent.endToken && node.endToken <= tree.tokenCount)
      {
        isSound = false
      }
    }
    #expect(isSound, "\(String(decoding: bytes.prefix(200), as: UTF8.self))")
  }

  static let sample = """
    @State private var a: [String: A<B>]? = [:] { didSet { f() } }
    func g(_ x: Int = 1, y z: () -> Void) async throws -> some View {
      if let x, case .b(let y) = z { C(x) { $0.d }.e() label: { "\\(x + "\\(y)")" } } else if #available(iOS 1, *) {}
      switch x { case .a where b: c; default: d }
      #if os(iOS)
      .foo()
      #endif
      return x ? \\.a.b[0] : { [weak self] in self?.z = 1 }
    }
    """

  /// What a tree no longer keeps of its tokens is found again.
  @Test func tokensOfTreesAreThoseOfTheLexer() {
    let names = NameTable()
    let long = String(repeating: "long", count: 100)
    let operators =
      "a >>= b, A<B<C>>? = d, x<-1, func ==<T>() {}, func >>=<T>, A<>, B<~C>, a<<<b, `class`.`a b`, $0, _, a >?b, é, \(long)"
    let huge = String(repeating: "f(a) + \"b\" // c\n", count: 20_000)
    for text in [nasty, Self.sample, "\(operators) \"\(long)\" /* \(long) */ \"\"\"\n\(long)\n\"\"\"", huge] {
      let bytes = Array(text.utf8)
      let table = TokenTable(lexing: bytes, names: names)
      let tree = Tree(parsing: SourceText(path: "t.swift", bytes: bytes), names: names)
      #expect(tree.tokenCount == table.count)
      #expect(tree.commentCount == table.commentCount)
      var differences: [Int] = []
      for i in 0..<table.count {
        let isSame =
          tree.tokenKind(i) == table.kind(i) && tree.tokenFlags(i) == table.flags(i)
          && tree.tokenName(i) == table.name(i)
        if !isSame || tree.tokenRange(i) != table.start(i)..<table.end(i) { differences.append(i) }
      }
      #expect(differences.isEmpty)
    }
  }

  /// A workspace is as good as new for the next file, whatever the last one was.
  @Test func workspaceServesManyFiles() {
    let names = NameTable()
    let workspace = ParseWorkspace(names: names)
    var numbers = Numbers(state: 3)
    let pieces = [nasty, Self.sample, "\"\\(", "/*", "{ ( [", "#\"\"\" ", "", "<<<<<<< \n", "#if a", "f<A<B>>(c)"]
    for _ in 0..<300 {
      var text = ""
      for _ in 0..<Int.random(in: 0..<4, using: &numbers) { text += pieces.randomElement(using: &numbers)! }
      let source = SourceText(path: "t.swift", bytes: Array(text.utf8))
      let used = Tree(parsing: source, in: workspace)
      let fresh = Tree(parsing: source, names: names)
      let isSame =
        used.nodeCount == fresh.nodeCount && used.tokenCount == fresh.tokenCount
        && (0..<used.nodeCount).allSatisfy { i in
          let a = used.node(i)
          let b = fresh.node(i)
          return a.kind == b.kind && a.name == b.name && a.detail == b.detail && a.tokens == b.tokens
            && a.end == b.end && a.parent?.number == b.parent?.number
        }
        && (0..<used.tokenCount).allSatisfy {
          used.tokenKind($0) == fresh.tokenKind($0) && used.tokenRange($0) == fresh.tokenRange($0)
            && used.tokenFlags($0) == fresh.tokenFlags($0)
        }
      #expect(isSame, "\(text)")
    }
  }

  @Test func everyPrefixParses() {
    let bytes = Array(Self.sample.utf8)
    for end in 0...bytes.count { check(Array(bytes[..<end])) }
  }

  @Test func everyDeletionParses() {
    let bytes = Array(Self.sample.utf8)
    for i in bytes.indices { check(Array(bytes[..<i] + bytes[(i + 1)...])) }
  }

  @Test func randomBytesParse() {
    var state: UInt64 = 42
    func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
    let alphabet = Array("{}()[]<>.,:;=?!&@#\\\"'`/*+-_ \nabletifvarfuncstructclasscaseinreturn$0~".utf8)
    for _ in 0..<2000 {
      check((0..<Int(next() % 60)).map { _ in alphabet[Int(next()) % alphabet.count] })
    }
  }

  @Test(arguments: [
    "(", "[", "{", "f(", "a.", "if a {", "!", "a<", "\"\\(", "#if a\n", "x ? ", "try ", "@a ", "struct A {", ".a",
    "{ (", "case .a(let ",
  ])
  func deepNestingParses(_ piece: String) {
    check(Array(String(repeating: piece, count: 20_000).utf8))
  }
}

/// Code whose cost would grow faster than its length, if the parser did not count.
@Suite struct HostileCode {
  private func tree(_ text: String) -> Tree {
    Tree(parsing: SourceText(path: "input.swift", bytes: Array(text.utf8)), names: NameTable())
  }

  /// A failed list of generic arguments inside of another one, again and again.
  @Test(.timeLimit(.minutes(1)), arguments: ["a<@b(", "a<[@b(", "a<@b({", "a<(b="])
  func failedSpeculationsDoNotMultiply(_ opening: String) {
    #expect(tree(String(repeating: opening, count: 100)).nodeCount > 0)
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["let a = 1", "a"])
  func attributesInManyIfConfigs(_ end: String) {
    #expect(tree(String(repeating: "#if X\n@a\n#endif\n", count: 20_000) + end).nodeCount > 20_000)
  }

  /// Chains inside of chains: each alone is short enough.
  @Test(arguments: ["()", "?", ".b", "[0]"])
  func chainsInParenthesesStayShallow(_ link: String) {
    var text = "a"
    for _ in 0..<6 { text = "(" + text + String(repeating: link, count: 1500) + ")" }
    #expect(depth(of: tree(text)) < 4000)
  }

  @Test func optionalsInParenthesesStayShallow() {
    var text = "A"
    for _ in 0..<6 { text = "(" + text + String(repeating: "?", count: 1500) + ")" }
    #expect(depth(of: tree("var a: " + text)) < 4000)
  }

  private func depth(of tree: Tree) -> Int {
    var depths = [0]
    for i in 1..<tree.nodeCount { depths.append(depths[Int(tree.node(i).parent?.number ?? 0)] + 1) }
    return depths.max() ?? 0
  }
}
