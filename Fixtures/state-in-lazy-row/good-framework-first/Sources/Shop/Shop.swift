import Kit
import SwiftUI

struct Shop: View {
  let names: [String]
  private func title(_ name: String) -> SwiftUI.Label<Text, Image> { Label(name, systemImage: "cart") }
  var body: some View {
    // SwiftUI's: no initializer of the other module takes these arguments.
    List(names, id: \.self) { name in Label(name, systemImage: "cart") }
    List(names, id: \.self) { name in title(name) }
    List(names, id: \.self) { name in SwiftUI.Label(name, systemImage: "cart") }
  }
}
