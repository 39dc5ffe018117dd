// Findings as data of an HTML page. The lines of code that they show are shared.

import Linting
import Syntax

/// The findings of a page, and the lines of each file that they show.
struct HTMLFindings {
  private(set) var parts: [HTMLContents.Part] = []
  /// Whether a finding did not fit. No further one is added then.
  private(set) var isFull = false
  /// The ids of the rules of the findings.
  private(set) var rules: Set<String> = []

  private var places: Places
  private let owners: [Int: String]
  private var size = 0
  private var excerpts: [Excerpt] = []
  /// From the index of a file to its number in the page.
  private var numbers: [Int: Int] = [:]

  private struct Excerpt {
    let path: String
    let owner: String?
    var lines: [Int: String] = [:]
  }

  /// Lines of code around the place of a finding, and around that of a note.
  private static let findingContext = 2
  private static let noteContext = 1
  /// The most bytes of a line. A longer one is cut around the place.
  private static let lineLimit = 240

  init(_ files: [SourceText], owners: [Int: String]) {
    places = Places(files)
    self.owners = owners
  }

  /// The files as data, in the order of their numbers.
  var files: [HTMLContents.Part] {
    excerpts.map { excerpt in
      HTMLContents.Part { json in
        json.member("path", excerpt.path)
        if let owner = excerpt.owner { json.member("owner", owner) }
        json.key("lines")
        json.object { json in
          for (line, text) in excerpt.lines.sorted(by: { $0.key < $1.key }) { json.member(String(line), text) }
        }
      }
    }
  }

  /// Adds a finding unless the data would become larger than `limit` bytes.
  mutating func add(_ finding: Finding, _ number: Int, limit: Int) {
    let place = place(of: finding.location, Self.findingContext)
    let notes = finding.notes.map { ($0, self.place(of: $0.location, Self.noteContext)) }
    let fixes = finding.fixes.map { ($0, places.hunks(of: $0)) }
    let part = HTMLContents.Part { json in
      json.member("id", number)
      json.member("rule", finding.rule)
      json.member("group", finding.group.rawValue)
      json.member("severity", finding.severity.word)
      json.member("message", visible(finding.message, keeping: nil))
      if let help = finding.help { json.member("help", visible(help, keeping: nil)) }
      json.write(place)
      json.key("notes")
      json.array(notes) { json, note in
        json.object { json in
          if let role = note.0.role { json.member("role", role.rawValue) }
          json.member("message", visible(note.0.message, keeping: nil))
          json.write(note.1)
        }
      }
      json.key("fixes")
      json.array(fixes) { json, fix in
        json.object { json in
          json.member("title", visible(fix.0.title, keeping: nil))
          json.member("safety", fix.0.safety.rawValue)
          if fix.1.isCut { json.member("isCut", true) }
          json.key("hunks")
          json.array(fix.1.hunks) { json, hunk in
            json.object { json in
              json.member("path", visible(hunk.path, keeping: nil))
              json.member("line", hunk.line)
              json.key("lines")
              json.array(hunk.lines) { $0.string($1) }
            }
          }
        }
      }
      if !finding.joined.isEmpty { json.member("joined", finding.joined.count) }
    }
    size += part.size + 2
    if size > limit {
      isFull = true
    } else {
      parts.append(part)
      rules.insert(finding.rule)
    }
  }

  /// A range of code as the page shows it.
  fileprivate struct Shown {
    let file: Int
    let line: Int
    /// UTF-16 offsets in the text of the line, as JavaScript counts.
    let marked: Range<Int>
    let lastLine: Int?
    /// The part of a long line around the range; nil for the whole line.
    var text: String?
  }

  /// The place of a location. Adds the lines around it to those of the page.
  private mutating func place(of location: Location, _ context: Int) -> Shown {
    let file = number(of: location)
    guard let source = places.file(of: location), let lines = places.lineStarts(of: location) else {
      return Shown(file: file, line: 1, marked: 0..<0, lastLine: nil)
    }
    let range = places.range(of: location)
    let line = lines.line(at: range.lowerBound)
    let last = lines.line(at: max(range.lowerBound, range.upperBound - 1))
    for number in max(1, line - context)...min(lines.offsets.count, line + context) {
      guard excerpts[file].lines[number] == nil else { continue }
      let text = text(source.bytes, content(of: number, source.bytes, lines))
      excerpts[file].lines[number] = text
      size += text.utf8.count + 12
    }
    let whole = content(of: line, source.bytes, lines)
    let start = min(max(range.lowerBound, whole.lowerBound), whole.upperBound)
    let end = min(max(range.upperBound, start), whole.upperBound)
    let lastLine = last > line ? last : nil
    if whole.count > Self.lineLimit {
      let frame = CodeFrame(source.bytes, lines, range: range, isDedented: true)
      return Shown(
        file: file, line: line, marked: frame.lead..<(frame.lead + frame.length), lastLine: lastLine,
        text: String(decoding: frame.source, as: UTF8.self))
    }
    let before = code(source.bytes, whole.lowerBound..<start).utf16.count
    return Shown(
      file: file, line: line, marked: before..<(before + code(source.bytes, start..<end).utf16.count),
      lastLine: lastLine)
  }

  /// The number of the location's file in the page.
  private mutating func number(of location: Location) -> Int {
    if let known = numbers[location.file] { return known }
    let excerpt = Excerpt(path: visible(places.path(of: location), keeping: nil), owner: owners[location.file])
    numbers[location.file] = excerpts.count
    excerpts.append(excerpt)
    size += excerpt.path.utf8.count + (excerpt.owner?.utf8.count ?? 0) + 40
    return excerpts.count - 1
  }

  /// The bytes of a line without its line break, and without a byte order mark.
  private func content(of line: Int, _ bytes: [UInt8], _ lines: LineStarts) -> Range<Int> {
    let whole = lines.range(ofLine: line)
    var end = whole.upperBound
    while end > whole.lowerBound, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    let hasMark = whole.lowerBound == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
    return min(hasMark ? 3 : whole.lowerBound, end)..<end
  }

  private func text(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    if range.count <= Self.lineLimit { return code(bytes, range) }
    return code(bytes, range.lowerBound..<(range.lowerBound + Self.lineLimit)) + "…"
  }

  private func code(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    visible(String(decoding: bytes[range], as: UTF8.self), keeping: "\t")
  }
}

extension JSONWriter {
  /// The member `place`.
  fileprivate mutating func write(_ place: HTMLFindings.Shown) {
    key("place")
    object { json in
      json.member("file", place.file)
      json.member("line", place.line)
      json.member("from", place.marked.lowerBound)
      json.member("to", place.marked.upperBound)
      if let last = place.lastLine { json.member("last", last) }
      if let text = place.text { json.member("text", text) }
    }
  }
}
