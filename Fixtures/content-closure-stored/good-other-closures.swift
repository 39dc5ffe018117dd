import SwiftUI

// The action cannot be compared either, and nothing of its own evaluates the row.
struct Choice<Label: View>: View {
  let isChosen: Bool
  let action: () -> Void
  @ViewBuilder let label: () -> Label
  var body: some View {
    Button(action: action) {
      HStack {
        label()
        Image(systemName: "checkmark").opacity(isChosen ? 1 : 0)
      }
    }
  }
}

// The rows are passed on and stay a closure.
struct Chapter<Rows: View, Remark: View>: View {
  @ViewBuilder let rows: () -> Rows
  @ViewBuilder let remark: () -> Remark
  var body: some View {
    Section(content: rows, footer: { remark().font(.footnote) })
  }
}

// What is erased cannot be compared.
struct SupportRow<Trailing: View>: View {
  let icon: AnyView?
  @State private var isOpen = false
  @ViewBuilder let trailing: () -> Trailing
  var body: some View {
    HStack {
      icon
      Toggle("Open", isOn: $isOpen)
      trailing()
    }
  }
}
