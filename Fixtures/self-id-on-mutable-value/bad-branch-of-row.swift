import SwiftUI

struct Server: Hashable {
  let name: String
  var picture: URL?
}

// The picture is there only when the field is set: it cannot be lost by that.
struct Servers: View {
  @State private var servers: [Server] = []
  var body: some View {
    List {
      ForEach(servers, id: \.self) { server in
        //                 ^~~~~~ expect: info: setting `servers[0].picture` replaces the row instead of updating it
        Text(server.name)
        if let picture = server.picture { AsyncImage(url: picture) }
      }
    }
    Button("Load") { servers[0].picture = URL(string: "https://example.org") }
  }
}
