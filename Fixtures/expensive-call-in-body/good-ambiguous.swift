import SwiftUI

// It is unknown which `load` runs: SameView does not guess.

protocol Source { func load() -> String }
struct Disk: Source { func load() -> String { (try? String(contentsOfFile: "/a", encoding: .utf8)) ?? "" } }
struct Memory: Source { func load() -> String { "" } }

struct Reader: View {
  let source: any Source
  let fetch: () -> String
  var body: some View {
    Text(source.load())
    Text(fetch())
  }
}
