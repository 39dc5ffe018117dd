import SwiftUI

struct OldBox: View {
  @State private var letters: [Letter] = []
  let load: () async -> [Letter]
  private func receive() async { letters = await load() }
  var body: some View {
    ScrollView {
      VStack {
        ForEach(letters) { Text($0.text) }
      }
    }
    .task { await receive() }
  }
}

@available(iOS 14, *)
struct NewerBox: View {
  @State private var letters: [Letter] = []
  let load: () async -> [Letter]
  private func receive() async { letters = await load() }
  var body: some View {
    ScrollView {
      VStack {  // expect: info: a `VStack` in a `ScrollView` builds every row of `letters` at once
        // help: …which builds only the visible rows
        ForEach(letters) { Text($0.text) }
      }
    }
    .task { await receive() }
  }
}

struct EitherBox: View {
  @State private var letters: [Letter] = []
  let load: () async -> [Letter]
  private func receive() async { letters = await load() }
  var body: some View {
    ScrollView {
      if #available(iOS 14, *) {
        LazyVStack { ForEach(letters) { Text($0.text) } }
      } else {
        VStack { ForEach(letters) { Text($0.text) } }
      }
    }
    .task { await receive() }
  }
}

final class Starter {
  private func fetch() async -> [Letter] { [] }
  func old() -> UIViewController { UIHostingController(rootView: OldBox(load: fetch)) }
  func either() -> UIViewController { UIHostingController(rootView: EitherBox(load: fetch)) }
  @available(iOS 14, *)
  func newer() -> UIViewController { UIHostingController(rootView: NewerBox(load: fetch)) }
}
