import Combine
import SwiftUI

final class Route: ObservableObject {
  @Published var path: [Int] = []
  func open(_ page: Int) { path.append(page) }
}

final class Form: ObservableObject {
  @Published var isValid = false
  func check() { isValid = true }
}

struct Entry: View {
  @EnvironmentObject var route: Route
  @StateObject private var form = Form()
  var body: some View {
    Button(form.isValid ? "Go" : "Check") { form.check() }
      .onReceive(form.$isValid) { if $0 { route.path.append(1) } }
  }
}

// A screen of its own, and the path changes once to show it.
struct Reset: View {
  @EnvironmentObject var route: Route
  var body: some View { Button("Done") { route.open(2) } }
}

struct Home: View {
  @StateObject private var route = Route()
  var body: some View {
    NavigationStack(path: $route.path) {
      Entry().navigationDestination(for: Int.self) { _ in Reset() }
    }
    .environmentObject(route)
  }
}
