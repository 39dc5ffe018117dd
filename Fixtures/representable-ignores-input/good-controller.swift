import SwiftUI
import UIKit

/// The controller takes the items only when it is made.
struct ShareSheet: UIViewControllerRepresentable {
  let items: [String]

  func makeUIViewController(context: Context) -> UIActivityViewController {
    UIActivityViewController(activityItems: items, applicationActivities: nil)
  }
  func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}

struct Notes: View {
  @State private var text = ""
  var body: some View {
    TextField("Note", text: $text)
    ShareSheet(items: [text])
  }
}
