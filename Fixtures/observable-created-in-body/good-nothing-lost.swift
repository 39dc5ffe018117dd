import SwiftUI
import UIKit

/// It has what the view passes, and another one has the same.
@Observable final class Router {
  let open: (Int) -> Void
  init(open: @escaping (Int) -> Void) { self.open = open }
}

struct Screen: View {
  @State private var path: [Int] = []
  var body: some View {
    Button("\(path.count)") { push(1) }.environment(Router(open: push))
  }
  private func push(_ number: Int) { path.append(number) }
}

@Observable final class Alarm {
  var price = 0.0
}

/// It keeps the first one that it gets.
struct AlarmScene: View {
  @State private var alarm: Alarm
  init(alarm: Alarm) { _alarm = State(initialValue: alarm) }
  var body: some View { Slider(value: $alarm.price) }
}

struct AlarmStack: View {
  let alarm: Alarm
  var body: some View { NavigationStack { AlarmScene(alarm: alarm) } }
}

/// It takes the object when it makes its controller.
struct Chart: UIViewControllerRepresentable {
  let alarm: Alarm
  func makeUIViewController(context: Context) -> ChartController { ChartController(alarm) }
  func updateUIViewController(_ controller: ChartController, context: Context) {}
}

final class ChartController: UIViewController {
  private let alarm: Alarm
  init(_ alarm: Alarm) {
    self.alarm = alarm
    super.init(nibName: nil, bundle: nil)
  }
  func raise() { alarm.price = 2 }
}

/// It shows its content in a hosting controller that it makes once.
struct Framed<Content: View>: UIViewControllerRepresentable {
  @ViewBuilder let content: () -> Content
  func makeUIViewController(context: Context) -> UIViewController { UIHostingController(rootView: content()) }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

struct Price: View {
  @Bindable var alarm: Alarm
  var body: some View { Slider(value: $alarm.price) }
}

struct Wallet: View {
  @State private var count = 0
  var body: some View {
    Button("\(count)") { count += 1 }
    AlarmStack(alarm: Alarm())
    Chart(alarm: Alarm())
    Framed { Price(alarm: Alarm()) }
  }
}
