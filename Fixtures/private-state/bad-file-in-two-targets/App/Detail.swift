import SwiftUI

struct Detail: View {
  // The shared file means this one in one of its targets.
  @State var isWide = false  // expect: info: a caller can pass a value
  var body: some View { Text("\(isWide)").onTapGesture { isWide.toggle() } }
}
