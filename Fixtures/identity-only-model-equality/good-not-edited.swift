import SwiftUI

/// Each value comes as it is: no code makes one with the same id and another name.
struct Parcel: Identifiable, Equatable {
  let id: Int
  let sender: String
  var note: String
  static func == (lhs: Parcel, rhs: Parcel) -> Bool { lhs.id == rhs.id }
}

struct ParcelRow: View {
  let parcel: Parcel
  var body: some View { Text(parcel.sender + parcel.note) }
}

struct Parcels: View {
  @State private var parcels: [Parcel] = []
  let load: () async -> [Parcel]
  var body: some View { List(parcels) { ParcelRow(parcel: $0) }.task { parcels = await load() } }
}

/// Its equality finds the window.
struct Host: Hashable, Codable, Identifiable {
  var id: String
  var users: Int
  static func == (lhs: Host, rhs: Host) -> Bool { lhs.id == rhs.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

struct HostRow: View {
  let host: Host
  var body: some View { Text("\(host.users)") }
}

struct Hosts: View {
  @State private var hosts: [Host] = []
  var body: some View {
    List(hosts) { HostRow(host: $0) }
    Button("Join") { hosts[0].users += 1 }
  }
}

struct Client: App {
  var body: some Scene {
    WindowGroup { Hosts() }
    WindowGroup(id: "host", for: Host.self) { _ in Text("Host") }
  }
}
