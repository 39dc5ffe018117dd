import SwiftUI

struct Weather: Equatable {
  let place: String
  var degrees: Double
  static func == (a: Weather, b: Weather) -> Bool { a.place == b.place }
}

/// A value whose `==` looks at a part; what is made of several values.
struct Forecast: View {
  let weather: Weather
  let names: [String]
  @State private var shown = ""
  var body: some View {
    Text(shown)
      .task(id: weather) { shown = "\(weather.degrees)" }  // expect: info: `task` compares `Weather` by its `==`, which ignores `degrees`
      .sensoryFeedback(.success, trigger: weather)  // expect: info: `sensoryFeedback` compares `Weather`
      .task(id: [names.first, names.last]) { shown = "" }
  }
}

struct Map: View {
  @State private var weather = Weather(place: "Rome", degrees: 20)
  var body: some View {
    Forecast(weather: weather, names: [])
    Button("Warmer") { weather.degrees += 1 }
  }
}
