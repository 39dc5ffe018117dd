import SwiftUI

extension EnvironmentValues {
  @Entry var leave: () -> Void = {}
}

struct Letter: View {
  @Environment(\.leave) private var leave
  private let send: AnyObject
  init(send: @escaping () -> Void) { self.send = send as AnyObject }
  var body: some View { Button("Leave", action: leave) }
}

/// The only view that reads the key gets another closure at the same place.
struct Desk: View {
  @State private var text = ""
  var body: some View {
    TextField("Text", text: $text)
    Letter(send: { print(text) }).environment(\.leave) { text = "" }
  }
}
