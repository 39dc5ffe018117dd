import SwiftUI

enum Shop {}

extension Shop {
  struct Shelf { @State var isOpen = false }
  struct Till { @State var isOpen = false }
}

extension Shop.Till: View {
  var body: some View { Text(isOpen ? "Open" : "Closed").onTapGesture { isOpen.toggle() } }
}
