import SwiftUI

final class Traveler: ObservableObject {
  @Published var names: [String] = []
}

final class Picker: ObservableObject {
  @Published var selection = ""
  let save: (String) -> Void
  init(save: @escaping (String) -> Void) { self.save = save }
}

/// A picker that is kept would write to the first traveler.
struct TravelerView: View {
  @ObservedObject private var picker: Picker
  init(traveler: Traveler) {
    picker = Picker(save: { traveler.names.append($0) })
  }
  var body: some View {
    TextField("Name", text: $picker.selection).onSubmit { picker.save(picker.selection) }
  }
}

struct Trip: View {
  @State private var count = 0
  var body: some View {
    Button("\(count)") { count += 1 }
    TravelerView(traveler: Traveler())
  }
}

@main
struct Trips: App {
  var body: some Scene { WindowGroup { Trip() } }
}
