import SwiftUI

struct Choice: Identifiable {
  let id = UUID()
  var text = ""
}

/// What the caller binds may be a copy, which still has the position.
struct PollEditor: View {
  @Binding var choices: [Choice]
  var body: some View {
    Form {
      ForEach(choices.indices, id: \.self) { index in  // expect: info: rows of `choices` are identified by position; an insertion or removal leaves state with the wrong row
        TextField("Choice", text: $choices[index].text)
        Button("Remove") { choices.remove(at: index) }
      }
    }
  }
}
