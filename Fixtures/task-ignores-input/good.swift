import SwiftUI

struct Poet {
  func verse(_ id: Int) async -> String { "" }
}

final class Archive: ObservableObject {
  let first = 1
  @Published var number = 1
  func load(_ id: Int) async {}
}

struct ByTaskID: View {
  let id: Int
  @State private var text = ""
  var body: some View {
    Text(text).task(id: id) { text = await Poet().verse(id) }
  }
}

struct ByChange: View {
  let id: Int
  @State private var loading: Task<Void, Never>?
  @State private var text = ""
  var body: some View {
    Text(text)
      .task { await load() }
      .onChange(of: id) {
        loading?.cancel()
        loading = Task { await load() }
      }
  }
  private func load() async { text = await Poet().verse(id) }
}

struct ByIdentity: View {
  let id: Int
  @State private var text = ""
  var body: some View {
    Text(text).task { text = await Poet().verse(id) }.id(id)
  }
}

struct Plain: View {
  let id: Int
  @State private var text = ""
  var body: some View {
    Text(text).task { text = await Poet().verse(id) }
  }
}

struct ByParent: View {
  let id: Int
  @State private var text = ""
  var body: some View { Text(text).task { text = await Poet().verse(id) } }
}

struct WithModel: View {
  let archive: Archive
  let title = "Archive"
  let number: Int
  var body: some View {
    Text("\(number)").task { await archive.load(3) }
  }
}

struct Desk: View {
  @StateObject private var archive = Archive()
  @State private var selected = 1
  @State private var never = 1
  @State private var isShown = false
  @State private var ids = [1, 2]
  var body: some View {
    NavigationStack {
      Button("Next") { selected += 1 }
      ByTaskID(id: selected)
      ByChange(id: selected)
      ByIdentity(id: selected)
      ByParent(id: selected).id(selected)
      Plain(id: 3)
      Plain(id: never)
      Plain(id: archive.first)
      WithModel(archive: archive, number: selected)
      ForEach(ids, id: \.self) { Plain(id: $0) }
      NavigationLink("More") { Plain(id: selected) }
    }
    .sheet(isPresented: $isShown) { Plain(id: selected) }
    .navigationDestination(for: Int.self) { Plain(id: $0) }
  }
}
