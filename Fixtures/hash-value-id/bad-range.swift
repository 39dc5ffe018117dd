import SwiftUI

struct Tags: View {
  let tags: [String]
  var body: some View {
    ForEach(tags, id: \.hashValue) { Text($0) }  // help: use the value itself: `id: \.self`
//                    ^~~~~~~~~~~ expect: info: `ForEach` identifies rows by `\.hashValue`
  }
}

struct Chapter: Identifiable, Hashable {
  var title: String
  var id: Int { hashValue }
//    ^~ expect: info: `Chapter.id`
}

struct Chapters: View {
  let chapters: [Chapter]
  var body: some View { List(chapters) { Text($0.title) } }
}
