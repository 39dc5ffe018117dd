import SwiftUI

protocol Place: ObservableObject {
  var title: String? { get }
  var code: Int { get }
  func update()
}

final class Here: Place {
  @Published var title: String?
  let code = 1
  func update() { title = "Here" }
}

/// Observes it.
struct Row<P: Place>: View {
  @ObservedObject var place: P
  var body: some View { Text(place.title ?? "-") }
}

/// Reads what no class publishes.
struct Code<P: Place>: View {
  let place: P
  var body: some View { Text("\(place.code)") }
}

/// Only an action uses it.
struct Update<P: Place>: View {
  let place: P
  var body: some View { Button("Update") { place.update() } }
}

struct Side: View {
  @EnvironmentObject var here: Here
  var body: some View {
    Row(place: here)
    Code(place: here)
    Update(place: here)
  }
}
