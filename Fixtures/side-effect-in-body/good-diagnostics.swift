import SwiftUI
import UIKit

struct Board: View {
  @State private var count = 0

  var body: some View {
    let _ = Self._printChanges()
    Button("Count \(count)") {
      UserDefaults.standard.set(count, forKey: "count")
      count += 1
    }
    .gesture(
      DragGesture().onEnded { _ in
        NotificationCenter.default.post(name: Notification.Name("dragged"), object: nil)
      })
    .refreshable { print("refreshed") }
    .onOpenURL { url in print(url) }
  }
}

// What a representable does to its platform view.
struct Field: UIViewRepresentable {
  let text: String
  func makeUIView(context: Context) -> UITextField { UITextField() }
  func updateUIView(_ field: UITextField, context: Context) {
    field.text = text
    field.alpha = 0.5
  }
}
