import SwiftUI

final class Timeline: ObservableObject {
  @Published var texts: [String] = []
  let name: String
  init(name: String) { self.name = name }
}

struct Texts: View {
  @StateObject var timeline: Timeline  // expect: info: the parent passes a value for `@StateObject var timeline`, which `Texts` ignores after the first update  // help: keep the object in a `@StateObject` where it is created, and declare `@ObservedObject var timeline` here
  var body: some View { Text(timeline.name) }
}

/// No view owns the object: each evaluation makes another one.
struct Home: View {
  @State private var name = "A"
  var body: some View {
    let timeline: Timeline = .init(name: name)
    Texts(timeline: timeline)
    Button("Next") { name += "B" }
  }
}
