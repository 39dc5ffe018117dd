import SwiftUI

struct Detail: View {
  // The shared file means this one in one of its targets, and passes a value there.
  @State var isWide = false
  var body: some View { Text("\(isWide)").onTapGesture { isWide.toggle() } }
}
