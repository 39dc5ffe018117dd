// with: strict
import SwiftUI

/// The compiler's `==` of what is more than plain data.
struct Named: View, Equatable {  // expect: info:
  let name: String
  var body: some View { Text(name) }
}

struct Names: View {
  var body: some View { Named(name: "a") }
}
