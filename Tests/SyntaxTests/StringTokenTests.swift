// What the lexer makes of strings and of regular expressions.

import Testing

@testable import Syntax

// MARK: Regular expressions

@Suite struct RegexTokens {
  @Test func afterTokensThatNeedAnExpression() {
    #expect(tokens("let r = /a b/") == "let identifier(r) = regexLiteral(/a b/)")
    #expect(tokens("f(/a/)") == "identifier(f) ( regexLiteral(/a/) )")
    #expect(tokens("[/a/, /b/]") == "[ regexLiteral(/a/) , regexLiteral(/b/) ]")
    #expect(tokens("return /a/") == "return regexLiteral(/a/)")
    #expect(tokens("x = /\\//.foo") == "identifier(x) = regexLiteral(/\\//) . identifier(foo)")
    #expect(tokens("{ /a/ }") == "{ regexLiteral(/a/) }")
    #expect(tokens("/a/") == "regexLiteral(/a/)")
    #expect(
      tokens("a ? /b/ : /c/") == """
        identifier(a) questionInfix(?) regexLiteral(/b/) : regexLiteral(/c/)
        """)
    #expect(
      tokens("\"\\(/a/)\"") == """
        stringStart(") interpolationStart(\\() regexLiteral(/a/) interpolationEnd()) stringEnd(")
        """)
  }

  @Test func divisions() {
    #expect(
      tokens("a / b / c") == """
        identifier(a) infixOperator(/) identifier(b) infixOperator(/) identifier(c)
        """)
    #expect(tokens("a/b/c") == "identifier(a) infixOperator(/) identifier(b) infixOperator(/) identifier(c)")
    #expect(
      tokens("(1)/2/3") == """
        ( integerLiteral(1) ) infixOperator(/) integerLiteral(2) infixOperator(/) integerLiteral(3)
        """)
    #expect(
      tokens("self / 2 / x") == """
        self infixOperator(/) integerLiteral(2) infixOperator(/) identifier(x)
        """)
    #expect(tokens("f(/) / 2") == "identifier(f) ( infixOperator(/) ) infixOperator(/) integerLiteral(2)")
    #expect(
      tokens("reduce(1, /) + g(/)") == """
        identifier(reduce) ( integerLiteral(1) , infixOperator(/) ) infixOperator(+) identifier(g) ( \
        infixOperator(/) )
        """)
  }

  @Test func whatABareOneMayNotBe() {
    // Not closed on its line.
    #expect(tokens("f(/a\n/)") == "identifier(f) ( prefixOperator(/) identifier(a) ¶infixOperator(/) )")
    // Begins with a blank, in an argument.
    #expect(tokens("f(/ a/)") == "identifier(f) ( infixOperator(/) identifier(a) postfixOperator(/) )")
    // Ends with a blank.
    #expect(tokens("f(/a /)") == "identifier(f) ( prefixOperator(/) identifier(a) infixOperator(/) )")
    // An unbalanced parenthesis.
    #expect(
      tokens("f(/a)/b") == """
        identifier(f) ( prefixOperator(/) identifier(a) ) infixOperator(/) identifier(b)
        """)
    #expect(tokens("f(/[)]/)") == "identifier(f) ( regexLiteral(/[)]/) )")
    #expect(tokens("f(/(a)/)") == "identifier(f) ( regexLiteral(/(a)/) )")
    // Declarations of operators.
    #expect(
      tokens("func /(a: A) / b") == """
        func prefixOperator(/) ( identifier(a) : identifier(A) ) infixOperator(/) identifier(b)
        """)
    #expect(tokens("operator /^/") == "operator infixOperator(/^/)")
    // Comments.
    #expect(tokens("x = //a/\n") == "identifier(x) =")
  }

  @Test func afterTry() {
    #expect(tokens("try? /a b/.x") == "try questionPostfix(?) regexLiteral(/a b/) . identifier(x)")
    #expect(tokens("a? /b") == "identifier(a) questionPostfix(?) prefixOperator(/) identifier(b)")
  }

  @Test func insideOfAnOperator() {
    #expect(tokens("x = !/a/") == "identifier(x) = prefixOperator(!) regexLiteral(/a/)")
    #expect(tokens("x = ^/a/") == "identifier(x) = prefixOperator(^) regexLiteral(/a/)")
  }

  @Test func operatorCharactersInside() {
    #expect(tokens("x = /^*?$/") == "identifier(x) = regexLiteral(/^*?$/)")
    #expect(tokens("x = /.*\"/") == "identifier(x) = regexLiteral(/.*\"/)")
  }

  /// Swift 5 knows no bare ones, and where Swift 6 has an error its reading counts.
  @Test func beforeNamesNumbersAndStrings() {
    #expect(
      tokens("f(/, \"(\")/2")
        == "identifier(f) ( infixOperator(/) , stringStart(\") stringSegment(() stringEnd(\") ) infixOperator(/) integerLiteral(2)"
    )
    #expect(
      tokens("x = ^/\"/\"") == "identifier(x) = prefixOperator(^/) stringStart(\") stringSegment(/) stringEnd(\")")
    #expect(tokens("x = /a/.b") == "identifier(x) = regexLiteral(/a/) . identifier(b)")
  }

  @Test func withNumberSigns() {
    #expect(tokens("#/a/b/#.c") == "regexLiteral(#/a/b/#) . identifier(c)")
    #expect(tokens("##/a/#/##") == "regexLiteral(##/a/#/##)")
    #expect(tokens("#/ a /#") == "regexLiteral(#/ a /#)")
    #expect(tokens("a / #/b/#") == "identifier(a) infixOperator(/) regexLiteral(#/b/#)")
    #expect(tokens("#/a\nb") == "regexLiteral(#/a)! ¶identifier(b)")
    #expect(tokens("#/a\\/#\nb") == "regexLiteral(#/a\\/#)! ¶identifier(b)")
  }

  @Test func overSeveralLines() {
    #expect(tokens("#/\n  a // b\n  \\/#\n/#\nc") == "regexLiteral(#/\n  a // b\n  \\/#\n/#) ¶identifier(c)")
    #expect(tokens("#/  \n a\nb") == "regexLiteral(#/  )! ¶identifier(a) ¶identifier(b)")
    #expect(tokens("##/\n a/#\nb") == "regexLiteral(##/)! ¶identifier(a) infixOperator(/) # ¶identifier(b)")
  }
}

