import SwiftUI

struct Course: Identifiable {
  var id: UUID { UUID() }  // expect: error: which replaces the elements on every update and resets `@State isOpen` of `CourseRow`
  var name: String
}

struct CourseRow: View {
  let course: Course
  @State private var isOpen = false  // note: `@State isOpen` returns to its initial value
  var body: some View { Button(course.name) { isOpen.toggle() } }
}

struct Courses: View {
  let courses: [Course]
  var body: some View { List(courses) { CourseRow(course: $0) } }
}
