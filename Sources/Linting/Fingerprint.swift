// What makes a finding the same one in the next run, though lines moved and wording changed.

import Syntax

/// Names for the findings of a run: 16 lower-case hexadecimal digits each.
///
/// They are made of the rule, the path and the text of the line on which the finding starts, without
/// blanks; of several equal ones in one file each has its number. Lines that move, messages in other words and
/// other severities leave them as they are; a renamed file or a changed line does not.
///
/// - Parameter path: What stands for the path of a file: relative to a folder, say, so that it does not matter where
///   the run was started.
public func fingerprints(of result: LintResult, path: (String) -> String = { $0 }) -> [String] {
  var lines: [Int: LineStarts] = [:]
  // A line may be a megabyte with a thousand findings.
  var texts: [[Int]: FNV] = [:]
  var seen: [String: Int] = [:]
  return result.findings.map { finding in
    guard result.files.indices.contains(finding.location.file) else { return String(repeating: "0", count: 16) }
    let file = result.files[finding.location.file]
    let table = lines[finding.location.file] ?? file.lineStarts()
    lines[finding.location.file] = table
    let line = table.line(at: finding.location.start)
    let start = table.offsets[line - 1]
    let end = line < table.offsets.count ? table.offsets[line] : file.bytes.count
    var hash =
      texts[[finding.location.file, line]]
      ?? {
        var hash = FNV()
        hash.add(path(file.path).utf8)
        hash.add([0])
        hash.add(file.bytes[start..<end].lazy.filter { $0 > 0x20 })
        return hash
      }()
    texts[[finding.location.file, line]] = hash
    hash.add([0])
    hash.add(finding.rule.utf8)
    let base = hash.digits
    let number = seen[base, default: 0]
    seen[base] = number + 1
    if number == 0 { return base }
    hash.add([0] + Array(String(number).utf8))
    return hash.digits
  }
}

/// The hash of Fowler, Noll and Vo in 64 bits (1a): the same on every machine and in every release.
private struct FNV {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  var digits: String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}
