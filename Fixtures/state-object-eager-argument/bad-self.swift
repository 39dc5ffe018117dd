import SwiftUI

final class Navigator: ObservableObject {
  init(_ path: Binding<[Int]>) {}
}

struct Stack: View {
  @Binding private var path: [Int]
  @StateObject private var navigator: Navigator

  init(path: Binding<[Int]>?) {
    _path = path ?? .constant([])
    let navigator = path == nil ? Navigator(.constant([])) : Navigator($path)
    _navigator = StateObject(wrappedValue: navigator)  // expect: `Stack.init` creates the `Navigator` of `navigator` before `@StateObject` can defer it  // help: create the `Navigator` inside the parentheses of `StateObject(wrappedValue:)` from parameters only, since a closure that escapes cannot have `self` there
  }

  var body: some View { Text("\(path.count)") }
}

struct Home: View {
  @State private var count = 0
  var body: some View {
    Stepper("\(count)", value: $count)
    Stack(path: nil)
  }
}

final class Resolver: ObservableObject {
  init(_ find: @escaping ([Int]) -> Int?) {}
}

/// `$0` is not a binding of the view.
struct Quote: View {
  @StateObject private var resolver: Resolver

  init(id: Int) {
    let resolver = Resolver { $0.first { $0 == id } }
    _resolver = StateObject(wrappedValue: resolver)  // expect: `Quote.init` creates the `Resolver` of `resolver`  // help: write `_resolver = StateObject(wrappedValue: Resolver { $0.first { $0 == id } })`
  }

  var body: some View { Text("Quote") }
}

struct Quotes: View {
  @State private var count = 0
  var body: some View {
    Stepper("\(count)", value: $count)
    Quote(id: count)
  }
}
