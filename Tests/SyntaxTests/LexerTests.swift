// What the lexer makes of names, numbers and operators, of directives, comments and blanks.

import Testing

@testable import Syntax

// MARK: Names and reserved words

@Suite struct NameTokens {
  @Test func plainNames() {
    #expect(
      tokens("a _b c1 é naïve 名前 👍🏽 a$b") == """
        identifier(a) identifier(_b) identifier(c1) identifier(é) identifier(naïve) identifier(名前) \
        identifier(👍🏽) identifier(a$b)
        """)
    #expect(tokens("_ __ _1") == "wildcard(_) identifier(__) identifier(_1)")
  }

  @Test func dollarNames() {
    #expect(
      tokens("$0 $12 $name $") == """
        dollarIdentifier($0) dollarIdentifier($12) dollarIdentifier($name) dollarIdentifier($)!
        """)
  }

  @Test func backticks() {
    #expect(
      tokens("`class` `a b` `$` `a-b`()") == """
        identifier(`class`) identifier(`a b`) identifier(`$`) identifier(`a-b`) ( )
        """)
    #expect(
      tokens("`` `+` `  ` `a\\b`") == """
        identifier(``)! identifier(`+`)! identifier(`  `)! identifier(`a\\b`)!
        """)
    #expect(tokens("`a\nb") == "unknown(`)! identifier(a) ¶identifier(b)")
  }

  @Test func namesAreWithoutBackticks() {
    let names = NameTable()
    let table = TokenTable(lexing: Array("`default` default `a b` $x + a".utf8), names: names)
    #expect(table.name(0) == .default)
    #expect(table.flags(0).contains(.backticks))
    #expect(table.name(1) == .default)
    #expect(table.kind(1) == .default)
    #expect(names.text(of: table.name(2)) == "a b")
    #expect(names.text(of: table.name(3)) == "$x")
    #expect(names.text(of: table.name(4)) == "+")
    #expect(names.text(of: table.name(5)) == "a")
    #expect(table.name(6) == .none)
  }

  @Test(
    arguments: TokenKind.allCases.filter {
      $0.rawValue >= TokenKind.Any.rawValue && $0.rawValue <= TokenKind.while.rawValue
    })
  func reservedWord(_ kind: TokenKind) {
    let names = NameTable()
    let table = TokenTable(lexing: Array("\(kind) x.\(kind) \(kind)s `\(kind)`".utf8), names: names)
    #expect(table.kind(0) == kind)
    // The parser, not the lexer, knows that a reserved word after a period is a member.
    #expect(table.kind(3) == kind)
    #expect(table.name(3) == table.name(0))
    #expect(names.text(of: table.name(0)) == "\(kind)")
    // None of them with an `s` at the end is another, except `throws`.
    #expect(table.kind(4) == (kind == .throw ? .throws : .identifier))
    #expect(table.kind(5) == .identifier)
  }

  @Test func contextualKeywordsAreNames() {
    for word in ["get", "async", "await", "some", "any", "actor", "package", "Type", "left", "macro"] {
      #expect(tokens(word) == "identifier(\(word))")
    }
  }

  @Test func combiningCharacterFirst() {
    #expect(kinds(Array("\u{301}a".utf8)) == [.identifier, .endOfFile])
    #expect(tokens("\u{301}a") == "identifier(\u{301}a)!")
  }

  @Test func placeholders() {
    #expect(tokens("f(<#T##Int#>)") == "identifier(f) ( identifier(<#T##Int#>)! )")
    #expect(tokens("a+<#b#>") == "identifier(a) infixOperator(+) identifier(<#b#>)!")
    #expect(tokens("<#b") == "prefixOperator(<) # identifier(b)")
    #expect(tokens("<#b\n#>") == "prefixOperator(<) # identifier(b) ¶# postfixOperator(>)")
    #expect(tokens("<#a<#b#>") == "prefixOperator(<) # identifier(a) identifier(<#b#>)!")
  }
}

