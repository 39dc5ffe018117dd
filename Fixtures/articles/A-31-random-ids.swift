import SwiftUI

struct Ghost: Identifiable {
  var id: UUID { UUID() }  // expect: unstable-computed-id: warning:
  var name: String
}

struct Castle: View {
  let ghosts: [Ghost]
  let names: [String]
  var body: some View {
    VStack {
      List(ghosts) { Text($0.name) }
      Text("Castle").id(UUID())  // expect: unstable-inline-id: info:
      ForEach(["Ada", "Ada"], id: \.self) { Text($0) }  // expect: non-unique-id: info:
    }
  }
}
