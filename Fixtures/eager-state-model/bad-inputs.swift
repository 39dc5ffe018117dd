import SwiftUI

struct Viewport: Codable {
  var start = 0
  static func saved(for key: String) -> Viewport {
    let data = UserDefaults.standard.data(forKey: key) ?? Data()
    return (try? JSONDecoder().decode(Viewport.self, from: data)) ?? Viewport()
  }
}

struct Chart: View {
  @State private var viewport: Viewport
  init(viewport: Viewport) { _viewport = State(initialValue: viewport) }
  var body: some View {
    Button("\(viewport.start)") { viewport.start += 1 }
  }
}

struct Screen: View {
  @State private var period = "day"
  var body: some View {
    Button(period) { period = "week" }
    // It depends on the period, so no declaration can hold it.
    Chart(viewport: Viewport.saved(for: period))  // expect: info: is evaluated each time
    // help: start with a cheap value and load in `.task`, or hold it in a class that `@StateObject` creates, which defers the value
  }
}
