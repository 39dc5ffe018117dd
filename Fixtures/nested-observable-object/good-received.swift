import SwiftUI

final class Location: ObservableObject { @Published var place = "" }

final class Run: ObservableObject {
  let location = Location()
  @Published var places = 0
  func go() { location.place += "." }
  func arrived() { places += 1 }
}

/// The view receives each change of the inner object, and changes the outer one then.
struct RunView: View {
  @StateObject private var run = Run()
  var body: some View {
    Button(run.location.place) { run.go() }
      .onReceive(run.location.$place) { _ in run.arrived() }
  }
}
