// The child's side: parses what it is asked to, until nobody asks any more.

import Files

/// The other side of `ClangProcess`: the hidden subcommand of this program that loads libclang.
public enum ClangServer {
  /// The name of the subcommand.
  public static let subcommand = "read-c-family"

  /// What one process may take. Parsing what people write needs a tenth of it.
  private static let memoryLimit = 3 << 30
  private static let processorSeconds = 600

  /// Answers requests until standard input ends.
  public static func run() {
    Platform.limitResources(memory: memoryLimit, processorSeconds: processorSeconds)
    guard let library = Library() else {
      StandardStream.output.write(Frame.encoded(["absent"]))
      return
    }
    StandardStream.output.write(Frame.encoded(["ready"]))
    while let header = Platform.readStandardInput(exactly: 4) {
      let length = Frame.length(header)
      guard length <= Frame.limit, let payload = Platform.readStandardInput(exactly: length),
        let request = ParseRequest(fields: Frame.decoded(payload))
      else { return }
      // Syntax trees are walked recursively.
      let answers = concurrentMap([request], jobs: 1, stackBytes: 64 << 20) { answer(to: $0, library) }
      StandardStream.output.write(Frame.encoded(answers[0].fields))
    }
  }

  /// Parses one file in this process.
  static func answer(to request: ParseRequest, _ library: Library) -> ParseAnswer {
    let apple = AppleInterfaces(for: request)
    guard var unit = unit(request, apple, library) else { return unparsed(request) }
    if let apple {
      var missing = AppleInterfaces.Missing()
      // What the second parse gets right brings more to light.
      for _ in 0..<2 {
        let before = missing
        AppleInterfaces.add(missingIn: unit, to: &missing)
        guard missing != before, let better = self.unit(request, apple.declaring(missing), library) else { break }
        unit = better
      }
    }
    var reader = DeclarationReader(unit, hidden: apple?.path)
    reader.run()
    return reader.answer
  }

  private static func unit(
    _ request: ParseRequest, _ apple: AppleInterfaces?, _ library: Library
  ) -> TranslationUnit? {
    var unsaved: [TranslationUnit.Unsaved] = []
    if !request.text.isEmpty {
      unsaved.append(TranslationUnit.Unsaved(path: request.path, text: Array(request.text.utf8)))
    }
    var arguments = request.arguments
    if let apple {
      unsaved.append(TranslationUnit.Unsaved(path: apple.path, text: Array(apple.text.utf8)))
      // Counting references by hand, clang only warns of methods that it does not know.
      arguments.removeAll { $0 == "-fobjc-arc" }
      arguments = ["-include", apple.path] + arguments
    }
    arguments += library.resourceArguments + ["-w", "-ferror-limit=0", "-fbracket-depth=512"]
    return TranslationUnit(request.path, arguments: arguments, unsaved: unsaved, library: library)
  }

  private static func unparsed(_ request: ParseRequest) -> ParseAnswer {
    var answer = ParseAnswer()
    answer.problems = [ParseProblem(path: request.path, line: 0, message: "clang gave up on it")]
    return answer
  }
}
