import SwiftUI

// The file was left behind when the folder got another name: no target compiles it.
struct Drawer: View {
  @State var isOpen = false
  var body: some View { Toggle("Open", isOn: $isOpen) }
}
