import SwiftUI

struct Guest: Identifiable { let id: Int; let name: String }

struct Guests: View {
  let guests: [Guest]
  @State private var isOpen = false
  @State private var isShown = false
  @State private var count = 0
  @State private var selected: Guest?

  var body: some View {
    // On the list.
    List(guests) { guest in
      Button(guest.name) { selected = guest }
        // These point at the button.
        .popover(isPresented: $isOpen) { Text("a") }
        .confirmationDialog("Sure?", isPresented: $isOpen) { Button("Yes") {} }
    }
    .sheet(item: $selected) { Text($0.name) }
    // Not lazy, and no row.
    VStack {
      ForEach(guests) { guest in
        Text(guest.name).sheet(isPresented: $isOpen) { Text("a") }
      }
    }
    LazyVStack {
      Text("Header").sheet(isPresented: $isOpen) { Text("a") }
    }
    List {
      Text("Only one").alert("Sure?", isPresented: $isOpen) { Button("Yes") {} }
    }
    // In what is presented.
    List(guests) { guest in
      NavigationLink(guest.name) {
        Text(guest.name).sheet(isPresented: $isOpen) { Text("a") }
      }
    }
    // What it presents leaves the condition alone.
    VStack {
      if isShown {
        Text("a").sheet(isPresented: $isOpen) {
          Button("More") { count += 1 }
        }
      }
    }
    // The presentation stays.
    VStack {
      if isShown { Text("a") }
    }
    .sheet(isPresented: $isOpen) { Button("Hide") { isShown = false } }
  }
}
