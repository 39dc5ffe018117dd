import Foundation

struct Hour: Identifiable {
  let id = UUID()  // expect: warning: each `Hour` gets a new `id`, and `makeHours` builds them each time `ForecastView.body` is evaluated
  let temperature: Double
}
