import SwiftUI

// The manifest leaves it out: no program has this view.
struct Old: View {
  @Environment(\.openURL) private var openURL
  var body: some View { Text("Old") }
}
