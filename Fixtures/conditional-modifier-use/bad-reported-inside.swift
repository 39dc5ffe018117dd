import SwiftUI

extension View {
  @ViewBuilder
  func when<Result: View>(_ condition: Bool, _ transform: (Self) -> Result) -> some View {
    if condition { transform(self) } else { self }
  }

  func onMeasured(_ action: @escaping (Bool) -> Void) -> some View {
    onPreferenceChange(HeightKey.self) { action($0 == 0) }
  }
}

struct HeightKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

struct Remark: View {
  @State private var text = ""
  var body: some View { TextField("Remark", text: $text) }
}

struct Card: View {
  @State private var hasContent = false
  var body: some View {
    Remark()
      .onMeasured { hasContent = !$0 }
      .when(hasContent) { $0.padding(2) }  // expect: info: `.when(hasContent)` replaces `Remark`  // help: decide it from what the view is given, since the view reports the condition only once it is shown
  }
}
