import SwiftUI

struct Part: View {
  let title: String
  @State private var isOpen = false
  var body: some View { Toggle(title, isOn: $isOpen) }
}

// Another branch shows both: one view with other arguments cannot be all of these.

struct Parts: View {
  @State private var hasPast = false
  @State private var hasNext = false
  var body: some View {
    VStack {
      Toggle("Past", isOn: $hasPast)
      Toggle("Next", isOn: $hasNext)
      if !hasPast {
        Part(title: "Next")
      } else if !hasNext {
        Part(title: "Past")
      } else {
        Part(title: "Next")
        Part(title: "Past")
      }
    }
  }
}
