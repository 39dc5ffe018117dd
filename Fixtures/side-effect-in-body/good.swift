import Combine
import SwiftUI

final class Tracker: ObservableObject {
  private var kept: [Int: String] = [:]
  private var hits = 0
  func text(_ number: Int) -> String {
    hits += 1
    if let known = kept[number] { return known }
    let made = "\(number)"
    kept[number] = made
    Task { await announce(made) }
    return made
  }
  func announce(_ text: String) async {}
  func start() { Task { await announce("start") } }
}

struct Later: View {
  @ObservedObject var tracker: Tracker
  @State private var count = 0
  private let clicks = 3

  private var stop: () -> Void {
    return { Task { await tracker.announce("stop") } }
  }

  var body: some View {
    let again = { DispatchQueue.main.async { tracker.start() } }
    return VStack {
      Button("Start") { Task { await tracker.announce("go") } }
      Button("Again", action: again)
      Button("Stop", action: stop)
      Text(tracker.text(count))
    }
    .task { print("shown") }
    .onAppear { NotificationCenter.default.post(name: Notification.Name("shown"), object: nil) }
    .onChange(of: count) { UserDefaults.standard.set(count, forKey: "count") }
    .onReceive(NotificationCenter.default.publisher(for: Notification.Name("tick"))) { _ in
      DispatchQueue.main.async { count += 1 }
    }
    .contextMenu { Button("Log") { print(count) } }
  }
}

/// What a representable asks its platform view for comes after the update.
struct Field: UIViewRepresentable {
  final class Coordinator { var updates = 0 }
  let isFocused: Bool
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> UITextField { UITextField() }
  func updateUIView(_ view: UITextField, context: Context) {
    context.coordinator.updates += 1
    view.text = "\(context.coordinator.updates)"
    DispatchQueue.main.async { view.becomeFirstResponder() }
  }
}

/// Unknown functions have no effect.
struct Outside: View {
  let log: (String) -> Void
  var body: some View {
    let _ = log("evaluated")
    Text("Outside")
  }
}

extension Later {
  struct Note: View {
    var body: some View {
      #if DEBUG
      let _ = print("evaluated")
      #endif
      Text("Note")
    }
  }
}
