// What views keep in user defaults belongs to them, though other code can reach it by its key.
// with: strict
import SwiftUI

struct Reader: View {
  @AppStorage("size") var size = 12.0  // expect: info: `@AppStorage var size`
  @AppStorage("bold") private var isBold = false
  @State private var page = 0
  var body: some View { Text("\(page)").font(.system(size: size)).bold(isBold) }
}

struct Shapes: View {
  @Namespace var shapes  // expect: info: `@Namespace var shapes` is not `private`
  var body: some View { Text("A").matchedGeometryEffect(id: "a", in: shapes) }
}

/// No view: there is nothing else by which to reach it.
final class Settings: ObservableObject {
  @AppStorage("size") var size = 12.0
}
