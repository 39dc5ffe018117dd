import SwiftUI

/// Called in a property that the body reads.
struct Framed<Content: View>: View {
  let content: () -> Content
  private var inner: some View { VStack { content() } }
  var body: some View { inner.padding() }
}
