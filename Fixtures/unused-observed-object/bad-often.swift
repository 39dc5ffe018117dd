import Combine
import CoreLocation
import SwiftUI

// What sets a published property again and again: a text field, a publisher, a loop, a delegate.

final class Search: ObservableObject {
  @Published var text = ""
}

struct SearchField: View {
  @ObservedObject var search: Search
  var body: some View {
    TextField("Search", text: $search.text)  // note: this write is such a change
    SearchPage().environmentObject(search)
  }
}

struct SearchPage: View {
  @EnvironmentObject private var search: Search  // expect: used only in actions  // help: unless you need its updates, read it through an `EnvironmentKey` of your own, or pass a closure for the action
  var body: some View {
    Text("Page")
    Button("Clear") { search.text = "" }
  }
}

final class Clock: ObservableObject {
  @Published var ticks = 0
  private var subscription: AnyCancellable?
  func start() {
    subscription = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { [weak self] _ in
      self?.ticks += 1  // note: this write is such a change
    }
  }
}

struct Face: View {
  @EnvironmentObject private var clock: Clock  // expect: used only in actions  // help: unless you need its updates, read it through an `EnvironmentKey` of your own, or pass a closure for the action
  var body: some View {
    Text("Face")
    Button("Start") { clock.start() }
  }
}

final class Track: NSObject, ObservableObject, CLLocationManagerDelegate {
  @Published var last: CLLocation?
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    last = locations.last  // note: this write is such a change
  }
  func stop() {}
}

/// A modifier makes the object: who shows the view has none.
struct Tracked: ViewModifier {
  @StateObject private var track = Track()
  func body(content: Content) -> some View { content.environmentObject(track) }
}

struct Route: View {
  @EnvironmentObject private var track: Track  // expect: used only in actions  // help: unless you need its updates, read it through an `EnvironmentKey` of your own
  var body: some View {
    Text("Route")
    Button("Stop") { track.stop() }
  }
}

struct Trip: View {
  var body: some View { Route().modifier(Tracked()) }
}
