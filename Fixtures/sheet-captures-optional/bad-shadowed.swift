import SwiftUI

struct Message: View {
  let path: String?
  @State private var url: URL?
  @State private var isShown = false

  var body: some View {
    // `[url]` would capture this one.
    if let url = path {
      Button(url) {
        self.url = URL(string: url)
        isShown = true
      }
      .sheet(isPresented: $isShown) {  // expect: the `sheet` can show an outdated `url`: it is set together with `isShown`  // help: let the body depend on it: `{ [url = self.url] in … }`, and read that in the content
        Text(self.url?.absoluteString ?? "none")
      }
    }
  }
}
