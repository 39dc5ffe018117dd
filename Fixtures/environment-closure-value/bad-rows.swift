import SwiftUI

extension EnvironmentValues {
  @Entry var mark: (Int) -> Void = { _ in }
}

struct Inbox: View {
  @State private var marked: Set<Int> = []
  @State private var numbers: [Int] = []
  var body: some View {
    List(numbers, id: \.self) { InboxRow(number: $0) }
      .environment(\.mark) { marked.insert($0) }  // expect: info: whenever `Inbox` is evaluated
    Button("More \(marked.count)") { numbers.append(numbers.count) }
  }
}

struct InboxRow: View {
  @Environment(\.mark) private var mark
  let number: Int
  var body: some View { Button("\(number)") { mark(number) } }
}

extension View {
  func marking(_ number: Binding<Int>) -> some View {
    self.environment(\.mark) { number.wrappedValue = $0 }  // expect: info: whenever a view that uses `marking`
  }
}
