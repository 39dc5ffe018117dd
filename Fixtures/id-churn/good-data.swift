import SwiftUI

struct Choice: View {
  let options: [String]
  @State private var shown: [String]
  init(options: [String]) {
    self.options = options
    _shown = State(initialValue: options)
  }
  var body: some View {
    List(shown, id: \.self) { Text($0) }
    Button("Fewer") { shown.removeLast() }
  }
}

struct Courses: View {
  @State private var courses: [String] = []
  let load: () async -> [String]
  var body: some View {
    // The choices are made from the courses.
    Choice(options: courses).id(courses.count).task { courses = await load() }
  }
}
