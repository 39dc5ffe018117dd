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

struct Title: View, Equatable {
  let text: String
  var body: some View { Text(text) }
}

/// Applied.
struct Titles: View {
  var body: some View { Title(text: "a").equatable() }
}
