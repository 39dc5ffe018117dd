// They point at what they belong to: advice only.
// with: strict
import SwiftUI

struct Guests: View {
  let names: [String]
  @State private var isOpen = false
  var body: some View {
    VStack {
      ForEach(names, id: \.self) { name in
        Button(name) { isOpen = true }
          .popover(isPresented: $isOpen) { Text(name) }  // expect: info: `.popover`
      }
    }
  }
}

struct Guest: View {
  let name: String
  @State private var isAsking = false
  var body: some View {
    Button(name) { isAsking = true }
      .confirmationDialog("Sure?", isPresented: $isAsking) { Button("Yes") {} }  // expect: info: `.confirmationDialog`  // help: attach it to the container if rows may be removed meanwhile
  }
}

/// Where rows are not built by it.
struct Party: View {
  let names: [String]
  @State private var isOpen = false
  var body: some View {
    List(names, id: \.self) { Guest(name: $0) }
      .popover(isPresented: $isOpen) { Text("All") }
  }
}
