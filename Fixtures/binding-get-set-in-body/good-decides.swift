import SwiftUI

// The setter asks first, sets only some values, or keeps the value elsewhere.

struct Sync: View {
  @State private var isOn = false
  @State private var asks = false
  @State private var draft = ""
  let name: String

  private var confirmed: Binding<Bool> {
    Binding(get: { isOn }, set: { if $0 { asks = true } else { isOn = false } })
  }

  private var limited: Binding<Bool> {
    Binding(
      get: { isOn },
      set: { value in
        guard !asks else { return }
        isOn = value
      })
  }

  private var edited: Binding<String> {
    Binding(get: { name }, set: { draft = $0 })
  }

  var body: some View {
    VStack {
      Text("Sync")
      Toggle("Sync", isOn: confirmed)
      Toggle("Sync", isOn: limited)
      TextField("Name", text: edited)
      Text(draft)
    }
    .alert("Sync?", isPresented: $asks) { Button("Yes") { isOn = true } }
  }
}

// Little more than the control.

struct SyncToggle: View {
  @Binding var level: Int
  var body: some View {
    Toggle("On", isOn: Binding(get: { level > 0 }, set: { level = $0 ? 1 : 0 }))
  }
}

// An object takes the binding, which SwiftUI does not compare.

final class Exporter {
  init(result: Binding<String>) {}
}

struct Export: View {
  @State private var result = ""
  var body: some View { Button("Export") { _ = exporter() } }
  private func exporter() -> Exporter { Exporter(result: Binding(get: { result }, set: { result = $0 })) }
}
