import SwiftUI
import UIKit

final class Session: ObservableObject {
  @Published var page = ""
}

struct Browser: UIViewRepresentable {
  let onPage: ((String) -> Void)?
  let onScroll: ((String) -> Void)?

  func makeUIView(context: Context) -> UITextField { UITextField() }
  func updateUIView(_ view: UITextField, context: Context) { view.text = "" }
  func makeCoordinator() -> Coordinator { Coordinator(onPage: onPage, onScroll: onScroll) }

  final class Coordinator: NSObject, UITextFieldDelegate {
    var onPage: ((String) -> Void)?
    var onScroll: ((String) -> Void)?
    init(onPage: ((String) -> Void)?, onScroll: ((String) -> Void)?) {
      self.onPage = onPage
      self.onScroll = onScroll
    }
    func finished(_ page: String) {
      onPage?(page)
      onScroll?(page)
    }
  }
}

// The object and the state are the same on each update.
struct Frame: View {
  let onScroll: (String) -> Void
  @StateObject private var session = Session()
  var body: some View {
    Browser(onPage: { [weak session] page in session?.page = page }, onScroll: onScroll)
  }
}

struct Window: View {
  @State private var last = ""
  var body: some View {
    Frame(onScroll: { last = $0 })
    Text(last)
  }
}
