import SwiftUI

struct Storage: View {
  @State private var name = ""
  var body: some View {
    TextField("Name", text: $name)
    Text(name + Size.date(.distantPast))
  }
}

/// The call is in the code of this view, and another view gets there.
struct Badge: View {
  let date: Date
  static func text(_ date: Date) -> String {
    ISO8601DateFormatter().string(from: date)  // expect: runs on every evaluation of 2 views (`Badge` and `Diary`)
  }
  var body: some View { Text(Self.text(date)) }
}

struct Diary: View {
  @State private var date = Date.distantPast
  @State private var name = ""
  var body: some View {
    TextField("Name", text: $name)
    Text(Badge.text(date))  // note: `Diary.body` reaches the expensive call from here
    Text(Size.date(date))
    Badge(date: date)
    Button("Later") { date += 1 }
  }
}
