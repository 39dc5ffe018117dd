import SwiftUI

/// The trailing closure is the action: the content before it has a default, and the action needs a value.
struct Channels: View {
  @Binding var isPresented: Bool

  var body: some View {
    List {
      row(title: "General") {
        isPresented = false
      }
      Entry(title: "Other") {
        isPresented = false
      }
    }
  }

  private func row(
    title: String, @ViewBuilder accessory: () -> some View = { EmptyView() }, action: @escaping () -> Void
  ) -> some View {
    HStack {
      Text(title)
      accessory()
    }
    .onTapGesture(perform: action)
  }
}

struct Entry: View {
  let title: String
  var accessory: (() -> Text)?
  let action: () -> Void
  var body: some View { Button(title, action: action) }
}
