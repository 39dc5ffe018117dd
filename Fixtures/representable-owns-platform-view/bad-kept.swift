import SwiftUI
import WebKit

/// The view around it keeps the first value, which is the one on screen.
struct Page: UIViewRepresentable {
  let web = WKWebView()  // expect: info: SwiftUI shows only the first  // help: keep the `WKWebView` in an object that the view around `Page` holds in `@StateObject`
  func makeUIView(context: Context) -> WKWebView { web }
  func updateUIView(_ view: WKWebView, context: Context) { web.pageZoom = 1 }
}

struct Browser: View {
  @State private var page: Page
  init() { _page = State(initialValue: Page()) }
  var body: some View { page }
}
