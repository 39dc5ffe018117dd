import SwiftUI

struct Label: View {
  let name: String
  let systemImage: String
  @State private var isOpen = false  // expect: keeps `isOpen` in a lazy row
  init(_ name: String, systemImage: String) {
    self.name = name
    self.systemImage = systemImage
  }
  var body: some View {
    Text(name).opacity(isOpen ? 1 : 0.5).onTapGesture { isOpen.toggle() }
  }
}

struct Shop: View {
  let names: [String]
  var body: some View {
    ScrollView { LazyVStack { ForEach(names, id: \.self) { name in Label(name, systemImage: "cart") } } }
  }
}
