import SwiftUI

struct Settings: View {
  @State private var isOn = false
  @State private var edge = Edge.leading
  @State private var count = 0
  let apply: (Bool) -> Void
  var body: some View {
    Stepper("Count", value: $count)
    Text("\(count)").transition(.move(edge: edge))
    Toggle(
      "Sync",
      isOn: Binding(
        get: { isOn },
        set: {
          isOn = $0
          apply($0)
        }))
  }
}
