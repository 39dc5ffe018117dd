import SwiftUI

struct Cruise: Identifiable {
  let id: Int
  let name: String
}

/// One piece of state.
struct ByItem: View {
  let cruises: [Cruise]
  @State private var chosen: Cruise?
  var body: some View {
    ForEach(cruises) { cruise in Button(cruise.name) { chosen = cruise } }
      .sheet(item: $chosen) { Text($0.name) }
  }
}

/// The body reads the optional as well.
struct ReadsOptional: View {
  let cruises: [Cruise]
  @State private var chosen: Cruise?
  @State private var isShown = false
  var body: some View {
    ForEach(cruises) { cruise in
      Button(cruise.name) {
        chosen = cruise
        isShown = true
      }
      .bold(cruise.id == chosen?.id)
    }
    .sheet(isPresented: $isShown) { if let chosen { Text(chosen.name) } }
  }
}

/// The body reads the flag.
struct ReadsFlag: View {
  let cruise: Cruise
  @State private var chosen: Cruise?
  @State private var isShown = false
  var body: some View {
    Button(isShown ? "Shown" : "Show") {
      chosen = cruise
      isShown = true
    }
    .sheet(isPresented: $isShown) { if let chosen { Text(chosen.name) } }
  }
}

/// The body reads something else that the same action sets.
struct ReadsOther: View {
  let cruise: Cruise
  @State private var chosen: Cruise?
  @State private var isShown = false
  @State private var count = 0
  private func increase() { count += 1 }
  var body: some View {
    Button("Show \(count)") {
      chosen = cruise
      increase()
      isShown = true
    }
    .sheet(isPresented: $isShown) { if let chosen { Text(chosen.name) } }
  }
}

/// The reader is a helper or a modifier.
struct ReadsInHelper: View {
  let cruise: Cruise
  @State private var chosen: Cruise?
  @State private var isShown = false
  private var title: String { chosen?.name ?? "None" }
  var body: some View {
    Button(title) {
      chosen = cruise
      isShown = true
    }
    .onChange(of: chosen?.id) {}
    .sheet(isPresented: $isShown) { if let chosen { Text(chosen.name) } }
  }
}

/// Not set together, set to nothing, or looked at later through a binding.
struct Apart: View {
  let cruise: Cruise
  @State private var chosen: Cruise?
  @State private var isShown = false
  @State private var isOther = false
  @State private var isThird = false
  @State private var third: Cruise?
  var body: some View {
    Button("Choose") { chosen = cruise }
    Button("Show") { isShown = true }
    Button("Clear") {
      chosen = nil
      isOther = true
    }
    Button("Third") {
      third = cruise
      isThird = true
    }
    .sheet(isPresented: $isShown) { if let chosen { Text(chosen.name) } }
    .sheet(isPresented: $isOther) { if let chosen { Text(chosen.name) } }
    .sheet(isPresented: $isThird) { Chosen(cruise: $third) }
  }
}

struct Chosen: View {
  @Binding var cruise: Cruise?
  var body: some View { Text(cruise?.name ?? "") }
}

/// What comes from outside.
struct Given: View {
  let chosen: Cruise?
  @State private var isShown = false
  var body: some View {
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) { if let chosen { Text(chosen.name) } }
  }
}

/// An object that the view observes is told of something in the same action.
final class Bookings: ObservableObject {
  @Published var count = 0
  func add(_ cruise: Cruise) { count += 1 }
}

@Observable final class Journal {
  var last = ""
}

struct TellsObject: View {
  let cruise: Cruise
  @ObservedObject var bookings: Bookings
  @State private var journal = Journal()
  @State private var chosen: Cruise?
  @State private var other: Cruise?
  @State private var isShown = false
  @State private var isOther = false
  var body: some View {
    Button("Show") {
      bookings.add(cruise)
      chosen = cruise
      isShown = true
    }
    Button(journal.last) {
      journal.last = cruise.name
      other = cruise
      isOther = true
    }
    .sheet(isPresented: $isShown) { if let chosen { Text(chosen.name) } }
    .sheet(isPresented: $isOther) { if let other { Text(other.name) } }
  }
}
