import SwiftUI

struct Till: View, Equatable {
  let name: String
  @State private var isOpen = false
  static func == (a: Till, b: Till) -> Bool {
    a.name == b.name && a.isOpen == b.isOpen  // expect: `@State isOpen`
  }
  var body: some View { Text(name) }
}
