import SwiftUI

struct Chapter: Identifiable {
  let id = UUID()  // expect: unstable-stored-id: info:
  let title: String
}

final class Book: ObservableObject {
  @Published var titles: [String] = []
  var chapters: [Chapter] { titles.map { Chapter(title: $0) } }
}
