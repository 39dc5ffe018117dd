import SwiftUI

final class Places: ObservableObject {
  @Published var names: [String] = []
  func add(_ more: [String]) { names.append(contentsOf: more) }
}

/// Nothing observes the object yet.
struct PlacesView: View {
  var places = Places()
  init(names: [String]) { places.add(names) }
  var body: some View { Names(places: places) }
}

struct Names: View {
  @ObservedObject var places: Places
  var body: some View { Text("\(places.names.count)") }
}

struct Root: View {
  @State private var count = 0
  var body: some View {
    Button("\(count)") { count += 1 }
    PlacesView(names: ["A"])
  }
}
