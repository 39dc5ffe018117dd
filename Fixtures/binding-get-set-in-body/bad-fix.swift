import SwiftUI

struct Title { var text = "" }

struct TitleEditor: View {
  @State private var title = Title()
  @State private var isBold = false
  @State private var width = 1.0
  var body: some View {
    TextField("Title", text: Binding(get: { title.text }, set: { title.text = $0 }))  // expect: `text:` of `TextField`
    Toggle("Bold", isOn: Binding { isBold } set: { isBold = $0 }.animation())  // expect: `isOn:` of `Toggle`
    // `Slider` may take a `Double` and the property be a `CGFloat`, or the other way round.
    Slider(value: Binding(get: { width }, set: { width = $0 }))  // expect: `value:` of `Slider`  // help: pass `$width`
  }
}
