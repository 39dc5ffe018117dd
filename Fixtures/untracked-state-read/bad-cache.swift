import SwiftUI
import UIKit

// What a button keeps is not seen, although only its type sees the store.

enum Places {
  private static var known: [Int: String] = [:]  // expect: info: `PlaceRow` does not track the variable `Places.known`  // help: store the value in an observed model or in the environment
  static func keep(_ place: String, for id: Int) { known[id] = place }  // note: the variable is set here
  static func place(_ id: Int) -> String? { known[id] }
}

struct PlaceRow: View {
  let id: Int
  var body: some View {
    Text(Places.place(id) ?? "")  // note: an update reads the variable from here
    Button("Keep") { Places.keep("here", for: id) }
  }
}

// The size class changes with most rotations of a phone, and with none of an iPad.

struct Turning: View {
  @Environment(\.verticalSizeClass) private var sizeClass
  var body: some View {
    Text(sizeClass == .compact ? "wide" : "tall").frame(height: UIScreen.main.bounds.height / 2)  // expect: info: `Turning.body` reads
  }
}
