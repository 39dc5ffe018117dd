import SwiftUI

/// What has been shown is stored when it goes away. A view that followed the value would take it away.
enum News {
  static var isDue: Bool { UserDefaults.standard.string(forKey: "shown") != "2" }
  static func markAsShown() { UserDefaults.standard.set("2", forKey: "shown") }
}

struct NewsPage: View {
  var body: some View { Text("News").onDisappear { News.markAsShown() } }
}

struct Showing: ViewModifier {
  @State private var isShown = true
  func body(content: Content) -> some View {
    if News.isDue {
      content.sheet(isPresented: $isShown) { NewsPage() }
    } else {
      content
    }
  }
}

struct Start: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 }.modifier(Showing()) }
}
