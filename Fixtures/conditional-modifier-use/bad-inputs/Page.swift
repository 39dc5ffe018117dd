import SwiftUI

struct Page: View {
  @State private var isNew = false; func changeIsNew() { withAnimation { isNew.toggle() } }

  var body: some View {
    Badge(isLarge: true, isNew: isNew)
    Badge(isLarge: false, isNew: true)
  }
}
