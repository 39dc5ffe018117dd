import SwiftUI

final class Boat: ObservableObject { @Published var name = "" }

final class Harbor: ObservableObject { let boat = Boat() }

struct HarborView: View {
  @ObservedObject var harbor: Harbor
  var body: some View { Text(harbor.boat.name) }
}

/// Who writes tells the outer object by hand.
struct Rename: View {
  let harbor: Harbor
  var body: some View {
    Button("Rename") {
      harbor.boat.name = "Gull"
      harbor.objectWillChange.send()
    }
  }
}
