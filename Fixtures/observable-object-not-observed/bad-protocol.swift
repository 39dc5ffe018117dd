// The object has a type of a protocol.
import SwiftUI

protocol Place: ObservableObject { var title: String? { get } }

final class Here: Place {
  @Published var title: String?
  func update() { title = "Here" }
}

struct Row<P: Place>: View {
  var place: P  // expect: info: `Row` does not observe `place`: a change of `place.title` updates it only through its parent  // help: declare `@ObservedObject var place: P`
  var body: some View { Text(place.title ?? "-") }
}

struct Heading: View {
  let place: any Place  // expect: info: `Heading` does not observe `place`  // help: make the view generic over the type of `place`, and declare it `@ObservedObject`
  var body: some View { Text(place.title ?? "-") }
}

struct Side: View {
  @EnvironmentObject var here: Here
  var body: some View {
    Row(place: here)
    Heading(place: here)
    Button("Update") { here.update() }
  }
}
