import SwiftUI

struct DraftEditor: View {
  @State private var draft = "" // note: returns to its initial value
  var body: some View { TextField("Draft", text: $draft) }
}

// A fresh UUID.
struct FreshToken: View {
  @State private var token = UUID()
  var body: some View {
    VStack {
      DraftEditor()
        .id(token) // expect: info: `.id(token)` is renewed only to re-create this view: each change resets `@State draft` of `DraftEditor`
      Button("Reset") { token = UUID() } // note: renewed here
      Button("Again") { token = .init() }
    }
  }
}

// A counter that nothing else looks at.
struct Counter: View {
  @State private var generation = 0
  var body: some View {
    VStack {
      ScrollView { Text("News") }
        .id(generation) // expect: `.id(generation)` is renewed only to re-create this view: each change resets
      Button("Reset") { restart() }
    }
    .task(id: generation) {}
  }

  private func restart() { generation += 1 }
}

struct SumCounter: View {
  @State private var generation = 0
  var body: some View {
    List { Text("News") }
      .id(self.generation) // expect: `.id(self.generation)` is renewed only to re-create this view: each change resets
      .onTapGesture { generation = generation + 1 }
  }
}

// A flag that is flipped for no other reason.
struct Flag: View {
  @State private var flipped = false
  var body: some View {
    DraftEditor()
      .padding()
      .id(flipped) // expect: `.id(flipped)` is renewed only to re-create this view: each change resets `@State draft` of `DraftEditor`
      .onReceive(NotificationCenter.default.publisher(for: Notification.Name("x"))) { _ in flipped.toggle() }
  }
}

// A token in a model.
@Observable final class Screen {
  var refreshID = UUID()
  func reload() { refreshID = UUID() }
}

struct ModelToken: View {
  let screen: Screen
  var body: some View {
    List { Text("News") }
      .id(screen.refreshID) // expect: `.id(screen.refreshID)` is renewed only to re-create this view: each change resets
  }
}

// Orders and filters.
enum LetterSort: Hashable { case sender, date }
enum Shown: Hashable { case all, unread }

struct Letters: View {
  @State private var sort = LetterSort.date
  @Binding var filter: Shown
  var body: some View {
    VStack {
      List { Text("Letter") }
        .id(sort) // expect: `.id(sort)` selects what is shown: each change resets
      Picker("Sort", selection: $sort) { Text("Date").tag(LetterSort.date) } // note: the selection changes here
      ScrollView { Text("Letter") }
        .id(filter) // expect: `.id(filter)` selects what is shown: each change resets
      Button("All") { filter = .all }
    }
  }
}
