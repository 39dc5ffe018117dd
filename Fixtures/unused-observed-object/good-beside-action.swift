import SwiftUI

final class Looks: ObservableObject {
  @Published var color = ""
  func choose(_ name: String) { color = name }
}

struct Page<Content: View>: View {
  let title: String
  let back: () -> Void
  @ViewBuilder var content: () -> Content
  var body: some View {
    Button(title, action: back)
    content()
  }
}

private struct Choice: View {
  let name: String
  let isSelected: Bool
  let select: () -> Void
  var body: some View { Button(name, action: select).opacity(isSelected ? 1 : 0.5) }
}

struct LooksView: View {
  @EnvironmentObject private var looks: Looks
  let back: () -> Void
  var body: some View {
    Page(title: "Looks", back: back) {
      VStack {
        ForEach(["red", "green"], id: \.self) { name in
          Choice(name: name, isSelected: looks.color == name) { looks.choose(name) }
        }
      }
    }
  }
}

struct LooksApp: View {
  @StateObject private var looks = Looks()
  var body: some View { LooksView {}.environmentObject(looks) }
}
