import SwiftUI

struct Stop: Identifiable, Hashable {
  let id: Int
  let name: String
  let isOpen: Bool
  let lines: [String]
}

enum Zone: CaseIterable { case inner, outer }

struct Network: View {
  let stops: [Stop]
  @State private var chosen = 0
  @State private var isWide = false

  var body: some View {
    // One root, or as many views in each arm.
    List(stops) { stop in
      VStack {
        Text(stop.name)
        if stop.isOpen { Image(systemName: "door.left.hand.open") }
      }
    }
    List(stops) { stop in
      if stop.isOpen { Text(stop.name) } else { Image(systemName: "xmark") }
    }
    List {
      ForEach(stops) { stop in
        switch stop.id {
        case 0: Text(stop.name).bold()
        case 1: Button(stop.name) {}
        default: Circle()
        }
      }
      // Sections are counted by themselves.
      ForEach(stops) { stop in
        Section(stop.name) { ForEach(stop.lines, id: \.self) { Text($0) } }
      }
      ForEach(stops) { stop in
        if !stop.lines.isEmpty { Section(stop.name) { Text(stop.lines[0]) } }
      }
      // Not lazy inside.
      Picker("Stop", selection: $chosen) {
        ForEach(stops) { stop in if stop.isOpen { Text(stop.name).tag(stop.id) } }
      }
      Menu("Stops") {
        ForEach(stops) { stop in if stop.isOpen { Button(stop.name) {} } }
      }
      Text("Row").swipeActions {
        ForEach(stops) { stop in if stop.isOpen { Button(stop.name) {} } }
      }
      HStack {
        ForEach(stops) { stop in if stop.isOpen { Text(stop.name) } }
      }
      // The number of elements never changes, and there are few.
      ForEach(Zone.allCases, id: \.self) { zone in
        if zone == .inner { Text("Inner") }
      }
      ForEach(0..<5) { number in
        if number < chosen { Text("\(number)") }
      }
      // Erased rows are the business of another rule.
      ForEach(stops) { AnyView(Text($0.name)) }
    }
    .toolbar { ForEach(stops) { stop in if stop.isOpen { Text(stop.name) } } }
    Form {
      ForEach(stops) { stop in if stop.isOpen { Text(stop.name) } }
    }
    TabView {
      ForEach(stops) { stop in if stop.isOpen { Text(stop.name) } }
    }
  }
}

struct Versions: View {
  let stops: [Stop]
  var body: some View {
    LazyVStack {
      // Which of the two it is does not change while the program runs.
      ForEach(stops) { stop in
        if #available(iOS 26, *) {
          Text(stop.name)
        } else {
          Text(stop.name)
          Divider()
        }
      }
      ForEach(stops) { stop in
        #if os(macOS)
          Text(stop.name)
          Divider()
        #else
          Text(stop.name)
        #endif
      }
      // One type, so one number.
      ForEach(stops) { stop in
        return stop.isOpen ? Text(stop.name) : Text("")
      }
    }
  }
}

/// What is passed may be anything.
struct Rows<Content: View>: View {
  let stops: [Stop]
  @ViewBuilder let content: (Stop) -> Content
  var body: some View {
    List(stops) { content($0) }
  }
}
