import SwiftUI

enum Kind { case cat, dog }

struct Pet: Identifiable {
  var name: String
  var kind: Kind
  var id: UUID { UUID() }  // expect: unstable-computed-id: error:
}

struct Text1: Identifiable { var id: String { UUID().uuidString } }  // expect: unstable-computed-id: error:
struct Text2: Identifiable { let name: String; var id: String { "\(name)-\(UUID())" } }  // expect: unstable-computed-id: error:
struct Number: Identifiable { var id: Int { Int.random(in: 0...9) } }  // expect: unstable-computed-id: error:
struct Moment: Identifiable { var id: Date { Date() } }  // expect: unstable-computed-id: error:
enum Either: Identifiable { case a, b; var id: UUID { UUID() } }  // expect: unstable-computed-id: error:
extension Array: @retroactive Identifiable { public var id: UUID { UUID() } }  // expect: unstable-computed-id: error:
struct Returned: Identifiable { var id: UUID { return UUID() } }  // expect: unstable-computed-id: error:
struct Got: Identifiable { var id: UUID { get { UUID() } } }  // expect: unstable-computed-id: error:
struct Opaque: Identifiable { var id: some Hashable { UUID() } }  // expect: unstable-computed-id: error:
struct Lazy { lazy var id = UUID() }  // expect: unstable-computed-id: warning:
struct LazyView: View {
  let value: Lazy
  var body: some View {
    var copy = value
    Text("a").id(copy.id)
  }
}
struct Helped: Identifiable { var id: UUID { make() }; private func make() -> UUID { UUID() } }  // expect: unstable-computed-id: error:

struct Named: Identifiable { let name: String; var id: String { name } }
enum Own: Identifiable { case a, b; var id: Self { self } }
struct Keyed: Identifiable { let databaseID: Int; var id: Int { databaseID } }
struct Given: Identifiable { let id: UUID }
