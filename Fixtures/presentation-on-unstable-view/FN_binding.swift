import SwiftUI

// What the child does with the binding is not looked into.
struct Door: View {
  @State private var isLocked = true
  @State private var isAsking = false
  var body: some View {
    VStack {
      if isLocked {
        Button("Open") { isAsking = true }
          .sheet(isPresented: $isAsking) { Key(isLocked: $isLocked) }
      }
    }
  }
}

struct Key: View {
  @Binding var isLocked: Bool
  var body: some View { Button("Turn") { isLocked = false } }
}
