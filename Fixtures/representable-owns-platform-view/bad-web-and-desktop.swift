import AppKit
import SwiftUI
import WebKit

struct Browser: UIViewRepresentable {
  let url: URL
  private let page = WKWebView()  // expect: info: `Browser` creates a new `WKWebView` in `page`

  func makeUIView(context: Context) -> WKWebView { page }
  func updateUIView(_ view: WKWebView, context: Context) { page.load(URLRequest(url: url)) }  // note: `updateUIView` uses a `WKWebView` that is not on screen
}

struct Field: NSViewRepresentable {
  let field = NSTextField()  // expect: info: `Field` creates a new `NSTextField` in `field`
  func makeNSView(context: Context) -> NSTextField { field }
  func updateNSView(_ view: NSTextField, context: Context) {}
}
