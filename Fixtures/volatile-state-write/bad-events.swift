// with: strict
import SwiftUI

struct Entry: Identifiable {
  let id: Int
  let text: String
}

struct Journal: View {
  @State private var entries: [Entry] = []
  @State private var isNear = false
  @State private var ticks = 0
  private let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  let load: () async -> [Entry]
  var body: some View {
    VStack {
      HStack {
        Text("Journal")
        Text("\(ticks) s")
        Button("Copy") {}.opacity(isNear ? 1 : 0)
      }
      ScrollView {
        VStack {
          ForEach(entries) { entry in  // note: evaluated with every frame
            HStack {
              Image(systemName: "book")
              Text(entry.text)
              Spacer()
              Text("\(entry.id)")
            }
          }
        }
      }
      HStack {
        Text("End")
        Spacer()
        Text("Help")
        Image(systemName: "questionmark")
      }
    }
    .onHover { isNear = $0 }  // expect: info: `isNear` is written with every entry and exit of the pointer, which evaluates `Journal` and its `ForEach` each time
    .onReceive(clock) { _ in ticks += 1 }  // expect: info: `ticks` is written with every tick of the timer
    .task { entries += await load() }
  }
}

@main struct Diary: App {
  @State private var frame = 0
  private let clock = Timer.publish(every: 0.4, on: .main, in: .common).autoconnect()
  var body: some Scene {
    WindowGroup { Text("Diary") }
    MenuBarExtra {
      Button("Open") {}
      Button("Save") {}
      Button("Close") {}
      Button("Print") {}
      Button("Help") {}
      Divider()
      Button("Today") {}
      Button("Yesterday") {}
      Button("Last week") {}
      Button("Last month") {}
      Button("Last year") {}
      Divider()
      Button("Quit") {}
    } label: {
      Image(systemName: frame % 2 == 0 ? "book" : "book.fill")
        .onReceive(clock) { _ in frame += 1 }  // expect: info: `frame` is written with every tick of the timer, which evaluates all scenes of `Diary` each time
    }
  }
}
