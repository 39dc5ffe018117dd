// with: strict
import SwiftUI

final class Bottle: ObservableObject, Identifiable {
  @Published var isBusy = false
}

final class Cellar: ObservableObject {
  @Published var current = Bottle()  // expect: info: `Cellar.current` holds a nested `ObservableObject`
  @Published var count = 0

  func move() {
    current.isBusy = true
    count += 1
  }
}

struct CellarView: View {
  @ObservedObject var cellar: Cellar
  var body: some View { Text(cellar.current.isBusy ? "Busy" : "\(cellar.count)") }
}
