// Comparing the value of a binding can be meant: `.constant(x)` differs, and `.equatable()` may need it.
// with: strict
import SwiftUI

struct Till: View, Equatable {
  let name: String
  @Binding var draft: String
  static func == (lhs: Till, rhs: Till) -> Bool {
    lhs.name == rhs.name && lhs.draft == rhs.draft  // expect: info: `@Binding draft`
  }
  var body: some View { Text(name + draft) }
}
