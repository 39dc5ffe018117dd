// What the lexer makes of Swift source, of almost Swift, and of anything at all.

import Testing

@testable import Syntax

// MARK: A notation for tokens

/// The tokens of `source` as a list such as `identifier(a) infixOperator(+) integerLiteral(1)`,
/// without `endOfFile`. Punctuation stands for itself, reserved words too. A trailing `!` marks a
/// malformed token, a leading `¶` a line break before the token, a leading `~` a token that goes on with
/// the operator before it.
func tokens(_ source: String) -> String { tokens(Array(source.utf8)) }

func tokens(_ bytes: [UInt8]) -> String {
  let names = NameTable()
  let table = TokenTable(lexing: bytes, names: names)
  var parts: [String] = []
  for i in 0..<table.count - 1 {
    let kind = table.kind(i)
    let text = String(decoding: bytes[table.start(i)..<table.end(i)], as: UTF8.self)
    var part: String
    switch kind {
    case .leftParenthesis, .rightParenthesis, .leftBrace, .rightBrace, .leftSquare, .rightSquare,
      .comma, .colon, .semicolon, .period, .at, .backslash, .pound, .equal, .arrow:
      part = text
    case _ where kind.rawValue >= TokenKind.Any.rawValue && kind.rawValue <= TokenKind.while.rawValue:
      part = text
    default:
      part = "\(kind)(\(text))"
    }
    if table.flags(i).contains(.joined) { part = "~" + part }
    if i > 0, table.flags(i).contains(.newlineBefore) { part = "¶" + part }
    if table.flags(i).contains(.malformed) { part += "!" }
    parts.append(part)
  }
  return parts.joined(separator: " ")
}

/// The kinds alone, `endOfFile` included.
func kinds(_ bytes: [UInt8]) -> [TokenKind] {
  let names = NameTable()
  let table = TokenTable(lexing: bytes, names: names)
  return (0..<table.count).map { table.kind($0) }
}

/// Each comment as `kind(text)`.
func comments(_ source: String) -> [String] {
  let bytes = Array(source.utf8)
  let names = NameTable()
  let table = TokenTable(lexing: bytes, names: names)
  return (0..<table.commentCount).map { i in
    let comment = table.comment(i)
    return "\(comment.kind)(\(String(decoding: bytes[Int(comment.start)..<Int(comment.end)], as: UTF8.self)))"
  }
}

/// What must hold for any bytes; gives the first thing that does not.
func brokenInvariant(_ bytes: [UInt8], _ names: NameTable) -> String? {
  let table = TokenTable(lexing: bytes, names: names)
  let count = table.count
  guard count > 0, table.kind(count - 1) == .endOfFile else { return "no endOfFile" }
  guard table.start(count - 1) == bytes.count, table.end(count - 1) == bytes.count else {
    return "endOfFile at \(table.start(count - 1))"
  }
  var position = 0
  var comment = 0
  /// What is open: strings, and between them their interpolations.
  var open: [TokenKind] = []
  for i in 0..<count {
    let start = table.start(i)
    let end = table.end(i)
    let kind = table.kind(i)
    guard start >= position, end >= start else { return "token \(i) \(kind) out of order" }
    let mayBeEmpty: [TokenKind] = [.endOfFile, .stringEnd, .interpolationEnd]
    if start == end, !mayBeEmpty.contains(kind) { return "empty \(kind)" }
    if start == end, kind != .endOfFile, !table.flags(i).contains(.malformed) {
      return "empty \(kind) is not malformed"
    }
    let blankBefore = i == 0 || start > position
    if table.flags(i).contains(.blankBefore) != blankBefore { return "blankBefore of token \(i) \(kind)" }
    // The gap.
    var sawNewline = i == 0
    while position < start {
      if comment < table.commentCount, Int(table.comment(comment).start) == position {
        let commentEnd = Int(table.comment(comment).end)
        guard commentEnd > position, commentEnd <= start else { return "comment \(comment) overlaps" }
        if bytes[position..<commentEnd].contains(where: { $0 == 10 || $0 == 13 }) { sawNewline = true }
        position = commentEnd
        comment += 1
        continue
      }
      switch bytes[position] {
      case 10, 13:
        sawNewline = true
        position += 1
      case 32, 9, 11, 12, 0: position += 1
      case 0xC2 where bytes[position + 1] == 0xA0: position += 2
      case 0xEF where bytes[position + 1] == 0xBB && bytes[position + 2] == 0xBF: position += 3
      default: return "byte \(bytes[position]) at \(position) is in no token"
      }
    }
    if table.flags(i).contains(.newlineBefore) != sawNewline { return "newlineBefore of token \(i) \(kind)" }
    position = end
    // Strings nest, and hold only segments and interpolations.
    if open.last == .stringStart {
      switch kind {
      case .stringSegment:
        if i > 0, table.kind(i - 1) == .stringSegment { return "two segments in a row" }
      case .interpolationStart: open.append(.interpolationStart)
      case .stringEnd: open.removeLast()
      default: return "\(kind) in a string"
      }
    } else {
      switch kind {
      case .stringStart: open.append(.stringStart)
      case .interpolationEnd:
        if open.popLast() != .interpolationStart { return "interpolationEnd without start" }
      case .stringEnd, .stringSegment, .interpolationStart: return "\(kind) outside of a string"
      default: break
      }
    }
    let isReserved = kind.rawValue >= TokenKind.Any.rawValue && kind.rawValue <= TokenKind.while.rawValue
    if isReserved, names.text(of: table.name(i)) != "\(kind)" { return "name of \(kind)" }
  }
  if !open.isEmpty { return "open string at the end" }
  if comment != table.commentCount { return "comment \(comment) inside of a token" }
  return nil
}

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

