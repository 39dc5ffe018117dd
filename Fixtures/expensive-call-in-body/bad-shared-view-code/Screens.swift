import SwiftUI

struct First: View {
  let count: Int
  var body: some View { Text("\(count)").badge(for: .now) }
}

struct Second: View {
  let count: Int
  var body: some View { Text("\(count)").badge(for: .now) }  // note: `Second.body` reaches the same code
}
