import SwiftUI

struct Home: View {
  @Environment(\.openURL) private var openURL
  var body: some View { Button("Home") { openURL(URL(filePath: "/")) } }
}
