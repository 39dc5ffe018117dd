import SwiftUI

struct Offer: View {
  @StateObject private var model = OfferModel()
  var body: some View {
    switch model.state {
    case .loading:
      // Loading ends the branch, and SwiftUI would cancel the task with its view.
      Text("Loading").onAppear { Task { await model.load() } }  // expect: this `Task` continues
    case .loaded: Text("Loaded").id(1)
    }
  }
}

struct Feed: View {
  @StateObject private var model = OfferModel()
  var body: some View {
    Text("Feed").task { await model.load() }  // expect: this `Task` continues
  }
}

@MainActor final class OfferModel: ObservableObject {
  enum State { case loading, loaded }
  @Published var state = State.loading
  func load() async {
    await Task.yield()
    state = .loaded
  }
}
