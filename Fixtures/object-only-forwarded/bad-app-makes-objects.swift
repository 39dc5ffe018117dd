// with: strict
import SwiftUI

final class Events: ObservableObject {
  @Published var names: [String] = []
  func load() { names = ["A"] }
}

final class Route: ObservableObject {
  @Published var tab = 0
  func open() { tab = 1 }
}

// The body makes the route in place, and the app must not observe the events.
@main struct Calendar: App {
  var body: some Scene {
    WindowGroup {
      Root().environmentObject(Route())
    }
  }
}

struct Root: View {
  @StateObject private var events = Events()  // expect: info: `Root` observes `events` only to pass it to child views
  // help: hold it in `@State private var events`, which does not observe it
  var body: some View {
    VStack {
      EventList(events: events)
      RouteView()
    }
  }
}

struct EventList: View {
  @ObservedObject var events: Events
  var body: some View {
    List(events.names, id: \.self) { Text($0) }
      .refreshable { events.load() }
  }
}

struct RouteView: View {
  @EnvironmentObject var route: Route
  var body: some View { Button("\(route.tab)") { route.open() } }
}
