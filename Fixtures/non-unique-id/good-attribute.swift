import SwiftData
import SwiftUI

@Model final class Member {
  @Attribute(.unique) var name: String
  var memberID = 0
  init(name: String) { self.name = name }
}

// The database sees to it.
struct Members: View {
  @Query private var members: [Member]
  var body: some View { List(members, id: \.name) { Text($0.name) } }
}
