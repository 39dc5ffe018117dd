import SwiftUI

struct Shelf: View {
  @State private var isOpen = false
  var body: some View { Toggle("Open", isOn: $isOpen) }
}
