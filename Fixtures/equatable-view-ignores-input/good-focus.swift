import SwiftUI

/// A binding of focus always means the same state.
struct Choice: View, Equatable {
  let title: String
  let isFocused: FocusState<Bool>.Binding

  nonisolated static func == (a: Choice, b: Choice) -> Bool { a.title == b.title }

  var body: some View { Button(title) {}.focused(isFocused) }
}
