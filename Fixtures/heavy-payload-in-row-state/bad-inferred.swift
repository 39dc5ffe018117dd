// with: strict
import SwiftUI

struct Shot: Identifiable { let id: Int }

@Observable final class ShotLoader {
  var bytes = Data()
}

struct ShotRow: View {
  let shot: Shot
  @State private var loader = ShotLoader()  // expect: info: keeps `Data` in `loader.
  var body: some View { Text("\(loader.bytes.count)") }
}

struct Shots: View {
  let shots: [Shot]
  var body: some View { List(shots) { ShotRow(shot: $0) } }
}
