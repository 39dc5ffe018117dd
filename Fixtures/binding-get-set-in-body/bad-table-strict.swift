// with: strict
import SwiftUI

struct Guest: Identifiable { let id: Int }

struct GuestTable: View {
  let guests: [Guest]
  @State private var invited: Set<Int> = []
  var body: some View {
    Table(guests) {
      TableColumn("Invited") { guest in
        Toggle("", isOn: Binding(get: { invited.contains(guest.id) }, set: { _ in invited.insert(guest.id) }))  // expect: info: for each row
      }
    }
  }
}
