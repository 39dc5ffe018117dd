// The child's side: parses the requested files until its input ends.

import Files

/// The counterpart of `ClangProcess`: a hidden subcommand of this program that loads libclang.
public enum ClangServer {
  /// The name of the subcommand.
  public static let subcommand = "read-c-family"

  /// What it says first.
  static let readyGreeting = "ready"
  static let absentGreeting = "absent"

  /// The limits of one process. Hand-written code needs a tenth of them. The parent gives all files together less time
  /// than this limit, which is for a process that does not notice the end of its parent.
  private static let memoryLimit = 3 << 30
  private static let processorSeconds = 120

  /// Answers requests until standard input ends.
  public static func run() {
    Platform.closeInherited()
    Platform.limitResources(memory: memoryLimit, processorSeconds: processorSeconds)
    guard let fields = frame() else { return }
    let setup = ChildSetup(fields: fields)
    guard let library = Library(for: setup.boundary) else {
      StandardStream.output.write(Frame.encoded([absentGreeting]))
      return
    }
    // Nothing of the project has been read yet, and there is only one thread.
    let confinement = Platform.confine(
      folders: Boundary.systemFolders + library.folders, files: setup.files, roots: setup.boundary.roots)
    StandardStream.output.write(Frame.encoded([readyGreeting]))
    Platform.endWithStandardInput()
    let gate = Gate(setup, library, readsEmbeds: confinement.coversFiles)
    while let fields = frame(), let request = ParseRequest(fields: fields) {
      // A large stack is needed, because syntax trees are walked recursively.
      let answers = concurrentMap([request], jobs: 1, stackBytes: 64 << 20) { answer(to: $0, library, gate) }
      StandardStream.output.write(Frame.encoded(answers[0].fields))
    }
  }

  private static func frame() -> [String]? {
    guard let header = Platform.readStandardInput(exactly: 4) else { return nil }
    let length = Frame.length(header)
    guard length <= Frame.limit, let payload = Platform.readStandardInput(exactly: length) else { return nil }
    return Frame.decoded(payload)
  }

  /// Parses one file in this process.
  static func answer(to request: ParseRequest, _ library: Library, _ gate: Gate) -> ParseAnswer {
    let apple = AppleInterfaces(for: request)
    var unit: TranslationUnit
    do throws(ParseProblem.Kind) { unit = try self.unit(request, apple, library) } catch { return refusal(error) }
    if let apple {
      var missing = AppleInterfaces.Missing()
      // A second parse with more declarations can reveal more missing names.
      for _ in 0..<2 {
        let before = missing
        AppleInterfaces.add(missingIn: unit, to: &missing)
        guard missing != before, let better = try? self.unit(request, apple.declaring(missing), library)
        else { break }
        unit = better
      }
    }
    guard gate.admits(unit, made: [request.path, apple?.path ?? ""]) else { return refusal(.outside) }
    var reader = DeclarationReader(unit, hidden: apple?.path)
    reader.run()
    return reader.answer
  }

  private static func unit(
    _ request: ParseRequest, _ apple: AppleInterfaces?, _ library: Library
  ) throws(ParseProblem.Kind) -> TranslationUnit {
    var unsaved: [TranslationUnit.Unsaved] = []
    if !request.text.isEmpty {
      unsaved.append(TranslationUnit.Unsaved(path: request.path, text: Array(request.text.utf8)))
    }
    var arguments = request.arguments
    if let apple {
      unsaved.append(TranslationUnit.Unsaved(path: apple.path, text: Array(apple.text.utf8)))
      // With manual reference counting, clang only warns about unknown methods.
      arguments.removeAll { $0 == "-fobjc-arc" }
      arguments = ["-include", apple.path] + arguments
    }
    arguments += library.resourceArguments + ["-w", "-ferror-limit=0", "-fbracket-depth=512"]
    return try TranslationUnit(request.path, arguments: arguments, unsaved: unsaved, library: library)
  }

