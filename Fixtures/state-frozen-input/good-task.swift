import SwiftUI

/// The task runs again.
struct Moon: View {
  let night: Int
  @State private var phase = ""
  var body: some View {
    Text(phase).task(id: night) { phase = "\(night % 28)" }
  }
}

/// Another night is another view.
struct Tide: View {
  let night: Int
  @State private var height = 0
  var body: some View {
    Text("\(height)").task { height = night * 2 }
  }
}

/// What is loaded is for another rule.
struct Sky: View {
  let night: Int
  @State private var stars = 0
  var body: some View {
    Text("\(stars)").task {
      let found = await count(night)
      stars = found + night
    }
  }
  private func count(_ night: Int) async -> Int { night }
}

/// Each row has its own night.
struct Row: View {
  let night: Int
  @State private var text = ""
  var body: some View { Text(text).task { text = "\(night)" } }
}

/// Nothing changes it.
final class Place: ObservableObject {
  @Published var name = "Here"
}

struct Heading: View {
  @EnvironmentObject private var place: Place
  @State private var title = ""
  var body: some View { Text(title).task { title = place.name } }
}

struct Almanac: View {
  @State private var night = 1
  @State private var nights = [1, 2]
  @StateObject private var place = Place()
  var body: some View {
    Stepper("Night", value: $night)
    Button("More") { nights.append(nights.count) }
    Moon(night: night)
    Tide(night: night).id(night)
    Sky(night: night)
    ForEach(nights, id: \.self) { Row(night: $0) }
    Heading().environmentObject(place)
  }
}
