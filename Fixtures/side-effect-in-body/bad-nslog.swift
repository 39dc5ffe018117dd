import SwiftUI

struct Board: View {
  private func title() -> String {
    NSLog("evaluated")  // expect: info: `NSLog` logs
    return "Board"
  }
  var body: some View { Text(title()) }
}
