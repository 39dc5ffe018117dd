import SwiftUI
import UIKit

final class Mailbox: ObservableObject {
  @Published var unread = 0
  func check() { unread += 1 }
}

// The first update finds the view that is on screen; later ones change one that is not shown.
struct Letter: UIViewRepresentable {
  let view = UILabel()  // expect: warning: `load` uses one that is not on screen
  let url: URL
  @ObservedObject var mailbox: Mailbox

  func makeUIView(context: Context) -> UILabel { view }
  func updateUIView(_ shown: UILabel, context: Context) { load() }
  private func load() { view.text = url.path }
}

struct Mail: View {
  let url: URL
  @StateObject private var mailbox = Mailbox()
  var body: some View {
    Button("Check \(mailbox.unread)") { mailbox.check() }
    Letter(url: url, mailbox: mailbox)
  }
}
