import SwiftUI

struct Board: View {
  private func title() -> String {
    Task { print("later") }  // expect: info: `Task` starts asynchronous work
    return "Board"
  }
  var body: some View { Text(title()) }
}
