import SwiftUI

struct Package: Hashable {
  var name: String
  var isMarked = false
}

@MainActor final class Tracker: ObservableObject {
  @Published var packages: [Package] = []
  @Published var parts: [Package] = []
  @Published var sent: [Package] = []

  func mark(_ i: Int) { packages[i].isMarked.toggle() }  // note: the element is changed here
  func rename(_ i: Int) { parts[i] = Package(name: "New " + parts[i].name) }
  // Another package takes the place.
  func replace(_ i: Int, with package: Package) { sent[i] = package }
}
