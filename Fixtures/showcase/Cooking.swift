import Combine
import SwiftUI

/// Keeps what is on the stove.
final class Stove: ObservableObject {
  @Published var temperature = 20
  @Published private(set) var warnings: [String] = []
  @Published private(set) var isHot = false
  private var cancellables: Set<AnyCancellable> = []

  init() {
    $temperature
      .sink { temperature in self.isHot = temperature > 60 }
      .store(in: &cancellables)
  }

  /// Notes what it says, while a body asks.
  func advice() -> String {
    guard temperature > 200 else { return "All is well" }
    warnings.append("Turn it down")
    return "Turn it down"
  }

  func broth(for dish: String) async -> String { dish }
}

/// Meant to follow the locale, and never connected.
final class CookingUnits: ObservableObject {
  @Environment(\.locale) var locale
  @Published var isMetric = true
}

struct CookingView: View {
  @ObservedObject var stove: Stove
  @State private var dish = "Soup"
  @State private var isDone = false
  @State private var count = 0
  private let tick = Timer.publish(every: 10, on: .main, in: .common).autoconnect()

  private var log: String {
    NotificationCenter.default.post(name: Notification.Name("cooking"), object: dish)
    return dish
  }

  var body: some View {
    VStack {
      Text(stove.advice())
      Text(log)
      Broth(dish: dish, stove: stove)
      Button("Next dish") { dish = "Stew" }
      TextField("Dish", text: .constant(dish))
    }
    .onReceive(tick) { _ in count += 1 }
    .onReceive(stove.objectWillChange) { _ in isDone = stove.isHot }
    .onReceive(stove.$temperature.map { $0 + count }.debounce(for: .seconds(1), scheduler: RunLoop.main)) { count = $0 }
    .onAppear { Task { _ = await stove.broth(for: "Stock") } }
  }
}

struct Broth: View {
  let dish: String
  let stove: Stove
  @State private var text = ""

  var body: some View {
    Text(text).task { text = await stove.broth(for: dish) }
  }
}

struct OvenDoor: View {
  @StateObject private var stove = Stove()
  let number: Int

  init(number: Int) {
    self.number = number
    Task { await Self.preheat(number) }
    stove.temperature = 180
  }

  private static func preheat(_ number: Int) async {}

  var body: some View { Text("Oven \(number): \(stove.temperature)°") }
}
