import SwiftUI

final class Store: ObservableObject {
  @Published var a = 0  // note: this and every other published property triggers an update
  @Published var b = 0
  @Published var c = 0
  @Published var d = 0
  @Published var e = 0
}

final class Small: ObservableObject { @Published var a = 0 }

/// Much is published.
struct Middle: View {
  @ObservedObject var store: Store  // expect: info: `Middle` observes `store` only to pass it to child views, so every change of the `Store` evaluates its `body`
  var body: some View {
    Text("Middle")
    Leaf(store: store)  // note: passed to `Leaf` here
  }
}

struct Leaf: View {
  @ObservedObject var store: Store
  var body: some View { Text("\(store.a)") }
}

/// Little is published.
struct Between: View {
  @EnvironmentObject var small: Small  // expect: info: `Between` observes `small` only to pass it to child views
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
  @ObservedObject var small: Small  // expect: info: `First` observes `small` only for actions and to pass it to child views
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

extension Store {
  func change() {
    a += 1
    b += 1
    c += 1
    d += 1
    e += 1
  }
}

/// Views that nothing creates are left alone.
let screens: [Any.Type] = [Middle.self, Between.self]
