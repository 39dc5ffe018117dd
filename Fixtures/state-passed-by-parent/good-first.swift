import SwiftUI

struct Course: Identifiable {
  let id: Int
  let name: String
}

/// The first course is where the selection begins.
struct Chooser: View {
  let courses: [Course]
  @State var selected: Int
  var body: some View {
    Picker("Course", selection: $selected) {
      ForEach(courses) { Text($0.name) }
    }
  }
}

/// Rows that are added leave the others as they are.
struct Badge: View {
  @State var name: String
  var body: some View { Text(name) }
}

struct School: View {
  @State private var courses = [Course(id: 0, name: "A")]
  var body: some View {
    Chooser(courses: courses, selected: courses[0].id)
    List(courses) { course in Badge(name: course.name) }
    Button("Add") { courses.append(Course(id: courses.count, name: "B")) }
  }
}
