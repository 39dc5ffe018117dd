import SwiftUI

/// The attribute says that the closure is left out on purpose.
@Equatable
struct Bell: View {
  let title: String
  @EquatableIgnoredUnsafeClosure let ring: () -> Void
  var body: some View { Button(title, action: ring) }
}

struct Bells: View {
  let names: [String]
  let send: (String) -> Void
  var body: some View {
    ForEach(names, id: \.self) { name in Bell(title: "Ring") { send(name) }.equatable() }
  }
}
