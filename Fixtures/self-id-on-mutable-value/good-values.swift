import CoreData
import SwiftUI

final class Book: NSManagedObject {
  var title: String { "" }
}

enum Size: String, CaseIterable { case small, large }

// What is one of a few, a day, an address, or an object.
struct Values: View {
  @State private var numbers = [1, 2]
  @State private var sizes: [Size] = []
  @State private var days: [Date] = []
  @State private var addresses: [URL] = []
  @State private var books: [Book] = []
  private static let names = ["a", "b"]

  var body: some View {
    List {
      ForEach(sizes, id: \.self) { Text($0.rawValue) }
      ForEach(Size.allCases, id: \.self) { Text($0.rawValue) }
      ForEach(days, id: \.self) { Text($0, style: .date) }
      ForEach(addresses, id: \.self) { Text($0.path) }
      ForEach(books, id: \.self) { Text($0.title) }
      ForEach(Self.names, id: \.self) { Text($0) }
      ForEach(numbers, id: \.self) { Text("\($0)") }
      Button("Add") {
        numbers.append(3)
        sizes.append(.small)
        days.append(Date())
      }
    }
  }
}
