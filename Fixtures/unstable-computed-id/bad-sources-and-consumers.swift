import SwiftUI

// Other sources of what is never the same.

struct C1: Identifiable { var id: NSUUID { NSUUID() } }  // expect: info: `C1.id`
struct C2: Identifiable { var id: String { NSUUID().uuidString } }  // expect: info: `C2.id`
struct C3: Identifiable { var id: UInt64 { DispatchTime.now().uptimeNanoseconds } }  // expect: info: `C3.id`
struct C4: Identifiable { var id: Date { .now } }  // expect: info: `C4.id`
struct C5: Identifiable { var id: Double { Date().timeIntervalSince1970 } }  // expect: info: `C5.id`
struct C6: Identifiable { var id: Double { .random(in: 0...1) } }  // expect: info: `C6.id`
struct C7: Identifiable { var id: UInt32 { arc4random_uniform(100) } }  // expect: info: `C7.id`
struct C8: Identifiable { var id: Bool { Bool.random() } }  // expect: info: `C8.id`

// Who tells elements apart by it.

struct Leaf: Identifiable {
  let title: String
  var children: [Leaf]?
  var id: UUID { UUID() }  // expect: warning: `Leaf.id`
}

struct Row: Identifiable {
  let title: String
  var id: UUID { UUID() }  // expect: warning: `Row.id`
}

struct Garden: View {
  let leaves: [Leaf]
  let rows: [Row]

  var body: some View {
    VStack {
      OutlineGroup(leaves, children: \.children) { Text($0.title) }  // note: identifies elements by `id`
      Table(rows) { TableColumn("Title") { Text($0.title) } }  // note: identifies elements by `id`
    }
  }
}
