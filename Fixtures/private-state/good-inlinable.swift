import SwiftUI

// `@usableFromInline` stands for inlinable code of other modules, and cannot be private.
struct Gauge2: View {
  @usableFromInline
  @State var level = 0
  var body: some View { Text("\(level)") }
}
