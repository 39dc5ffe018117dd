// Validates reports against docs/report.schema.json with Python's jsonschema.

import Foundation

enum Schema {
  static let url = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "docs/report.schema.json")

  static let hasValidator: Bool = {
    guard let outcome = try? python("from jsonschema import Draft202012Validator", [], "") else {
      return false
    }
    return outcome.status == 0
  }()

  /// What is wrong with a report, or with the schema: a report must fit, and must no longer fit when
  /// any member of any object in it is taken away, or a further one is added.
  static func faults(of report: String) throws -> String {
    let script = """
      import copy, json, sys
      from jsonschema import Draft202012Validator
      schema = json.load(open(sys.argv[1]))
      Draft202012Validator.check_schema(schema)
      validator = Draft202012Validator(schema)
      report = json.loads(sys.stdin.buffer.read())
      for error in validator.iter_errors(report):
        print(list(error.absolute_path), error.message)

      def paths(value, path=()):
        if isinstance(value, dict):
          yield path
          for key in value: yield from paths(value[key], path + (key,))
        if isinstance(value, list):
          for i, element in enumerate(value): yield from paths(element, path + (i,))

      def at(path):
        changed = copy.deepcopy(report)
        value = changed
        for step in path: value = value[step]
        return changed, value

      for path in paths(report):
        for key in at(path)[1]:
          changed, value = at(path)
          del value[key]
          if validator.is_valid(changed): print(path, "does not require", key)
        changed, value = at(path)
        value["further"] = 1
        if validator.is_valid(changed): print(path, "allows a further member")
      """
    let outcome = try python(script, [url.path(percentEncoded: false)], report)
    return outcome.status == 0 ? outcome.output : "status \(outcome.status)\n\(outcome.output)"
  }

  private static func python(
    _ script: String, _ arguments: [String], _ input: String
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script] + arguments
    let (stdin, stdout) = (Pipe(), Pipe())
    process.standardInput = stdin
    process.standardOutput = stdout
    try process.run()
    // Small enough for the pipe, or Python reads all of it before it prints.
    try? stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try stdin.fileHandleForWriting.close()
    let output = try stdout.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
