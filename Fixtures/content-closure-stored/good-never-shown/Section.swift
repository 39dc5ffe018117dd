import SwiftUI

struct Shelf<Content: View>: View {
  @ViewBuilder let content: () -> Content
  @State private var isRaised = false
  var body: some View {
    VStack { content() }
      .shadow(radius: isRaised ? 8 : 2)
      .onTapGesture { isRaised.toggle() }
  }
}
