import SwiftUI

struct Chapter: Identifiable, Hashable {
  let id: Int
  var title: String
}

/// No associated values.
enum Tab: Identifiable, CaseIterable {
  case library, search
  var id: Int { hashValue }
}

enum Sort: String, Identifiable, CaseIterable {
  case name, date
  var id: String { "\(self)" }
}

enum Banner: Identifiable, Hashable {
  case saved
  case failed(reason: String)
  var id: Self { self }
}

/// Here these are data.
struct Commit: Identifiable {
  let hash: String
  let description: String
  var id: String { hash + description }
}

struct Revision: Identifiable {
  let commit: Commit
  var id: String { commit.hash }
}

/// The description of a part is as good as the part.
struct Visit: Identifiable {
  let place: UUID
  let day: Int
  var id: String { place.description + day.description }
}

/// Not an id, or nothing that is told apart by one.
struct Cache: Hashable {
  var key: Int { hashValue }
  var id: Int { hashValue }
}

struct Entry: Hashable, Identifiable {
  let name: String
  var id: String { name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

struct Lists: View {
  let tags: [String]
  let commits: [Commit]
  let tabs: [Tab]
  var body: some View {
    VStack {
      ForEach(tags, id: \.self) { Text($0) }
      ForEach(commits, id: \.hash) { Text($0.description) }
      ForEach(commits, id: \.description) { Text($0.description) }
      ForEach(tabs, id: \.hashValue) { Text("\($0)") }
      ForEach(Tab.allCases, id: \.hashValue) { Text("\($0)") }
      ForEach(ColorScheme.allCases, id: \.hashValue) { Text("\($0)") }
    }
  }
}

/// A key path that is not an id.
struct Sorted: View {
  let tags: [String]
  var body: some View { Text(tags.map(\.description).joined()) }
}
