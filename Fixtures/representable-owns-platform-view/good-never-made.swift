import SwiftUI
import UIKit

// Nothing in the app creates the representable.

struct Probe: UIViewRepresentable {
  private let label = UILabel()
  func makeUIView(context: UIViewRepresentableContext<Probe>) -> UILabel { label }
  func updateUIView(_ view: UILabel, context: Context) { label.text = "" }
}

extension Probe {
  var height: Double { 8 }
}

@main
struct Shop: App {
  var body: some Scene { WindowGroup { Home() } }
}

struct Home: View {
  var body: some View { Text("Home") }
}
