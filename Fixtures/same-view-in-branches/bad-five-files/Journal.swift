import SwiftUI

struct Entry {
  var title: String
  var isPinned: Bool
}

final class Journal: ObservableObject {
  @Published var entry = Entry(title: "", isPinned: false)
  @Published var isWide = false
}
