import SwiftUI

final class Attic: ObservableObject {
  @Published var visits = 0
  func visit() -> Int {
    visits += 1
    return visits
  }
}

/// Left over: nothing in the app has its name.
struct AtticView: View {
  @ObservedObject var attic: Attic
  var body: some View { Text("\(attic.visit())") }
}

@main
struct House: App {
  var body: some Scene { WindowGroup { Hall() } }
}

struct Hall: View {
  var body: some View {
    Kitchen()
    Cellar()
  }
}

struct Kitchen: View { var body: some View { Text("Kitchen") } }
struct Cellar: View { var body: some View { Text("Cellar") } }
