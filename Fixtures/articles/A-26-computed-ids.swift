import SwiftUI

enum Kind { case cat, dog }

struct Pet: Identifiable {
  var name: String
  var kind: Kind
  var id: UUID { UUID() }  // expect: unstable-computed-id: info:
}

struct Text1: Identifiable { var id: String { UUID().uuidString } }  // expect: unstable-computed-id: info:
struct Text2: Identifiable { let name: String; var id: String { "\(name)-\(UUID())" } }  // expect: unstable-computed-id: info:
struct Number: Identifiable { var id: Int { Int.random(in: 0...9) } }  // expect: unstable-computed-id: info:
struct Moment: Identifiable { var id: Date { Date() } }  // expect: unstable-computed-id: info:
enum Either: Identifiable { case a, b; var id: UUID { UUID() } }  // expect: unstable-computed-id: info:
extension Array: @retroactive Identifiable { public var id: UUID { UUID() } }  // expect: unstable-computed-id: info:
struct Returned: Identifiable { var id: UUID { return UUID() } }  // expect: unstable-computed-id: info:
struct Got: Identifiable { var id: UUID { get { UUID() } } }  // expect: unstable-computed-id: info:
struct Opaque: Identifiable { var id: some Hashable { UUID() } }  // expect: unstable-computed-id: info:
struct Lazy { lazy var id = UUID() }  // expect: unstable-computed-id: info:
struct LazyView: View {
  let value: Lazy
  var body: some View {
    var copy = value
    Text("a").id(copy.id)
  }
}
struct Helped: Identifiable { var id: UUID { make() }; private func make() -> UUID { UUID() } }  // expect: unstable-computed-id: info:

struct Named: Identifiable { let name: String; var id: String { name } }
enum Own: Identifiable { case a, b; var id: Self { self } }
struct Keyed: Identifiable { let databaseID: Int; var id: Int { databaseID } }
struct Given: Identifiable { let id: UUID }
