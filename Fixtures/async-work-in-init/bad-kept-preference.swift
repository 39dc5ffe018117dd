import SwiftUI

/// What the guard asks for is there each time.
struct Notes: View {
  let id: Int
  init(id: Int) {
    self.id = id
    let defaults = UserDefaults.standard
    guard let raw = defaults.string(forKey: "list") else { return }
    defaults.set(raw + "x", forKey: "list")  // expect: in `Notes.init`, which runs whenever the parent updates
  }
  var body: some View { Text("\(id)") }
}

struct AllNotes: View {
  @State private var name = ""
  var body: some View {
    TextField("Name", text: $name)
    Notes(id: name.count)
  }
}
