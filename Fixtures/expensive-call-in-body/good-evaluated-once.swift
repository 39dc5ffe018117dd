import SwiftUI

/// Nothing that it reads changes: once for each time that it appears.
struct Licences: View {
  var body: some View {
    ScrollView { Text((try? String(contentsOfFile: "licences.txt", encoding: .utf8)) ?? "") }
  }
}

struct About: View {
  var body: some View { NavigationLink("Licences") { Licences() } }
}
