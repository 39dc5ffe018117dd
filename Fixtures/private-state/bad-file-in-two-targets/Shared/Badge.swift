import SwiftUI

// Compiled twice. The watch passes `text`.
struct Badge: View {
  @State var text = ""  // expect: info: callers pass a value
  @State var count = 0  // expect: `@State var count` is not `private`
  var body: some View {
    Text("\(text)\(count)").onTapGesture {
      count += 1
      text = "new"
    }
    // Another view in each target.
    Detail(isWide: true)
  }
}
