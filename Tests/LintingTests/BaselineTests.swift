// Baselines as text.

import Linting
import Testing

@Suite struct BaselineTests {
  @Test func readsWhatItWrites() throws {
    let baseline = Baseline([
      (.init(fingerprint: "00112233445566aa", rule: "any-view", path: "Sources/With blanks/Ü.swift"), .info),
      (.init(fingerprint: "0000000000000001", rule: "index-as-id", path: "odd\\n\nname\r.swift"), .error),
    ])
    let text = baseline.text
    #expect(text.split(separator: "\n").count == 3)
    #expect(try Baseline(parsing: Array(text.utf8)) == baseline)
    let windows = text.split(separator: "\n").joined(separator: "\r\n")
    #expect(try Baseline(parsing: Array(windows.utf8)) == baseline)
  }

  /// What has become worse is not what was accepted.
  @Test func knowsUpToASeverity() throws {
    let entry = Baseline.Entry(fingerprint: "00112233445566aa", rule: "any-view", path: "A.swift")
    let read = try Baseline(parsing: Array("# SameView baseline 2\n00112233445566aa any-view warning A.swift".utf8))
    #expect(read.knows(entry, .info) && read.knows(entry, .warning) && !read.knows(entry, .error))
    #expect(!Baseline().knows(entry, .info))
  }

  /// The first version had no severities.
  @Test func readsTheFirstVersion() throws {
    let entry = Baseline.Entry(fingerprint: "00112233445566aa", rule: "any-view", path: "A b.swift")
    let read = try Baseline(parsing: Array("# SameView baseline 1\n00112233445566aa any-view A b.swift".utf8))
    #expect(read.knows(entry, .error))
  }

  /// A backslash that nothing follows stands for itself, and is written so that it is read as the same path.
  @Test func backslashesAtTheEnd() throws {
    let read = try Baseline(parsing: Array("# SameView baseline 1\n00112233445566aa any-view \\\n".utf8))
    #expect(read.entries.map(\.path) == ["\\"])
    #expect(try Baseline(parsing: Array(read.text.utf8)) == read)
  }

  @Test(arguments: [
    ("", 1), ("any-view A.swift", 1), ("# SameView baseline 3: later\n", 1),
    ("# SameView baseline 1\n<<<<<<< ours\n", 2), ("# SameView baseline 1\n\n00112233445566aa any-view\n", 3),
    ("# SameView baseline 1\n00112233445566AA any-view A.swift", 2),
    ("# SameView baseline 2\n00112233445566aa any-view A.swift", 2),
  ])
  func refusesWhatIsNone(text: String, line: Int) {
    #expect { try Baseline(parsing: Array(text.utf8)) } throws: { ($0 as? Baseline.Mistake)?.line == line }
  }
}
