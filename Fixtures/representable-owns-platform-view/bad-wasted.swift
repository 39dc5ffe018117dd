import SwiftUI
import WebKit

final class Mailbox: ObservableObject {
  @Published var unread = 0
  func check() { unread += 1 }
}

// The first update finds the view that is on screen; later ones load into one that nobody sees.
struct Letter: UIViewRepresentable {
  let view = WKWebView()  // expect: warning: `load` uses one that is not on screen
  let url: URL
  @ObservedObject var mailbox: Mailbox

  func makeUIView(context: Context) -> WKWebView { view }
  func updateUIView(_ shown: WKWebView, context: Context) { load() }
  private func load() { view.load(URLRequest(url: url)) }
}

struct Mail: View {
  let url: URL
  @StateObject private var mailbox = Mailbox()
  var body: some View {
    Button("Check \(mailbox.unread)") { mailbox.check() }
    Letter(url: url, mailbox: mailbox)
  }
}
