import SwiftUI

// `MenuButton` is SwiftUI's, which only the Mac has. That of the phone is in a module that this target does not see.
struct Rows: View {
  let names: [String]
  var body: some View {
    List(names, id: \.self) { name in MenuButton(label: Text(name)) { Text("Open") } }
    List(names, id: \.self) { name in MenuButton(label: Text(name)) }
  }
}
