import SwiftUI

struct Page: View {
  @State private var isNew = false

  var body: some View {
    Badge(isLarge: true, isNew: isNew)
    Badge(isLarge: false, isNew: true)
  }
}
