// with: strict
import SwiftUI

struct Place: Identifiable {
  var id: String { title }  // expect: warning: `Place.id` is `title`, which `TextEditor` edits
  var title: String
  var notes: String = ""
}

final class Atlas: ObservableObject {
  @Published var places: [Place] = []
  @Published var current = Place(title: "a")
}
