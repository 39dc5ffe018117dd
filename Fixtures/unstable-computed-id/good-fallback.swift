import SwiftUI

/// The data may never be missing.
struct Group: Identifiable {
  let ids: Set<String>
  var id: String {
    let first = ids.min() ?? UUID().uuidString
    return "\(first)|\(ids.count)"
  }
}

struct Groups: View {
  let groups: [Group]
  var body: some View { List(groups) { Text($0.id) } }
}
