// It works, but belongs to the start of the app: advice only.
// with: strict
import SwiftUI
import UIKit

struct Board: View {
  init() {
    UITableView.appearance().backgroundColor = .clear  // expect: info: changes the look
    UITableView.appearance().separatorColor = .clear
  }
  var body: some View { Text("Board") }
}
