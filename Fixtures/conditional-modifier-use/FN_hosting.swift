import SwiftUI
import UIKit

extension View {
  @ViewBuilder
  func only<Result: View>(if flag: Bool, change: (Self) -> Result) -> some View {
    if flag { change(self) } else { self }
  }
}

// View content in a method that gives no view.
final class Cells: NSObject, UITableViewDataSource {
  var isMarked = false

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.contentConfiguration = UIHostingConfiguration {
      Text("Row").only(if: isMarked) { $0.bold() }
    }
    return cell
  }
}
