import SwiftUI

struct Lamp: View {
  @State var isLit = false  // expect: private-state: isLit
  var body: some View { Toggle("Lamp", isOn: $isLit) }
}