// MARK: Any bytes

/// Everything that the lexer treats specially, close together.
let nasty = #####"""
  #!/usr/bin/env swift
  /* a /* b */ // c */ import A // d
  @main struct `a b`<T: ~Copyable>: V { /// e
    var x = [0x1F, 0b1_0, 1.5e-3, 0xA.Bp+1, 0xff.fp, x.0.1, 1...2, -1]
    let s = "a\("b\(c ? "d" : #"e\#(f(")"))"#)")g", m = """
      \(h
        .map { "\($0)" }) "" \"""
      """ + ##"""
        "# \##(y) "##
        """##
    let r = try? /^a[)/](b) \/c/.x, q = #/ \/# /#, l = ##/
      a /# b
      /##
    #if os(iOS) && !DEBUG
    func <=> (l: A??, r: inout B!) -> some C { l!.m?[0] ..< &r >= \.n.o ?? <#p#> }
    #endif
    “é≠→\u{301}👍🏽” ' t ' $0 $u `class` #""" "# */ `v
    "w\(x
    "\("\("\(
  """#####

/// A generator of the same numbers on every run.
struct Numbers: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    var value = state
    value ^= value >> 33
    value = value &* 0xFF51_AFD7_ED55_8CCD
    return value ^ (value >> 33)
  }
}

/// An expectation cannot borrow a table.
func expectNone(_ broken: String?, _ what: @autoclosure () -> String = "") {
  if let broken { Issue.record("\(what()) \(broken)") }
}

@Suite struct AnyBytes {
  @Test func everyByteAlone() {
    let names = NameTable()
    for byte in UInt8.min...UInt8.max {
      expectNone(brokenInvariant([byte], names))
      for other in UInt8.min...UInt8.max {
        if let broken = brokenInvariant([byte, other], names) { Issue.record("\(byte) \(other): \(broken)") }
      }
    }
  }

  @Test func everyPrefixAndSuffix() {
    let names = NameTable()
    let bytes = Array(nasty.utf8)
    for i in 0...bytes.count {
      if let broken = brokenInvariant(Array(bytes[..<i]), names) { Issue.record("..<\(i): \(broken)") }
      if let broken = brokenInvariant(Array(bytes[i...]), names) { Issue.record("\(i)...: \(broken)") }
    }
  }

  @Test func everyDeletion() {
    let names = NameTable()
    let bytes = Array(nasty.utf8)
    for i in bytes.indices {
      var copy = bytes
      copy.remove(at: i)
      if let broken = brokenInvariant(copy, names) { Issue.record("without \(i): \(broken)") }
    }
  }

  @Test func randomBytes() {
    let names = NameTable()
    var numbers = Numbers(state: 1)
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 0..<200, using: &numbers)).map { _ in
        UInt8.random(in: 0...255, using: &numbers)
      }
      if let broken = brokenInvariant(bytes, names) { Issue.record("\(bytes): \(broken)") }
    }
  }

  @Test func randomPieces() {
    let names = NameTable()
    let pieces = [
      "\"", "\"\"\"", "#", "\\", "\\(", "\\#(", ")", "(", "/", "/*", "*/", "//", "\n", "\r", " ", "a", "0",
      ".", "0x", "e", "p", "`", "$", "?", "!", "<", ">", "<#", "#>", "<<<<<<< ", ">>>>>>> ", "=", "&", "-",
      "+", "é", "≠", "\u{301}", "\u{A0}", "\u{FEFF}", "\0", "'", "try", "func", "#if", "{", "}",
      "[", "]", ":",
    ]
    var numbers = Numbers(state: 2)
    for _ in 0..<5000 {
      var text = ""
      for _ in 0..<Int.random(in: 1..<30, using: &numbers) { text += pieces.randomElement(using: &numbers)! }
      expectNone(brokenInvariant(Array(text.utf8), names), text.debugDescription)
    }
  }
}

/// Input that makes careless lexers recurse or look at the same bytes again and again. None of these
/// would end in reasonable time if the lexer were not linear.
@Suite struct HostileSizes {
  @Test(arguments: [
    "/", "\"", "#", "\\", "(", ")", "'", "`", "<", ">", "<#", "#/", "#/\n", "##/\n/#", "/*", "*/", "+*/",
    "+/**/", "\"\\(", "#\"\"\"\\#(", "#\"\"\" ", "f(/a ", "f(/\\/ ", "+/", "/\\", "<<<<<<< \n", "\n>>>> ",
    "“", "`a", "$", "0x1.f", "1.", ".", "?", "a?", "é", "\u{301}", "\u{2028}", "\u{80}", "\0", "\n",
    "// \n", "#\"", "##\"#", "\"\"\"", "\"\"\"\\(", "'\\(", "#\"\"\"\\#(\"\"\"\\(", "a", "{", "#if ", "- ",
  ])
  func repeated(_ piece: String) {
    let unit = Array(piece.utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(300_000)
    while bytes.count < 300_000 { bytes += unit }
    let names = NameTable()
    let clock = ContinuousClock()
    let time = clock.measure {
      let table = TokenTable(lexing: bytes, names: names)
      #expect(table.kind(table.count - 1) == .endOfFile)
    }
    // Quadratic work on these would take minutes; this leaves room for slow machines.
    #expect(time < .seconds(20), "\(piece) took \(time)")
  }

  @Test func growingDelimiters() {
    let names = NameTable()
    // Every literal has one number sign more, or one less, than the one before it.
    for open in ["\"\"\"\\", "/\n"] {
      for counts in [Array(1...1000), Array((1...1000).reversed())] {
        var text = ""
        for count in counts {
          let signs = String(repeating: "#", count: count)
          text += signs + open + (open.hasSuffix("\\") ? signs + "(" : "")
        }
        expectNone(brokenInvariant(Array(text.utf8), names))
      }
    }
  }

  @Test func deepNesting() {
    let names = NameTable()
    let depth = 100_000
    let strings = String(repeating: "\"\\(", count: depth) + String(repeating: ")\"", count: depth)
    expectNone(brokenInvariant(Array(strings.utf8), names))
    let comments = String(repeating: "/*", count: depth) + String(repeating: "*/", count: depth) + "a"
    #expect(tokens(comments) == "identifier(a)")
  }
}

// MARK: Names as numbers

@Suite struct NameTableTests {
  @Test func knownNamesHaveTheirNumbers() {
    let names = NameTable()
    #expect(names.count == Name.Known.allCases.count + 1)
    for (i, known) in Name.Known.allCases.enumerated() {
      #expect(known.id == UInt32(i + 1))
      #expect(names.text(of: Name(known)) == known.spelling)
      #expect(names.name(known.spelling) == Name(known))
    }
    #expect(Name(id: Name.Known.body.id) == .body)
    #expect(names.text(of: .none) == "")
    #expect(names.text(of: Name(id: 1_000_000)) == "")
  }

  @Test func reservedWordsComeInTheOrderOfTheKinds() {
    for raw in TokenKind.Any.rawValue...TokenKind.while.rawValue {
      let kind = TokenKind(rawValue: raw)!
      let known = Name(id: UInt32(raw - TokenKind.Any.rawValue) + 1).known!
      #expect("\(kind)" == "\(known)")
    }
    #expect(Name.Known.`_`.id == Name.Known.while.id + 1)
  }

  @Test func internedTwice() {
    let names = NameTable()
    var made: [Name] = []
    let numbered = (0..<20_000).map { i in String(repeating: "n", count: i % 23) + "\(i)" }
    let texts = numbered + ["é", "a b", "+", "⊕"]
    for text in texts { made.append(names.intern(text)) }
    #expect(Set(made).count == texts.count)
    for (text, name) in zip(texts, made) {
      #expect(names.intern(text) == name)
      #expect(names.name(text) == name)
      #expect(names.text(of: name) == text)
    }
    #expect(names.intern("") == .none)
    #expect(names.name("") == nil)
    #expect(names.name("never seen") == nil)
    let bytes: [UInt8] = Array("onAppear".utf8)
    #expect(names.intern(bytes.span) == .onAppear)
  }

  @Test func zerosDoNotConfuse() {
    let names = NameTable()
    let plain = names.intern("ab")
    let padded = names.intern("ab\0")
    #expect(plain != padded)
    #expect(names.text(of: padded) == "ab\0")
  }

  @Test func lastKnownName() {
    #expect(Name.Known.allCases.last == Name.lastKnown)
    #expect(Name(id: Name.lastKnown.id).known == Name.lastKnown)
    #expect(Name(id: Name.lastKnown.id + 1).known == nil)
    #expect(Name.none.known == nil)
    #expect(Name(id: 1).known == .Any)
  }

  /// Threads that meet the same names in different orders, while the table grows, agree on all of them.
  @Test func sharedByThreads() async {
    let names = NameTable()
    let texts = (0..<30_000).map { i in String(repeating: "n", count: i % 19) + "\(i)" }
    let all = await withTaskGroup(of: [Name].self) { group in
      for step in [1, 7, 11, 13, 29_999, 17] {
        group.addTask {
          var reader = NameReader(names)
          var made = [Name](repeating: .none, count: texts.count)
          var i = step
          for _ in texts {
            i = (i + step) % texts.count
            var text = texts[i]
            made[i] = text.withUTF8 { unsafe reader.intern(SourceBytes($0), 0, $0.count) }
            // Also names that another thread may just have added.
            if i % 5 == 0, let found = names.name(texts[(i + 3) % texts.count]) {
              precondition(names.text(of: found) == texts[(i + 3) % texts.count])
            }
          }
          return made
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    for made in all { #expect(made == all[0]) }
    #expect(Set(all[0]).count == texts.count)
    #expect(names.count == Name.Known.allCases.count + 1 + texts.count)
    for (text, name) in zip(texts, all[0]) { #expect(names.text(of: name) == text) }
  }

  /// Git ends lines with `\n` alone.
  @Test func linesOfGit() {
    func lines(_ text: String, _ ranges: [Range<Int>]) -> [Range<Int>] {
      SourceText(path: "", bytes: Array(text.utf8)).lines(endedByLineFeeds: ranges)
    }
    #expect(lines("a\r\nb\nc", [2..<3, 9..<10]) == [2..<3, 9..<10])
    #expect(lines("a\rb\nc\rd\re\nf", [1..<2]) == [1..<3])
    #expect(lines("a\rb\nc\rd\re\nf", [2..<3, 3..<4]) == [3..<6, 6..<7])
    #expect(lines("a\rb\r", [1..<2]) == [1..<4])
    #expect(lines("a\rb", [5..<9, 0..<0]) == [3..<3, 1..<1])
    #expect(lines("", [1..<2]) == [1..<2])
  }
}