// MARK: Numbers

@Suite struct NumberTokens {
  @Test(arguments: ["0", "1_000", "0x1F", "0xff_", "0o17", "0b1_0", "007", "1__0"])
  func integers(_ text: String) {
    #expect(tokens(text) == "integerLiteral(\(text))")
    #expect(tokens(text + ".foo") == "integerLiteral(\(text)) . identifier(foo)")
    #expect(tokens(text + "...9") == "integerLiteral(\(text)) infixOperator(...) integerLiteral(9)")
    #expect(tokens(text + "..<9") == "integerLiteral(\(text)) infixOperator(..<) integerLiteral(9)")
  }

  @Test(arguments: [
    "0.5", "1.5e3", "1e3", "1E-3", "1e+3", "0x1p3", "0x1.8p-2", "0xA.Bp+1", "1_0.0_1e1_0", "1.5",
  ])
  func floats(_ text: String) {
    #expect(tokens(text) == "floatLiteral(\(text))")
    #expect(tokens(text + ".foo") == "floatLiteral(\(text)) . identifier(foo)")
  }

  @Test func malformedNumbers() {
    #expect(
      tokens("0xg 0o8 0b2 1a 0x 1e 1ex 0x1.8 0x1p") == """
        integerLiteral(0xg)! integerLiteral(0o8)! integerLiteral(0b2)! integerLiteral(1a)! \
        integerLiteral(0x)! floatLiteral(1e)! floatLiteral(1ex)! floatLiteral(0x1.8)! floatLiteral(0x1p)!
        """)
    #expect(tokens("0o78 0b12 0x1g") == "integerLiteral(0o78)! integerLiteral(0b12)! integerLiteral(0x1g)!")
  }

  @Test func membersThatLookLikeFractions() {
    #expect(
      tokens("0xff.description 0xff.fp 0xff.e") == """
        integerLiteral(0xff) . identifier(description) integerLiteral(0xff) . identifier(fp) \
        integerLiteral(0xff) . identifier(e)
        """)
    #expect(tokens("1._foo") == "integerLiteral(1) . identifier(_foo)")
  }

  @Test func tupleElements() {
    #expect(tokens("x.0.1") == "identifier(x) . integerLiteral(0) . integerLiteral(1)")
    #expect(
      tokens("x.0.1.2.y") == """
        identifier(x) . integerLiteral(0) . integerLiteral(1) . integerLiteral(2) . identifier(y)
        """)
    #expect(tokens("$0.0.1") == "dollarIdentifier($0) . integerLiteral(0) . integerLiteral(1)")
  }

  @Test func negativeNumbers() {
    #expect(
      tokens("-1 a-1 a - 1") == """
        prefixOperator(-) integerLiteral(1) identifier(a) infixOperator(-) integerLiteral(1) \
        identifier(a) infixOperator(-) integerLiteral(1)
        """)
  }
}

// MARK: Operators

@Suite struct OperatorTokens {
  @Test func positions() {
    #expect(tokens("a+b") == "identifier(a) infixOperator(+) identifier(b)")
    #expect(tokens("a + b") == "identifier(a) infixOperator(+) identifier(b)")
    #expect(tokens("a +b") == "identifier(a) prefixOperator(+) identifier(b)")
    #expect(tokens("a+ b") == "identifier(a) postfixOperator(+) identifier(b)")
    #expect(tokens("(+b)") == "( prefixOperator(+) identifier(b) )")
    #expect(tokens("(b+)") == "( identifier(b) postfixOperator(+) )")
    #expect(tokens("f(+)") == "identifier(f) ( infixOperator(+) )")
    #expect(tokens("+") == "infixOperator(+)")
    #expect(tokens("a++.b") == "identifier(a) postfixOperator(++) . identifier(b)")
    #expect(tokens("++.b") == "prefixOperator(++) . identifier(b)")
  }