  /// About the file as a whole, which for headers has a path of our own.
  private static func refusal(_ kind: ParseProblem.Kind) -> ParseAnswer {
    var answer = ParseAnswer()
    answer.problems = [ParseProblem(path: "", line: 0, kind: kind)]
    return answer
  }
}

/// Checks after the parse which files were read, for systems that cannot restrict clang. A file from elsewhere voids
/// the answer, so its content does not leave the process.
///
/// Without the help of the system, C code can still find out that a file exists (`__has_include`), and how long it
/// takes to read.
final class Gate: Sendable {
  private let files: Set<String>
  private let folders: [String]
  #if os(macOS)
    private let lowercased: Set<String>
  #endif
  /// Whether a file may use `#embed`. Without restrictions by the system it may not, because libclang does not report
  /// embedded files.
  private let readsEmbeds: Bool

  init(_ setup: ChildSetup, _ library: Library, readsEmbeds: Bool) {
    files = Set(setup.files)
    folders = Boundary.systemFolders + library.folders.compactMap { Platform.realPath($0) }
    self.readsEmbeds = readsEmbeds
    #if os(macOS)
      lowercased = Set(setup.files.map { $0.lowercased() })
    #endif
  }

  private func isProjects(_ path: String) -> Bool {
    if files.contains(path) { return true }
    #if os(macOS)
      // Most disks on this system ignore case.
      return lowercased.contains(path.lowercased())
    #else
      return false
    #endif
  }

  /// Whether the unit read only permitted files.
  ///
  /// - Parameter made: Paths of synthetic texts.
  func admits(_ unit: TranslationUnit, made: [String]) -> Bool {
    unit.inclusions.allSatisfy { file in
      if file.path.isEmpty { return true }
      if !made.contains(file.path) {
        guard let real = Platform.realPath(file.path) else { return false }
        if !isProjects(real) { return folders.contains { real.isBelow($0) } }
      }
      return readsEmbeds || !EmbedScanner.finds(in: unit.contents(of: file))
    }
  }
}

/// Detects the directive `#embed` in all its spellings.
enum EmbedScanner {
  static func finds(in text: [UInt8]) -> Bool {
    // C joins continued lines first. `??/` is a backslash in old C.
    var joined: [UInt8] = []
    joined.reserveCapacity(text.count)
    var i = 0
    while i < text.count {
      var end = i
      if text[i] == UInt8(ascii: "\\") { end = i + 1 }
      if text[i] == UInt8(ascii: "?"), text[i...].starts(with: "??/".utf8) { end = i + 3 }
      if end > i {
        while end < text.count, text[end] <= 0x20, text[end] != 0x0A, text[end] != 0x0D { end += 1 }
        if end < text.count, text[end] == 0x0A || text[end] == 0x0D {
          end += text[end...].starts(with: [0x0D, 0x0A]) ? 2 : 1
          i = end
          continue
        }
      }
      joined.append(text[i])
      i += 1
    }
    let follows = placesOfWord(joined)
    return joined.indices.contains { start in
      let rest = joined[start...]
      switch joined[start] {
      case UInt8(ascii: "#"): return follows[start + 1]
      case UInt8(ascii: "%"): return rest.starts(with: "%:".utf8) && follows[start + 2]
      case UInt8(ascii: "?"): return rest.starts(with: "??=".utf8) && follows[start + 3]
      default: return false
      }
    }
  }

  /// For each offset, and the end, whether `embed` follows after blanks and comments. Computed backwards, because
  /// unclosed comments would otherwise be searched for each offset.
  private static func placesOfWord(_ text: [UInt8]) -> [Bool] {
    var follows = [Bool](repeating: false, count: text.count + 1)
    /// The offset behind a comment that begins here.
    var behind: Int?
    for i in text.indices.reversed() {
      if i + 2 < text.count, text[(i + 2)...].starts(with: "*/".utf8) { behind = i + 4 }
      if text[i] <= 0x20 {
        follows[i] = follows[i + 1]
      } else if text[i...].starts(with: "/*".utf8) {
        follows[i] = behind.map { follows[$0] } ?? false
      } else {
        follows[i] = text[i...].starts(with: "embed".utf8)
      }
    }
    return follows
  }
}
