import SwiftUI

// What people add one by one, and what is replaced as a whole, may be a handful.

struct Host: Identifiable {
  let id = UUID()
  var folder = ""
}

final class Hosts: ObservableObject {
  @Published var hosts: [Host] = []
  @Published var folders: [String] = []
  @Published var isBusy = false
  func add(_ host: Host) { hosts.append(host) }
  func addFolder(_ name: String) { folders.append(name) }
  func work() { isBusy.toggle() }
  func count(in folder: String) -> Int { hosts.filter { $0.folder == folder }.count }
}

struct Sidebar: View {
  @ObservedObject var model: Hosts
  var body: some View {
    Text(model.isBusy ? "Busy" : "Ready")
    List(model.folders, id: \.self) { folder in
      Text("\(model.count(in: folder))")
    }
    Button("Work") { model.work() }
    Button("Host") { model.add(Host()) }
    Button("Folder") { model.addFolder("A") }
  }
}