  @Test func commentsAreBlanks() {
    #expect(tokens("a/**/+b") == "identifier(a) prefixOperator(+) identifier(b)")
    #expect(tokens("a+/**/b") == "identifier(a) postfixOperator(+) identifier(b)")
    #expect(tokens("a/**/+/**/b") == "identifier(a) infixOperator(+) identifier(b)")
    #expect(tokens("a+//x\nb") == "identifier(a) postfixOperator(+) ¶identifier(b)")
    #expect(tokens("a*/*x*/b") == "identifier(a) postfixOperator(*) identifier(b)")
    #expect(tokens("a\u{A0}+b") == "identifier(a) prefixOperator(+) identifier(b)")
    #expect(tokens("a+\u{A0}b") == "identifier(a) postfixOperator(+) identifier(b)")
  }

  @Test func reservedOperators() {
    #expect(
      tokens("a = b; a=b; f() -> C; &x; a & b; a&b") == """
        identifier(a) = identifier(b) ; identifier(a) = identifier(b) ; identifier(f) ( ) -> \
        identifier(C) ; prefixAmpersand(&) identifier(x) ; identifier(a) infixOperator(&) identifier(b) ; \
        identifier(a) infixOperator(&) identifier(b)
        """)
    #expect(tokens("a =b") == "identifier(a) =! identifier(b)")
    #expect(tokens("f(&x)") == "identifier(f) ( prefixAmpersand(&) identifier(x) )")
  }

  @Test func questionsAndExclamations() {
    #expect(tokens("a ? b : c") == "identifier(a) questionInfix(?) identifier(b) : identifier(c)")
    #expect(
      tokens("a?.b!.c") == """
        identifier(a) questionPostfix(?) . identifier(b) exclamationPostfix(!) . identifier(c)
        """)
    #expect(tokens("!a") == "prefixOperator(!) identifier(a)")
    #expect(tokens("a != b") == "identifier(a) infixOperator(!=) identifier(b)")
    #expect(tokens("a ?? b") == "identifier(a) infixOperator(??) identifier(b)")
    #expect(tokens("Int??") == "identifier(Int) questionPostfix(?) questionPostfix(?)")
    #expect(tokens("a!=b") == "identifier(a) exclamationPostfix(!) = identifier(b)")
    #expect(tokens("try? f()") == "try questionPostfix(?) identifier(f) ( )")
    #expect(
      tokens("[a]?[0]!") == """
        [ identifier(a) ] questionPostfix(?) [ integerLiteral(0) ] exclamationPostfix(!)
        """)
  }

  @Test func dots() {
    #expect(tokens("a.b .c") == "identifier(a) . identifier(b) . identifier(c)")
    #expect(
      tokens("0...n ...n n... 0..<n") == """
        integerLiteral(0) infixOperator(...) identifier(n) prefixOperator(...) identifier(n) identifier(n) \
        postfixOperator(...) integerLiteral(0) infixOperator(..<) identifier(n)
        """)
    #expect(tokens("a .+ b") == "identifier(a) infixOperator(.+) identifier(b)")
    // A dot goes into an operator only if that starts with one.
    #expect(tokens("a+.b") == "identifier(a) postfixOperator(+) . identifier(b)")
    #expect(tokens("\\.a \\A.b") == "\\ . identifier(a) \\ identifier(A) . identifier(b)")
  }

  @Test func angleBrackets() {
    #expect(tokens("A<B>") == "identifier(A) infixOperator(<) identifier(B) postfixOperator(>)")
    #expect(
      tokens("A<B<C>>()") == """
        identifier(A) infixOperator(<) identifier(B) infixOperator(<) identifier(C) infixOperator(>) \
        ~infixOperator(>) ( )
        """)
    #expect(
      tokens("A<B>?") == """
        identifier(A) infixOperator(<) identifier(B) postfixOperator(>) ~questionPostfix(?)
        """)
    #expect(
      tokens("A<~C>") == """
        identifier(A) infixOperator(<) ~prefixOperator(~) identifier(C) postfixOperator(>)
        """)
    #expect(tokens("a <~ b") == "identifier(a) infixOperator(<~) identifier(b)")
    #expect(tokens("a >>= b") == "identifier(a) infixOperator(>) ~infixOperator(>) ~= identifier(b)")
    #expect(
      tokens("let a: A<B>=c") == """
        let identifier(a) : identifier(A) infixOperator(<) identifier(B) infixOperator(>) ~= identifier(c)
        """)
    #expect(
      tokens("func ==<T>()") == """
        func prefixOperator(==) prefixOperator(<) identifier(T) infixOperator(>) ( )
        """)
    #expect(
      tokens("func >>=<T>") == """
        func prefixOperator(>) ~prefixOperator(>) ~= prefixOperator(<) identifier(T) postfixOperator(>)
        """)
    #expect(tokens("func ..<(") == "func prefixOperator(..<) (")
    #expect(tokens("let a: A<>") == "let identifier(a) : identifier(A) postfixOperator(<) ~postfixOperator(>)")
    #expect(tokens("a <> b") == "identifier(a) infixOperator(<>) identifier(b)")
    #expect(
      tokens("\\A?.!.b") == """
        \\ identifier(A) questionPostfix(?) . exclamationPostfix(!) . identifier(b)
        """)
    #expect(tokens("a.!") == "identifier(a) postfixOperator(.!)")
  }

  @Test func unicodeOperators() {
    #expect(
      tokens("a ≠ b; √x; a→b") == """
        identifier(a) infixOperator(≠) identifier(b) ; prefixOperator(√) identifier(x) ; identifier(a) \
        infixOperator(→) identifier(b)
        """)
  }

  @Test func strayCommentEnd() {
    #expect(tokens("a */ b") == "identifier(a) unknown(*/)! identifier(b)")
    #expect(tokens("a +*/ b") == "identifier(a) unknown(+*/)! identifier(b)")
  }

  @Test func moduleSelectors() {
    #expect(
      tokens("Swift::Int a: :b") == """
        identifier(Swift) colonColon(::) identifier(Int) identifier(a) : : identifier(b)
        """)
  }
}

