import SwiftUI

struct Songs: View {
  let names: [String]
  var body: some View {
    List(names, id: \.self) { name in
      name.isEmpty ? AnyView(Divider()) : AnyView(Text(name))  // expect: info: is a row of `List`
    }
  }
}
