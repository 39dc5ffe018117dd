// Nobody is seen to build them in an update: advice only.
// with: strict
import SwiftUI

struct Note: Identifiable {
  let id = UUID()  // expect: info: `Note`
  var text: String
}

struct Notes: View {
  let notes: [Note]
  var body: some View { List(notes) { Text($0.text) } }
}
