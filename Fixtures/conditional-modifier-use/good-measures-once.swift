import SwiftUI

/// The branch that measures is left for good once it has measured.
struct FittingScroll<Content: View>: View {
  @State private var isTooHigh: Bool?
  private let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    if isTooHigh == true {
      ScrollView { content }
    } else if isTooHigh == false {
      content.padding()
    } else {
      content.background(
        GeometryReader { proxy in
          Color.clear.onAppear { isTooHigh = proxy.size.height > 400 }
        })
    }
  }
}

struct Letter: View {
  @State private var text = ""
  var body: some View {
    FittingScroll { TextField("Text", text: $text) }
  }
}
