import SwiftUI

struct Poem: Identifiable, Hashable {
  let id: Int
  let title: String
}

struct Verses: View {
  let poem: Poem
  var body: some View { Text(poem.title) }
}

/// Builds when it is asked.
struct Delayed<Content: View>: View {
  private let build: () -> Content
  init(_ build: @autoclosure @escaping () -> Content) { self.build = build }
  var body: some View { build() }
}

struct Poems: View {
  let poems: [Poem]
  var body: some View {
    List(poems) { poem in
      NavigationLink(poem.title, value: poem)
      NavigationLink(poem.title, destination: Delayed(Verses(poem: poem)))
      NavigationLink(poem.title, destination: Text(poem.title))
    }
    .navigationDestination(for: Poem.self) { Verses(poem: $0) }
    // No rows, or a few that never change.
    NavigationLink("First", destination: Verses(poem: poems[0]))
    List {
      NavigationLink("First", destination: Verses(poem: poems[0]))
      NavigationLink("Last", destination: Verses(poem: poems[1]))
      ForEach(0..<3) { number in
        NavigationLink("Poem", destination: Verses(poem: poems[number]))
      }
    }
  }
}

/// Where making the page makes a model, that is said by another rule.
final class Reading: ObservableObject { @Published var line = 0 }

struct Reader: View {
  @ObservedObject var reading: Reading
  var body: some View { Text("a") }
}

struct Readers: View {
  let poems: [Poem]
  var body: some View {
    List(poems) { poem in
      NavigationLink(poem.title, destination: Reader(reading: Reading()))
    }
  }
}
