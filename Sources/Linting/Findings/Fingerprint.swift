// Identifies a finding across runs, though lines move and wording changes.

import Syntax

/// The fingerprints of the findings of a run, in their order: 16 lower-case hexadecimal digits each.
///
/// A fingerprint depends on the rule, the path, and the text of the line on which the finding starts, without blanks.
/// Equal ones in one file are numbered. A fingerprint stays the same when lines move and when messages or severities
/// change. It changes when the file is renamed or the line is edited.
///
/// - Parameter path: Maps the path of a file, for instance to one that does not depend on the working folder.
public func fingerprints(of result: LintResult, path: (String) -> String = { $0 }) -> [String] {
  struct Line: Hashable {
    let file: Int
    let number: Int
  }
  var lines: [Int: LineStarts] = [:]
  var paths: [Int: FNV] = [:]
  // Kept, since a line may have a megabyte and a thousand findings.
  var texts: [Line: FNV] = [:]
  var seen: [UInt64: Int] = [:]
  return result.findings.map { finding in
    let number = finding.location.file
    guard result.files.indices.contains(number) else { return String(repeating: "0", count: 16) }
    let file = result.files[number]
    let table = lines[number] ?? file.lineStarts()
    lines[number] = table
    let line = Line(file: number, number: table.line(at: finding.location.start))
    var hash =
      texts[line]
      ?? {
        var hash =
          paths[number]
          ?? {
            var hash = FNV()
            hash.add(path(file.path).utf8)
            hash.add([0])
            return hash
          }()
        paths[number] = hash
        hash.add(file.bytes[table.range(ofLine: line.number)].lazy.filter { $0 > 0x20 })
        return hash
      }()
    texts[line] = hash
    hash.add([0])
    hash.add(finding.rule.utf8)
    let count = seen[hash.value, default: 0]
    seen[hash.value] = count + 1
    if count > 0 { hash.add([0] + Array(String(count).utf8)) }
    return hexadecimal(hash.value)
  }
}

/// The 64-bit FNV-1a hash, which is the same on every machine and in every release.
struct FNV {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }
}

/// The value in 16 hexadecimal digits.
func hexadecimal(_ value: UInt64) -> String {
  let text = String(value, radix: 16)
  return String(repeating: "0", count: 16 - text.count) + text
}
