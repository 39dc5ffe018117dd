import SwiftUI

final class Theme: ObservableObject {
  @Published var tint = Color.red
  func change() { tint = .blue }
}

/// A change concerns every row.
struct TintedRow: View {
  @EnvironmentObject var theme: Theme
  let title: String
  var body: some View { Text(title).foregroundStyle(theme.tint) }
}

struct Titles: View {
  @State private var titles: [String] = []
  var body: some View {
    List(titles, id: \.self) { title in TintedRow(title: title) }
    Button("Add") { titles.append("a") }
  }
}
