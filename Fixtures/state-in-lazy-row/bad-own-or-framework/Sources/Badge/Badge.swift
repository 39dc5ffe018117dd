import SwiftUI

struct Badges: View {
  let names: [String]
  // SwiftUI's: this target does not see the other one.
  var body: some View {
    ScrollView { LazyVStack { ForEach(names, id: \.self) { name in Label(name, systemImage: "cart") } } }
  }
}
