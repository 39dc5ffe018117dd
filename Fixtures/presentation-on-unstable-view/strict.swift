// They point at what they belong to: advice only.
// with: strict
import SwiftUI

struct Guests: View {
  let names: [String]
  @State private var isOpen = false
  var body: some View {
    VStack {
      ForEach(names, id: \.self) { name in
        Button(name) { isOpen = true }
          .popover(isPresented: $isOpen) { Text(name) }  // expect: info: `.popover`
      }
    }
  }
}
