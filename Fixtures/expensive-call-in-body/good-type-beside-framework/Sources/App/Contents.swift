import Kit
import SwiftUI

// `Section` cannot be made of a closure: it is SwiftUI's here.
struct Contents: View {
  @State private var isOpen = false

  var body: some View {
    List {
      Section { Text(isOpen ? "a" : "b") }
      Button("Open") { isOpen.toggle() }
    }
  }
}
