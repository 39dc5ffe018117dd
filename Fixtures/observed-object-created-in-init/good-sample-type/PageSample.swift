import SwiftUI

// Previews reach the type through a static value of an extension.

struct SampledPage: View {
  @ObservedObject var model: PageModel
  let length: Int
  init(length: Int) {
    self.length = length
    model = PageModel()
  }
  var body: some View { Page(model: model) }
}

struct PageSample: View {
  @State private var length = 10
  var body: some View {
    SampledPage(length: length)
    Stepper("Length", value: $length)
  }
}

extension PageSample {
  static var filled: some View { PageSample() }
}
