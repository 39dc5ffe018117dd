import SwiftUI

struct Course: Identifiable {
  let id: Int
  let name: String
}

/// The text for no rows takes the width that the stack has.
struct Courses: View {
  @State private var courses: [Course] = []
  let load: () async -> [Course]
  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {  // expect: info: builds every row of `courses` at once  // help: put the `ForEach` into…
        if courses.isEmpty {
          Text("None")
        } else {
          ForEach(courses) { Text($0.name) }
        }
      }
    }
    .task { courses = await load() }
  }
}
