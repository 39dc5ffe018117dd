import AppKit
import SwiftUI
import WebKit

struct Browser: UIViewRepresentable {
  let url: URL
  private let page = WKWebView()  // expect: error: `Browser` makes a `WKWebView` as its property `page`

  func makeUIView(context: Context) -> WKWebView { page }
  func updateUIView(_ view: WKWebView, context: Context) { page.load(URLRequest(url: url)) }  // note: `updateUIView` uses one
}

struct Field: NSViewRepresentable {
  let field = NSTextField()  // expect: warning: `Field` makes a `NSTextField` as its property `field`
  func makeNSView(context: Context) -> NSTextField { field }
  func updateNSView(_ view: NSTextField, context: Context) {}
}
