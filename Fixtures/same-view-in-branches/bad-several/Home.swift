import SwiftUI

struct Home: View {
  @Binding var isCompact: Bool
  func flipIsCompact() { isCompact.toggle() }
  var body: some View {
    if isCompact {  // expect: info: which resets `@State page` of `Pager`
      Shell().padding(2)
    } else {
      Shell().padding(8)
    }
  }
}
