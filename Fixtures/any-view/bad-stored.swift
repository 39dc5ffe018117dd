// with: strict
import SwiftUI

struct Panel: View {
  let content: AnyView  // expect: info: `content` of `Panel` stores a type-erased view
  var accessory: AnyView?  // expect: info: `accessory` of `Panel`
  let tabs: [AnyView]  // expect: info: `tabs` of `Panel` stores type-erased views
  let footer: () -> AnyView  // expect: info: `footer` of `Panel` stores a closure that returns a type-erased view
  var header: ((Int) -> AnyView)?  // expect: info: `header` of `Panel`
  let any: any View  // expect: info: `any` of `Panel`
  // Kept across updates, which is worse: `view-stored-in-state`.
  @Binding var shown: AnyView  // expect: info: `shown` of `Panel`
  @State private var kept: AnyView = AnyView(Text("a"))  // expect: info: `kept` of `Panel`
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
