import SwiftUI

final class Store: ObservableObject {
  @Published var a = 0  // note: a change of this, and of 4 others, is announced
  @Published var b = 0
  @Published var c = 0
  @Published var d = 0
  @Published var e = 0
}

final class Small: ObservableObject { @Published var a = 0 }

/// Much is published.
struct Middle: View {
  @ObservedObject var store: Store  // expect: warning: `Middle` watches `store` only to hand it on: every change of the `Store` evaluates its whole `body`
  var body: some View {
    Text("Middle")
    Leaf(store: store)  // note: handed to `Leaf` here
  }
}

struct Leaf: View {
  @ObservedObject var store: Store
  var body: some View { Text("\(store.a)") }
}

/// Little is published.
struct Between: View {
  @EnvironmentObject var small: Small  // expect: info: only to hand it on
  @State private var isShown = false
  var body: some View {
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) { SmallLeaf(small: small) }
    Text("Between")
  }
}

struct SmallLeaf: View {
  @ObservedObject var small: Small
  var body: some View { Text("\(small.a)") }
}

/// Shown by the app; an action may use it as well.
struct First: View {
  @ObservedObject var small: Small  // expect: warning: `First` watches `small`
  var body: some View {
    TabView {
      Text("One")
      rest
    }
    .environmentObject(small)  // note: put into the environment here
    .onAppear { small.a = 1 }
  }
  private var rest: some View { Text("Two") }
}

@main struct Main: App {
  @StateObject private var small = Small()
  var body: some Scene { WindowGroup { First(small: small) } }
}

/// It owns the object.
struct Owner: View {
  @StateObject private var store = Store()  // expect: info: `Owner` watches `store`
  var body: some View {
    VStack {
      Text("Owner")
      Leaf(store: store)
    }
  }
}
