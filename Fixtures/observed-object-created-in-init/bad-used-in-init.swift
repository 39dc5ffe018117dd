import SwiftUI

final class Location: ObservableObject {
  @Published var city = ""
  func start() { city = "Rome" }
}

struct Weather: View {
  @ObservedObject var location: Location
  init() {
    location = Location()  // expect: `Weather.init` creates `location`  // help: declare `@StateObject private var location: Location` and write `_location = StateObject(wrappedValue: Location())`, and use the object there or in `.task`: `init` would use another one
    location.start()
  }
  var body: some View { Text(location.city) }
}

struct Home: View {
  @State private var count = 0
  var body: some View {
    Button("\(count)") { count += 1 }
    Weather()
  }
}
