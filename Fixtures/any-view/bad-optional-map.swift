// with: strict
import SwiftUI

struct Caption: View {
  let name: String?
  var body: some View {
    VStack {
      name.map { AnyView(Text($0)) }  // expect: info:
      name.map { name in AnyView(Text(name)) } ?? AnyView(Divider())  // expect: info:
    }
  }
}
