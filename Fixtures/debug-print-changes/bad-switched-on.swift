import SwiftUI

// A switch for debugging decides if it runs.

struct Tracked: View {
  var isTracked = false
  var body: some View {
    if isTracked { let _ = Self._printChanges() }  // expect: info: runs in release builds
    Text("A")
  }
}
