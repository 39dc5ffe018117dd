// Who passes another value is not seen: advice only.
// with: strict
import SwiftUI

public struct Volume: View {
  @State private var level: Int
  public init(level: Int) {
    _level = State(initialValue: level)  // expect: info: `@State level`
  }
  public var body: some View { Text("\(level)") }
}

struct Speed: View {
  @State private var value: Int
  init(value: Int) { _value = State(initialValue: value) }
  var body: some View { Text("\(value)") }
}

/// The only caller passes a constant.
struct Dashboard: View {
  var body: some View { Speed(value: 3) }
}

public struct Draft: View {
  @State private var text: String
  public init(initialText: String) { _text = State(initialValue: initialText) }
  public var body: some View { TextField("Text", text: $text) }
}
