import SwiftUI

// A new item is presented with nil, which `.sheet(item:)` would not show.

struct Disk: Identifiable {
  let id: Int
  var name = ""
  static let template = Disk(id: 0)
}

struct Disks: View {
  let disks: [Disk]
  @State private var edited: Disk?
  @State private var isEditing = false
  var body: some View {
    VStack {
      ForEach(disks) { disk in Button(disk.name) { edit(disk) } }
      Button("New") { edit(nil) }
    }
    .sheet(isPresented: $isEditing) {  // expect: can show an outdated `edited`
      Text((edited ?? .template).name)
    }
  }
  private func edit(_ disk: Disk?) {
    edited = disk
    isEditing = true
  }
}
