import Foundation

struct Hour: Identifiable {
  let id = UUID()  // expect: info: `makeHours` creates new `Hour` values on each evaluation of `ForecastView.body`, each with a new `id`, which replaces their rows
  let temperature: Double
}
