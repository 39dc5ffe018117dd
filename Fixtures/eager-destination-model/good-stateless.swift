import SwiftUI

// The class keeps nothing: another one is as good.

final class Service {
  func fetch() async -> String { "" }
}

struct About: View {
  let service = Service()
  @State private var text = ""
  var body: some View { Text(text).task { text = await service.fetch() } }
}

struct Settings: View {
  @State private var name = ""
  var body: some View {
    TextField("Name", text: $name)
    NavigationLink("About") { About() }
  }
}
