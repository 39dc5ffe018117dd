import SwiftUI

struct Shell: View {
  var body: some View { VStack { pages } }
  private var pages: some View { Pager() }
}

struct Pager: View {
  @State private var page = 0  // note: `@State page` returns to its initial value
  var body: some View { Stepper("Page", value: $page) }
}
