import SwiftUI

struct Header: Identifiable {
  let id = UUID()
  var name = ""
}

struct Library { var headers: [Header] = [] }

struct HeaderRow: View {
  @Binding var header: Header
  var body: some View { TextField("Name", text: $header.name) }
}

/// The elements are identifiable, and the binding is one to a part.
struct Headers: View {
  @State var library: Library
  var body: some View {
    List {
      ForEach($library.headers.indices, id: \.self) { index in  // expect: error: rows of `library.headers` are identified by position; an insertion or removal leaves state with the wrong row, and `$library.headers[index]` can run past the end  // help: identify the rows by the elements: `ForEach(Array($library.headers.enumerated()), id: \.element.id)`
        HeaderRow(header: $library.headers[index])
          .swipeActions { Button("Delete") { library.headers.remove(at: index) } }
      }
    }
  }
}

indirect enum Query: Equatable {
  case any([Query])
  case word(String)
}

struct QueryEditor: View {
  @Binding var query: Query
  var body: some View { Button("Reset") { query = .word("") } }
}

/// A destination holds the binding, which no row reads once its position is gone.
struct Queries: View {
  @State private var queries: [Query] = []
  var body: some View {
    List {
      ForEach(queries.indices, id: \.self) { index in  // expect: info: rows of `queries` are identified by position; an insertion or removal leaves state with the wrong row  // help: hold each `Query` in a struct with an `id` of its own, and iterate the structs
        NavigationLink("Query") { QueryEditor(query: $queries[index]) }
          .swipeActions { Button("Delete") { queries.remove(at: index) } }
      }
    }
  }
}

struct Course {
  let title: String
}

struct CourseRow: View {
  let course: Course
  let isFirst: Bool
  @State private var note = ""
  var body: some View { TextField(course.title, text: $note).bold(isFirst) }
}

/// The row needs its position.
struct Courses: View {
  @State private var courses: [Course] = []
  var body: some View {
    ForEach(Array(courses.enumerated()), id: \.offset) { index, course in  // expect: warning: rows of `courses`  // help: conform `Course` to `Identifiable`, and iterate the elements: `ForEach(Array(courses.enumerated()), id: \.element.id)`
      CourseRow(course: course, isFirst: index == 0)
    }
    Button("First") { courses.insert(Course(title: "New"), at: 0) }
  }
}

/// What a row keeps is a flag that a framework declares.
struct ModeButton: View {
  @State private var scheme: ColorScheme = .light
  let title: String
  var body: some View { Button(title) { scheme = .dark }.colorScheme(scheme) }
}

struct Cards: View {
  @State private var titles: [Header] = []
  var body: some View {
    ForEach(titles.indices, id: \.self) { index in  // expect: info: rows of `titles`
      ModeButton(title: titles[index].name)
    }
    Button("Remove") { titles.removeFirst() }
  }
}

/// A function of the view passes the binding on.
struct Fields: View {
  @State private var headers: [Header] = []
  var body: some View {
    Form {
      ForEach(0..<headers.count, id: \.self) { index in  // expect: error: rows of `headers`
        let header = $headers[index]
        field(header, at: index)
      }
    }
  }

  private func field(_ header: Binding<Header>, at index: Int) -> some View {
    HeaderRow(header: header).swipeActions { Button("Delete") { headers.remove(at: index) } }
  }
}
