import SwiftUI

struct Twin: View {
  @State private var other = false
  var body: some View { Toggle("a", isOn: $other) }
}
