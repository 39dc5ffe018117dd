// Without associated values no two can be taken for each other: advice only.
// with: strict
import SwiftUI

enum Tab: Identifiable, CaseIterable {
  case library, search
  var id: Int { hashValue }  // expect: info: `Tab.id`
}

enum Sort: Identifiable, CaseIterable {
  case name, date
  var id: String { String(describing: self) }  // expect: info: `Sort.id`
}

struct Tabs: View {
  let tabs: [Tab]
  var body: some View { ForEach(tabs) { Text("\($0)") } }
}

struct Sorts: View {
  let sorts: [Sort]
  var body: some View { ForEach(sorts, id: \.hashValue) { Text("\($0)") } }  // expect: info: `\.hashValue`
}
