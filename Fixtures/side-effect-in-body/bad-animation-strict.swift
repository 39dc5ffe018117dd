// with: strict
import SwiftUI

struct Bell: View {
  var body: some View {
    let _ = withAnimation { tell() }  // expect: `withAnimation` begins an animation  // help: use `.animation(_:value:)`, or `withAnimation` in an action
    Text("Bell")
  }
  private func tell() {}
}
