import SwiftUI

struct Songs: View {
  let names: [String]
  var body: some View {
    List(names, id: \.self) { name in
      HStack { name.isEmpty ? AnyView(Divider()) : AnyView(Text(name)) }
    }
  }
}