// MARK: Strings

@Suite struct StringTokens {
  @Test func plain() {
    #expect(
      tokens(#""" "a" "\"" "\\" "\n""#) == ##"""
        stringStart(") stringEnd(") stringStart(") stringSegment(a) stringEnd(") \##
        stringStart(") stringSegment(\") stringEnd(") stringStart(") stringSegment(\\) stringEnd(") \##
        stringStart(") stringSegment(\n) stringEnd(")
        """##)
  }

  @Test func interpolation() {
    #expect(
      tokens(#""a\(b)c""#) == #"""
        stringStart(") stringSegment(a) interpolationStart(\() identifier(b) interpolationEnd()) \#
        stringSegment(c) stringEnd(")
        """#)
    #expect(
      tokens(#""\(a)\(f(b))""#) == #"""
        stringStart(") interpolationStart(\() identifier(a) interpolationEnd()) interpolationStart(\() \#
        identifier(f) ( identifier(b) ) interpolationEnd()) stringEnd(")
        """#)
    #expect(tokens(#""\()""#) == #"stringStart(") interpolationStart(\() interpolationEnd()) stringEnd(")"#)
  }

  @Test func stringsInInterpolations() {
    #expect(
      tokens(#""\("\(a)")" b"#) == #"""
        stringStart(") interpolationStart(\() stringStart(") interpolationStart(\() identifier(a) \#
        interpolationEnd()) stringEnd(") interpolationEnd()) stringEnd(") identifier(b)
        """#)
    #expect(
      tokens(#""\(a.map { "(\($0))" })""#) == #"""
        stringStart(") interpolationStart(\() identifier(a) . identifier(map) { stringStart(") \#
        stringSegment(() interpolationStart(\() dollarIdentifier($0) interpolationEnd()) \#
        stringSegment()) stringEnd(") } interpolationEnd()) stringEnd(")
        """#)
    #expect(
      tokens(#""\(a /* ) " */)""#) == #"""
        stringStart(") interpolationStart(\() identifier(a) interpolationEnd()) stringEnd(")
        """#)
  }

  @Test func raw() {
    #expect(
      tokens(##"#"a"b\n\(c)\#(d)"#"##) == ##"""
        stringStart(#") stringSegment(a"b\n\(c)) interpolationStart(\#() identifier(d) \##
        interpolationEnd()) stringEnd("#)
        """##)
    #expect(
      tokens(###"##"a"#b\#(c)\##(d)"##"###) == ###"""
        stringStart(##") stringSegment(a"#b\#(c)) interpolationStart(\##() identifier(d) \###
        interpolationEnd()) stringEnd("##)
        """###)
    #expect(tokens(##"#"\#""#"##) == ##"stringStart(#") stringSegment(\#") stringEnd("#)"##)
    #expect(tokens("#\"a\"## b") == "stringStart(#\") stringSegment(a) stringEnd(\"##)! identifier(b)")
    #expect(tokens(##"#""#"##) == ##"stringStart(#") stringEnd("#)"##)
  }

  @Test func rawStringsOfQuotes() {
    #expect(tokens(##"#"""# a"##) == ##"stringStart(#") stringSegment(") stringEnd("#) identifier(a)"##)
    #expect(tokens(##"#""""# a"##) == ##"stringStart(#") stringSegment("") stringEnd("#) identifier(a)"##)
    #expect(tokens(##"#"""a"# b"##) == ##"stringStart(#") stringSegment(""a) stringEnd("#) identifier(b)"##)
  }

  @Test func multiline() {
    let quotes = "\"\"\""
    #expect(
      tokens("\(quotes)\na \"b\" \\(c)\nd\n\(quotes) e") == """
        stringStart(\(quotes)) stringSegment(\na "b" ) interpolationStart(\\() identifier(c) \
        interpolationEnd()) stringSegment(\nd\n) stringEnd(\(quotes)) identifier(e)
        """)
    #expect(
      tokens("#\(quotes)\n\"\"\" \\(a)\n\(quotes)#") == """
        stringStart(#\(quotes)) stringSegment(\n\"\"\" \\(a)\n) stringEnd(\(quotes)#)
        """)
    // A line break in an interpolation is fine here.
    #expect(
      tokens("\(quotes)\n\\(\na)\n\(quotes)") == """
        stringStart(\(quotes)) stringSegment(\n) interpolationStart(\\() ¶identifier(a) interpolationEnd()) \
        stringSegment(\n) stringEnd(\(quotes))
        """)
    #expect(
      tokens("\(quotes)\n\\\(quotes)\n\(quotes)") == """
        stringStart(\(quotes)) stringSegment(\n\\\(quotes)\n) stringEnd(\(quotes))
        """)
  }

  @Test func multilineFlag() {
    let names = NameTable()
    let table = TokenTable(lexing: Array("\"\"\"\na\n\"\"\" \"b\"".utf8), names: names)
    let flagged = (0..<table.count).map { table.flags($0).contains(.multiline) }
    #expect(flagged == [true, false, true, false, false, false, false])
  }

  @Test func unterminated() {
    #expect(tokens("\"a\nb") == "stringStart(\") stringSegment(a) stringEnd()! ¶identifier(b)")
    #expect(tokens("\"\nb") == "stringStart(\") stringEnd()! ¶identifier(b)")
    #expect(tokens("\"a\\\nb") == "stringStart(\") stringSegment(a\\) stringEnd()! ¶identifier(b)")
    #expect(tokens("\"") == "stringStart(\") stringEnd()!")
    #expect(tokens("\"\"\"\na") == "stringStart(\"\"\") stringSegment(\na) stringEnd()!")
    #expect(tokens("#\"a\"\nb") == "stringStart(#\") stringSegment(a\") stringEnd()! ¶identifier(b)")
  }

  @Test func unterminatedInterpolations() {
    #expect(
      tokens("\"\\(a\nb") == """
        stringStart(") interpolationStart(\\() identifier(a) interpolationEnd()! stringEnd()! ¶identifier(b)
        """)
    // The line break ends the inner and the outer string.
    #expect(
      tokens("\"\\(\"\\(a\nb") == """
        stringStart(") interpolationStart(\\() stringStart(") interpolationStart(\\() identifier(a) \
        interpolationEnd()! stringEnd()! interpolationEnd()! stringEnd()! ¶identifier(b)
        """)
    // Only the inner one: the outer one has several lines.
    #expect(
      tokens("\"\"\"\n\\(\"\\(a\nb)\"\"\"") == """
        stringStart(\"\"\") stringSegment(\n) interpolationStart(\\() stringStart(") interpolationStart(\\() \
        identifier(a) interpolationEnd()! stringEnd()! ¶identifier(b) interpolationEnd()) stringEnd(\"\"\")
        """)
    #expect(tokens("\"\\(") == "stringStart(\") interpolationStart(\\() interpolationEnd()! stringEnd()!")
  }

  @Test func apostrophes() {
    #expect(tokens("'a\"b' c") == "stringStart(')! stringSegment(a\"b) stringEnd(') identifier(c)")
  }
}
