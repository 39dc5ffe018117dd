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

// No edit: it is a number by agreement.
protocol Numbered {
  var id: Int { get }
}

enum Size: Numbered, Identifiable {
  case small, large
  var id: Int { hashValue }  // expect: info: `Size.id`
}

struct Tabs: View {
  let tabs: [Tab]
  var body: some View { ForEach(tabs) { Text("\($0)") } }
}
