// Names as numbers.

import Testing

@testable import Syntax

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
}
