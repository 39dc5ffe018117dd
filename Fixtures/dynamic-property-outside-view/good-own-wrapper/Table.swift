import SwiftUI

/// The project has a wrapper of that name.
final class Table2 {
  @Query var rows: [Int]
}

struct TableView2: View {
  let table = Table2()
  var body: some View { Text("\(table.rows.count)") }
}
