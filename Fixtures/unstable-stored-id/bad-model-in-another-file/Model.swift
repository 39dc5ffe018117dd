import Observation

@Observable final class Forecast {
  var temperatures: [Double] = []

  var hours: [Hour] { makeHours(from: temperatures) }

  private func makeHours(from temperatures: [Double]) -> [Hour] {
    temperatures.map { Hour(temperature: $0) }  // note: `Hour` is created here
  }
}
