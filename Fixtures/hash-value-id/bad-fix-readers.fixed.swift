import SwiftUI

// Its id is a number for other code.
struct Disk: Hashable, Identifiable {
  let name: String
  var id: Int { hashValue }  // expect: info:
}
func number(of disk: Disk) -> Int { disk.id }

// Each value has an id of its own already.
struct Fresh: Hashable, Identifiable {
  let uuid = UUID()
  var id: Int { hashValue }  // expect: info:
}

struct Plain: Hashable, Identifiable {
  let name: String
  var id: Self { self }  // expect: info:
}

struct Disks: View {
  let disks: [Disk]
  let plain: [Plain]
  let fresh: [Fresh]
  var body: some View {
    List {
      ForEach(disks) { Text($0.name) }
      ForEach(plain) { Text($0.name) }
      ForEach(fresh) { Text("\($0.uuid)") }
    }
  }
}
