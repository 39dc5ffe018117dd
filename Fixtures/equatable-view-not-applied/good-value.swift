import SwiftUI

protocol Sheet1: View { var title: String { get } }

/// Code compares and keeps such values; only their `body` is shown.
struct AnySheet: Sheet1, Equatable {
  let title: String
  let content: AnyView
  static func == (a: AnySheet, b: AnySheet) -> Bool { a.title == b.title }
  var body: some View { content }
}

final class Sheets: ObservableObject {
  @Published private(set) var all: [AnySheet] = []
  func open(_ title: String) {
    let sheet = AnySheet(title: title, content: AnyView(Text(title)))
    if !all.contains(sheet) { all.append(sheet) }
  }
}

struct SheetStack: View {
  @ObservedObject var sheets: Sheets
  var body: some View { ForEach(sheets.all, id: \.title) { $0.body } }
}
