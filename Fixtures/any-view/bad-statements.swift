import SwiftUI

// What has to change depends on the statements, and on who makes the member a view builder.

struct Search: View {
  @State private var text = ""
  var body: some View { TextField("Search", text: $text) }
}

protocol BadgeStyle {
  associatedtype Result: View
  func makeBody(_ title: String) -> Result
}

struct Shelf: View {
  @State private var isEmpty = false
  var body: some View {
    Button("Clear") { isEmpty.toggle() }
    if isEmpty { first } else { second(1) }
  }

  private var first: some View {  // expect: info: `first` erases the type of its result  // help: mark `first` with `@ViewBuilder`, and remove each `return` and `AnyView`; put what follows an early `return` into an `else`
    if isEmpty { return AnyView(Text("Nothing")) }
    return AnyView(Search())
  }

  private func second(_ count: Int) -> AnyView {  // expect: `second` returns `AnyView`  // help: return `some View`, mark `second` with `@ViewBuilder`, and remove each `return` and `AnyView`; write `if` and `else` in place of `guard`
    guard isEmpty else { return AnyView(Search()) }
    return AnyView(Text("\(count)"))
  }

  // A builder takes no assignment.
  private func third() -> some View {  // expect: `third` erases the type of its result  // help: move the choice between the views into a `@ViewBuilder` property or function that returns `some View`
    if isEmpty { return AnyView(Text("Nothing")) }
    var title = "Some"
    if title.isEmpty { title = "None" }
    return AnyView(HStack { Text(title); Search() })
  }
}

struct Empty: View {
  @State private var isEmpty = false
  // SwiftUI makes it a builder.
  var body: some View {  // expect: `body` erases the type of its result  // help: remove each `return` and `AnyView`; put what follows an early `return` into an `else`
    if isEmpty { return AnyView(Search().onSubmit { isEmpty = false }) }
    return AnyView(Button("Clear") { isEmpty = true })
  }
}

struct Rounded: BadgeStyle {
  @Binding var isNew: Bool
  // The project's protocol does not.
  func makeBody(_ title: String) -> some View {  // expect: `makeBody` erases the type of its result  // help: mark `makeBody` with `@ViewBuilder`, and remove each `return` and `AnyView`; put what follows an early `return` into an `else`
    if isNew { return AnyView(Search()) }
    return AnyView(Text(title).onTapGesture { isNew = true })
  }
}

struct Wall: View {
  @State private var isNew = false
  var body: some View { Rounded(isNew: $isNew).makeBody("a") }
}
