import SwiftUI

// The extension stands before the one that declares the type, and in another file.
extension Shop.Shelf: View {
  var body: some View { Text(isOpen ? "Open" : "Closed").onTapGesture { isOpen.toggle() } }
}
