import Combine

final class Lesson: ObservableObject {
  @Published var page = 0
}

final class Demonstration {
  var subscriptions: Set<AnyCancellable> = []

  func show(_ lesson: Lesson) {
    // `objectWillChange` emits the signal before the value changes, so this prints the old page.
    lesson.objectWillChange
      .sink { print(lesson.page) }
      .store(in: &subscriptions)
  }
}
