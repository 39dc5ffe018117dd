import SwiftUI
import UIKit

struct Board: View {
  init() { UITableView.appearance().backgroundColor = .clear }
  var body: some View { Text("Board") }
}
