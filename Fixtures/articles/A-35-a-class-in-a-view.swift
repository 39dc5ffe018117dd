import SwiftUI

final class Tracker {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { assert(!name.isEmpty) }
}

struct Tracked: View {
  let tracker = Tracker("tracked")  // expect: reference-created-in-view-property:
  var body: some View { Text(tracker.name) }
}
