import SwiftUI

struct Profile: View {
  @Environment(\.dismiss) private var dismiss // expect: info: `@Environment(\.dismiss)` is used only in actions, but can evaluate the 18 views of `Profile` when something is presented
  var body: some View {
    VStack {
      Group {
        Text("0")
        Text("1")
        Text("2")
        Text("3")
        Text("4")
        Text("5")
        Text("6")
        Text("7")
      }
      fields
      Button("Save") { save() }
    }
  }
  @ViewBuilder private var fields: some View {
    Text("0")
    Text("1")
    Text("2")
    Text("3")
    Text("4")
    Text("5")
    Text("6")
  }
  private func save() { dismiss() } // note: used here
}

struct Windows: View {
  @Environment(\.openWindow) private var openWindow // expect: `@Environment(\.openWindow)`
  @Environment(\.presentationMode) private var presentation // expect: `@Environment(\.presentationMode)`
  var body: some View {
    VStack {
      Group {
        Text("0")
        Text("1")
        Text("2")
        Text("3")
        Text("4")
        Text("5")
        Text("6")
        Text("7")
      }
      Group {
        Text("0")
        Text("1")
        Text("2")
        Text("3")
        Text("4")
        Text("5")
        Text("6")
        Text("7")
      }
      Button("Open") { openWindow(id: "a") }
    }
    .onTapGesture { presentation.wrappedValue.dismiss() }
  }
}
