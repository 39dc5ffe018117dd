import SwiftUI

final class Sheet1: ObservableObject {
  @Published var current = 0
  @Published var title = ""
  func go(to cell: Int) {
    current = cell
    title = "\(cell)"
  }
}

/// Another id makes another cell.
struct Cell: View {
  let sheet: Sheet1
  let number: Int
  var body: some View { Text(sheet.current == number ? "*" : "-").onTapGesture { sheet.go(to: number) } }
}

/// The view observes what mirrors the object.
final class Mirror: ObservableObject {
  @Published var titles: [String] = []
  func show(_ title: String) { titles = [title] }
}

struct Header: View {
  let sheet: Sheet1
  @ObservedObject var mirror: Mirror
  var body: some View { Text(sheet.title + mirror.titles.joined()) }
}

struct Cells: View {
  @ObservedObject var sheet: Sheet1
  let mirror = Mirror()
  let numbers: [Int]
  private func key(_ number: Int) -> String { "\(number) \(sheet.current == number)" }
  var body: some View {
    Header(sheet: sheet, mirror: mirror)
    ForEach(numbers, id: \.self) { Cell(sheet: sheet, number: $0).id(key($0)) }
  }
}
