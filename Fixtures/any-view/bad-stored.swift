import SwiftUI

struct Panel: View {
  let content: AnyView  // expect: info: `content` of `Panel` stores a type-erased view
  var accessory: AnyView?
  let tabs: [AnyView]  // expect: info: `tabs` of `Panel` stores type-erased views
  let footer: () -> AnyView  // expect: info: `footer` of `Panel` stores a closure that returns a type-erased view
  var header: ((Int) -> AnyView)?
  let any: any View  // expect: info: `any` of `Panel`
  // Kept across updates, which is worse: `view-stored-in-state`.
  @Binding var shown: AnyView
  @State private var kept: AnyView = AnyView(Text("a"))
  @Binding var wrapped: Int

  var body: some View {
    VStack { content; footer() }
  }

  func show() {
    shown = footer()
    kept = footer()
  }
}

struct Bordered: ViewModifier {
  let edge: AnyView  // expect: `edge` of `Bordered`
  func body(content: Content) -> some View { content.overlay(edge) }
}
