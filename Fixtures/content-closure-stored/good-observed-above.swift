import SwiftUI

final class Alerts: ObservableObject {
  static let shared = Alerts()
  @Published var text = ""
  func show() { text = "Late" }
}

/// Each change of the alerts evaluates what makes the content as well.
struct WithAlerts<Content: View>: View {
  @ObservedObject private var alerts = Alerts.shared
  let content: () -> Content
  init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
  var body: some View {
    ZStack {
      content()
      Text(alerts.text)
    }
  }
}

struct Home: View {
  @ObservedObject private var alerts = Alerts.shared
  var body: some View {
    WithAlerts { Button("\(alerts.text.count)") { alerts.show() } }
    Button("Show") { alerts.show() }
  }
}
