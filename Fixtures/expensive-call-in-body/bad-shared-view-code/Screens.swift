import SwiftUI

struct First: View {
  var body: some View { Text("1").badge(for: .now) }
}

struct Second: View {
  var body: some View { Text("2").badge(for: .now) }  // note: `Second.body` reaches the same code
}
