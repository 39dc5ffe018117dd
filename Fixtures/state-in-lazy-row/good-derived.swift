// with: iOS=17
import SwiftUI

struct Clip: Identifiable { let id: Int }

struct FailureKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// What the row's own content reports is reported again.
struct ClipRow: View {
  @State private var failures = 0
  @State private var isNew = false
  @State private var isActive = false
  var body: some View {
    NavigationLink(isActive: $isActive) { Text("Clip") } label: { Text(isNew ? "New" : "\(failures)") }
      .onPreferenceChange(FailureKey.self) { failures = $0 }
      .onAppear { isNew = true }
  }
}

/// What lists keep of their rows is not documented.
struct Remark: View {
  @State private var remark = ""
  var body: some View { TextField("Remark", text: $remark) }
}

struct Clips: View {
  let clips: [Clip]
  var body: some View {
    ScrollView { LazyVStack { ForEach(clips) { _ in ClipRow() } } }
    List(clips) { _ in Remark() }
  }
}
