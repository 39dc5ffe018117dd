// Markdown for a terminal, as far as the explanations of rules use it.
//
// Paragraphs and lists are wrapped, headings and code are highlighted if there is color, and code blocks are kept as
// they are. Code spans keep their backticks, as in reports.

enum Markdown {
  /// `text` in lines of at most `columns` characters, as far as its words and code allow. Ends with a line break.
  static func rendered(_ text: String, _ pen: Pen, columns: Int) -> String {
    var blocks = Blocks()
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) { blocks.add(line) }
    blocks.end()
    var page = ""
    var previous: Block?
    for block in blocks.all {
      // The items of a list stay together.
      if let previous, !(previous.isItem && block.isItem) { page += "\n" }
      page += render(block, pen, columns)
      previous = block
    }
    return page
  }

  /// Lines of code, indented as a block. Ends with a line break.
  static func indented(_ lines: [Substring]) -> String {
    var lines = lines[...]
    while lines.last?.allSatisfy(\.isWhitespace) ?? false { lines.removeLast() }
    return lines.map { ($0.isEmpty ? "" : "    " + printable(String($0))) + "\n" }.joined()
  }

  private enum Block {
    case paragraph(String)
    case heading(String)
    /// `depth` in columns of the source.
    case item(mark: String, depth: Int, String)
    case code([Substring])

    var isItem: Bool {
      if case .item = self { return true }
      return false
    }
  }

  /// Sorts lines into blocks.
  private struct Blocks {
    private(set) var all: [Block] = []
    private var open: Block?
    private var isFenced = false

    mutating func add(_ line: Substring) {
      let content = line.drop(while: \.isWhitespace)
      if content.hasPrefix("```") {
        isFenced.toggle()
        end()
        if isFenced { open = .code([]) }
        return
      }
      if case .code(let lines) = open, isFenced || line.hasPrefix("    ") || content.isEmpty {
        open = .code(lines + [isFenced ? line : line.dropFirst(4)])
        return
      }
      if content.isEmpty { return end() }
      let depth = line.count - content.count
      if let hashes = heading(content) {
        end()
        all.append(.heading(String(content.dropFirst(hashes).drop(while: \.isWhitespace))))
      } else if let mark = itemMark(content) {
        end()
        let text = content.dropFirst(mark.count).drop(while: \.isWhitespace)
        open = .item(mark: mark, depth: depth, String(text))
      } else if open == nil, depth >= 4 {
        open = .code([line.dropFirst(4)])
      } else {
        switch open {
        case .paragraph(let text): open = .paragraph(text + " " + content)
        case .item(let mark, let depth, let text):
          open = .item(mark: mark, depth: depth, text + " " + content)
        default:
          end()
          open = .paragraph(String(content))
        }
      }
    }

    mutating func end() {
      if let open { all.append(open) }
      open = nil
    }

    private func heading(_ line: Substring) -> Int? {
      let hashes = line.prefix { $0 == "#" }.count
      return (1...6).contains(hashes) && line.dropFirst(hashes).first == " " ? hashes : nil
    }

    /// `-`, `*` or `12.` before a space.
    private func itemMark(_ line: Substring) -> String? {
      let digits = line.prefix(while: \.isWholeNumber)
      let mark = digits.isEmpty ? line.prefix(1) : line.prefix(digits.count + 1)
      guard let last = mark.last, line.dropFirst(mark.count).first == " " else { return nil }
      let isMark = digits.isEmpty ? "-*+".contains(last) : (last == "." || last == ")")
      return isMark ? String(mark) : nil
    }
  }

  private static func render(_ block: Block, _ pen: Pen, _ columns: Int) -> String {
    switch block {
    case .code(let lines): return indented(lines)
    case .heading(let text):
      return wrapped(printable(text), to: columns).map { pen(.heading, $0) + "\n" }.joined()
    case .paragraph(let text): return fill(text, pen, columns, first: "", rest: "")
    case .item(let mark, let depth, let text):
      let margin = String(repeating: " ", count: depth)
      let rest = margin + String(repeating: " ", count: mark.count + 1)
      return fill(text, pen, columns, first: margin + mark + " ", rest: rest)
    }
  }

  private static func fill(
    _ text: String, _ pen: Pen, _ columns: Int, first: String, rest: String
  ) -> String {
    var page = ""
    var line = first
    var width = first.count
    var isEmpty = true
    for word in words(printable(text)) {
      if !isEmpty, width + 1 + word.text.count > columns {
        page += line + "\n"
        line = rest
        width = rest.count
        isEmpty = true
      }
      if !isEmpty {
        line += " "
        width += 1
      }
      line += word.look(pen)
      width += word.text.count
      isEmpty = false
    }
    return page + line + "\n"
  }

  /// A unit that is not broken across lines.
  private struct Word {
    /// The text in parts; code and emphasized text are strong.
    var parts: [(text: String, isStrong: Bool)] = []

    var text: String { parts.map(\.text).joined() }
    func look(_ pen: Pen) -> String { parts.map { $0.isStrong ? pen(.strong, $0.text) : $0.text }.joined() }

    mutating func append(_ character: Character, isStrong: Bool) {
      if let last = parts.last, last.isStrong == isStrong {
        parts[parts.count - 1].text.append(character)
      } else {
        parts.append((String(character), isStrong))
      }
    }
  }

  /// Code spans longer than this may be broken at their spaces.
  private static let longestUnbrokenCode = 32

  private static func words(_ text: String) -> [Word] {
    var words: [Word] = []
    var word = Word()
    var isStrong = false
    var rest = text[...]
    func flush() {
      if !word.parts.isEmpty { words.append(word) }
      word = Word()
    }
    while let character = rest.first {
      if character == "`", let close = rest.dropFirst().firstIndex(of: "`") {
        let span = rest[...close]
        let isBreakable = span.count > longestUnbrokenCode
        for inner in span {
          if inner == " ", isBreakable { flush() } else { word.append(inner, isStrong: true) }
        }
        rest = rest[close...].dropFirst()
        continue
      }
      if rest.hasPrefix("**"), isStrong || rest.dropFirst(2).contains("**") {
        isStrong.toggle()
        rest = rest.dropFirst(2)
        continue
      }
      if character == "[", let link = link(rest) {
        // The address is printed in parentheses behind the text.
        rest = "\(link.text) (\(link.address))" + link.rest
        continue
      }
      if character == "\\", let next = rest.dropFirst().first, next.isPunctuation || next == "`" {
        word.append(next, isStrong: isStrong)
        rest = rest.dropFirst(2)
        continue
      }
      if character == " " { flush() } else { word.append(character, isStrong: isStrong) }
      rest = rest.dropFirst()
    }
    flush()
    return words
  }

  /// `[text](address)` at the start of `text`.
  private static func link(_ text: Substring) -> (text: Substring, address: Substring, rest: Substring)? {
    guard let middle = text.firstIndex(of: "]") else { return nil }
    let after = text[middle...].dropFirst()
    guard after.first == "(", let end = after.firstIndex(of: ")") else { return nil }
    let address = after[..<end].dropFirst()
    guard !address.isEmpty, !address.contains(" ") else { return nil }
    return (text[..<middle].dropFirst(), address, after[end...].dropFirst())
  }
}
