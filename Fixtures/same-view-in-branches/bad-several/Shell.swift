import SwiftUI

struct Shell: View {
  var body: some View { VStack { pages } }
  private var pages: some View { Pager() }
}

struct Pager: View {
  @State private var page = 0  // note: `@State page` starts again
  var body: some View { Stepper("Page", value: $page) }
}
