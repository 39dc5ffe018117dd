import SwiftUI
import UIKit

final class Tab: ObservableObject {
  @Published var page = ""
}

final class Tabs: ObservableObject {
  @Published var active = Tab()
  func open() { active = Tab() }
}

struct Browser: UIViewRepresentable {
  let onLink: (String) -> Void
  let onPage: ((String) -> Void)?
  let onScroll: ((String) -> Void)?

  func makeUIView(context: Context) -> UITextField { UITextField() }
  func updateUIView(_ view: UITextField, context: Context) { context.coordinator.onLink = onLink }
  func makeCoordinator() -> Coordinator { Coordinator(onLink: onLink, onPage: onPage, onScroll: onScroll) }

  final class Coordinator: NSObject, UITextFieldDelegate {
    var onLink: (String) -> Void
    var onPage: ((String) -> Void)?  // expect: the coordinator keeps the first `onPage` in `onPage`, as `updateUIView` does not replace it
    var onScroll: ((String) -> Void)?  // expect: the coordinator keeps the first `onScroll` in `onScroll`
    init(onLink: @escaping (String) -> Void, onPage: ((String) -> Void)?, onScroll: ((String) -> Void)?) {
      self.onLink = onLink
      self.onPage = onPage
      self.onScroll = onScroll
    }
    func finished(_ page: String) {
      onLink(page)
      onPage?(page)
      onScroll?(page)
    }
  }
}

struct Frame: View {
  let onScroll: (String) -> Void
  @ObservedObject var tabs: Tabs
  var body: some View {
    Button("New") { tabs.open() }
    Browser(
      onLink: { _ in },
      onPage: { [weak tab = tabs.active] page in tab?.page = page },
      onScroll: onScroll)
  }
}

struct Window: View {
  let title: String
  @StateObject private var tabs = Tabs()
  @State private var last = ""
  var body: some View {
    Frame(onScroll: { last = title + $0 }, tabs: tabs)
    Text(last)
  }
}
