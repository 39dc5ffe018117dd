// `compile_commands.json`: how each source is compiled.

import Files

/// The compiler arguments of each listed source, by absolute path.
struct CompilationDatabase {
  private(set) var arguments: [String: [String]] = [:]

  /// Adds the content of a file. A malformed file adds nothing.
  ///
  /// - Parameter boundary: Folders outside of it are skipped.
  mutating func add(_ bytes: [UInt8], folder: String, within boundary: Boundary) {
    var reader = JSONReader(bytes)
    guard case .list(let entries)? = reader.value(depth: 0) else { return }
    for case .object(let entry) in entries {
      guard case .text(let file)? = entry["file"] else { continue }
      var base = folder
      if case .text(let directory)? = entry["directory"] {
        base = directory.hasPrefix("/") ? directory : folder + "/" + directory
      }
      // Frames end fields with a NUL, and so do the system's paths: what is checked would not be what is opened.
      guard base.utf8.count + file.utf8.count < Platform.pathLimit, !(base + file).utf8.contains(0) else { continue }
      var words: [String] = []
      if case .list(let list)? = entry["arguments"] {
        for case .text(let word) in list { words.append(word) }
      } else if case .text(let command)? = entry["command"] {
        words = Self.words(of: command)
      }
      let path = Platform.absolutePath(file.hasPrefix("/") ? file : base + "/" + file)
      arguments[path] = relevant(words, base: base, boundary)
    }
  }

  /// The header folders that the arguments name: allowed and refused ones.
  private(set) var folders: Set<String> = []
  private(set) var refused: Set<String> = []

  /// The system resolves each path name by name. Projects name the same few folders for all of their sources; further ones
  /// are left out beyond this length of all together.
  private static let examinedLimit = 16 << 20
  private var examinedBytes = 0

  private static let languages: Set<String> = ["c", "c++", "objective-c", "objective-c++"]

  /// The arguments that affect parsing: include paths, definitions, language and standard. Paths become absolute.
  private mutating func relevant(_ words: [String], base: String, _ boundary: Boundary) -> [String] {
    var kept: [String] = []
    var named: Set<String> = []
    var i = 1
    func keep(_ option: String, _ path: String) {
      guard path.utf8.count + base.utf8.count < Platform.pathLimit else { return }
      let path = path.hasPrefix("/") ? path : base + "/" + path
      // The first place in the list counts.
      guard named.insert(option + path).inserted else { return }
      if folders.contains(path) {
        kept += [option, path]
      } else if !refused.contains(path), examinedBytes < Self.examinedLimit {
        examinedBytes += path.utf8.count
        if boundary.permits(path) {
          kept += [option, path]
          folders.insert(path)
        } else {
          refused.insert(path)
        }
      }
    }
    // As above. An option that is named without its value is left out as well.
    if words.contains(where: { $0.utf8.contains(0) }) { return [] }
    let withPath = ["-I", "-isystem", "-iquote", "-F", "-isysroot", "-idirafter"]
    while i < words.count {
      let word = words[i]
      i += 1
      if withPath.contains(word) || word == "-D" || word == "-U" || word == "-x" {
        guard i < words.count else { break }
        let value = words[i]
        i += 1
        if withPath.contains(word) {
          keep(word, value)
        } else if word != "-x" || Self.languages.contains(value) {
          // Other files are output of compilers, not texts.
          kept += [word, value]
        }
      } else if let option = withPath.first(where: { word.hasPrefix($0) && word.count > $0.count }) {
        keep(option, String(word.dropFirst(option.count)))
      } else if word.hasPrefix("-D") || word.hasPrefix("-U") || word == "-fobjc-arc" || word == "-fblocks" {
        kept.append(word)
      } else if word.hasPrefix("-std="), word.utf8.allSatisfy({ $0.isNameByte || "-=+:".utf8.contains($0) }) {
        kept.append(word)
      }
    }
    return kept
  }

  /// The words of a shell command.
  static func words(of command: String) -> [String] {
    var words: [String] = []
    var word = ""
    var hasWord = false
    var quote: Character?
    var isEscaped = false
    for character in command {
      if isEscaped {
        word.append(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
        hasWord = true
      } else if let open = quote {
        if character == open { quote = nil } else { word.append(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        hasWord = true
      } else if character.isWhitespace {
        if hasWord { words.append(word) }
        (word, hasWord) = ("", false)
      } else {
        word.append(character)
        hasWord = true
      }
    }
    if hasWord { words.append(word) }
    return words
  }
}

extension UInt8 {
  fileprivate var isNameByte: Bool { (0x30...0x39).contains(self) || (0x61...0x7A).contains(self | 0x20) }
}

/// The part of JSON that such lists need. Numbers and other values become nil.
struct JSONReader {
  indirect enum Value {
    case text(String)
    case list([Value])
    case object([String: Value])
    case other
  }
  private let bytes: [UInt8]
  private var i = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The value at the present position; nil if there is none.
  mutating func value(depth: Int) -> Value? {
    guard depth < ReadingLimit.json else { return nil }
    skipBlanks()
    guard i < bytes.count else { return nil }
    switch bytes[i] {
    case UInt8(ascii: "\""): return text().map { .text($0) }
    case UInt8(ascii: "["):
      i += 1
      var list: [Value] = []
      while true {
        skipBlanks()
        guard i < bytes.count else { return nil }
        if bytes[i] == UInt8(ascii: "]") {
          i += 1
          return .list(list)
        }
        guard let element = value(depth: depth + 1) else { return nil }
        list.append(element)
        skipComma()
      }
    case UInt8(ascii: "{"):
      i += 1
      var object: [String: Value] = [:]
      while true {
        skipBlanks()
        guard i < bytes.count else { return nil }
        if bytes[i] == UInt8(ascii: "}") {
          i += 1
          return .object(object)
        }
        guard let key = text() else { return nil }
        skipBlanks()
        guard i < bytes.count, bytes[i] == UInt8(ascii: ":") else { return nil }
        i += 1
        guard let element = value(depth: depth + 1) else { return nil }
        object[key] = element
        skipComma()
      }
    default:
      let start = i
      while i < bytes.count, !",]} \n\r\t".utf8.contains(bytes[i]) { i += 1 }
      return i > start ? .other : nil
    }
  }

  private mutating func skipBlanks() {
    while i < bytes.count, bytes[i] <= 0x20 { i += 1 }
  }

  private mutating func skipComma() {
    skipBlanks()
    if i < bytes.count, bytes[i] == UInt8(ascii: ",") { i += 1 }
  }

  private mutating func text() -> String? {
    guard i < bytes.count, bytes[i] == UInt8(ascii: "\"") else { return nil }
    i += 1
    var text: [UInt8] = []
    while i < bytes.count, bytes[i] != UInt8(ascii: "\"") {
      if bytes[i] == UInt8(ascii: "\\"), i + 1 < bytes.count {
        i += 1
        switch bytes[i] {
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"):
          let digits = bytes[(i + 1)...].prefix(4)
          guard digits.count == 4, let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
          else { return nil }
          text += Array(String(Character(Unicode.Scalar(number) ?? "\u{FFFD}")).utf8)
          i += 4
        default: text.append(bytes[i])
        }
      } else {
        text.append(bytes[i])
      }
      i += 1
    }
    guard i < bytes.count else { return nil }
    i += 1
    return String(decoding: text, as: UTF8.self)
  }
}