// MARK: Directives, comments, blanks

@Suite struct OtherTokens {
  @Test func directives() {
    #expect(
      tokens("#if A\n#elseif B\n#else\n#endif") == """
        poundIf(#if) identifier(A) ¶poundElseif(#elseif) identifier(B) ¶poundElse(#else) ¶poundEndif(#endif)
        """)
    #expect(
      tokens("#available(iOS 17, *) #unavailable #sourceLocation()") == """
        poundAvailable(#available) ( identifier(iOS) integerLiteral(17) , infixOperator(*) ) \
        poundUnavailable(#unavailable) poundSourceLocation(#sourceLocation) ( )
        """)
    #expect(tokens("#Preview { }") == "# identifier(Preview) { }")
    #expect(
      tokens("#selector(a) #file #line #warning(\"\")") == """
        # identifier(selector) ( identifier(a) ) # identifier(file) # identifier(line) # identifier(warning) ( \
        stringStart(") stringEnd(") )
        """)
    #expect(
      tokens("#ifx #i #availables #Available # if ##if #elseIf #_if #if_") == """
        # identifier(ifx) # identifier(i) # identifier(availables) # identifier(Available) # if # poundIf(#if) \
        # identifier(elseIf) # identifier(_if) # identifier(if_)
        """)
    #expect(tokens("#self #in") == "# self # in")
  }

  @Test func shebang() {
    #expect(tokens("#!/usr/bin/swift\na") == "shebang(#!/usr/bin/swift) ¶identifier(a)")
    #expect(tokens("\u{FEFF}#!x\r\na") == "shebang(#!x) ¶identifier(a)")
    #expect(tokens(" #!x") == "# exclamationPostfix(!) identifier(x)")
  }

  @Test func byteOrderMark() {
    #expect(tokens("\u{FEFF}a") == "identifier(a)")
    #expect(tokens("\u{FEFF}-a") == "prefixOperator(-) identifier(a)")
  }

  @Test func commentKinds() {
    #expect(
      comments("// a\n/// b\n/* c */ /** d */ /**/ /***/ //") == [
        "line(// a)", "docLine(/// b)", "block(/* c */)", "docBlock(/** d */)", "block(/**/)",
        "docBlock(/***/)", "line(//)",
      ])
    #expect(comments("/* a /* b */ c */ d") == ["block(/* a /* b */ c */)"])
    #expect(comments("/*/ a */") == ["block(/*/ a */)"])
    #expect(comments("// a\r\n// b\r// c") == ["line(// a)", "line(// b)", "line(// c)"])
    #expect(comments("\"// no\" // yes") == ["line(// yes)"])
    #expect(comments("\"\\(a /* yes */)\"") == ["block(/* yes */)"])
  }

  @Test func unterminatedComment() {
    #expect(comments("a /* b /* c */") == ["block(/* b /* c */)"])
    let names = NameTable()
    let table = TokenTable(lexing: Array("/* a".utf8), names: names)
    #expect(table.count == 1)
    #expect(table.flags(0).contains(.malformed))
  }

  @Test func lineBreaks() {
    #expect(
      tokens("a\r\nb\rc\nd e") == """
        identifier(a) ¶identifier(b) ¶identifier(c) ¶identifier(d) identifier(e)
        """)
    #expect(tokens("a /*\n*/ b // c\nd") == "identifier(a) ¶identifier(b) ¶identifier(d)")
    let names = NameTable()
    let table = TokenTable(lexing: Array("a b(c /**/)\n".utf8), names: names)
    let flags = (0..<table.count).map { table.flags($0).rawValue }
    // a: first; b: blank; `(`, c: nothing; `)`: comment; end: line break and blank.
    #expect(flags == [3, 2, 0, 0, 2, 3])
  }

  @Test func strangeBlanks() {
    #expect(
      tokens([0x61, 0, 0x62, 0x0B, 0x63, 0x0C, 0x64]) == """
        identifier(a) identifier(b) identifier(c) identifier(d)
        """)
    #expect(tokens("a\u{A0}b") == "identifier(a) identifier(b)")
  }

  @Test func conflictMarkers() {
    let conflict = "a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> other\nd"
    #expect(tokens(conflict) == "identifier(a) ¶identifier(d)")
    #expect(comments(conflict).count == 1)
    #expect(tokens("<<<<<<< a\nb") == "infixOperator(<<<<<<<) identifier(a) ¶identifier(b)")
    #expect(
      tokens("a <<<<<<< b\n>>>>>>> c") == """
        identifier(a) infixOperator(<<<<<<<) identifier(b) ¶infixOperator(>) ~infixOperator(>) \
        ~infixOperator(>) ~infixOperator(>) ~infixOperator(>) ~infixOperator(>) ~infixOperator(>) identifier(c)
        """)
  }

  @Test func bytesOfNothing() {
    #expect(kinds([0x61, 0xFF, 0xFE, 0x62]) == [.identifier, .unknown, .identifier, .endOfFile])
    #expect(kinds([0x01]) == [.unknown, .endOfFile])
    #expect(kinds([0xC3]) == [.unknown, .endOfFile])
    #expect(kinds([0xED, 0xA0, 0x80]) == [.unknown, .endOfFile])
    #expect(kinds([0xF4, 0x90, 0x80, 0x80]) == [.unknown, .endOfFile])
    #expect(kinds([0xC0, 0x80]) == [.unknown, .endOfFile])
    #expect(kinds(Array("a\u{2028}b".utf8)) == [.identifier, .unknown, .identifier, .endOfFile])
    #expect(kinds(Array("“a”".utf8)) == [.unknown, .identifier, .unknown, .endOfFile])
    #expect(kinds([]) == [.endOfFile])
  }
}
