import SwiftUI

final class Zoom: ObservableObject {
  @Namespace var space  // expect: warning: SwiftUI never connects `@Namespace space` in the class `Zoom`: the property identifies nothing
  @Published var isLarge = false
}

struct ZoomView: View {
  @StateObject private var zoom = Zoom()
  var body: some View {
    Button("Zoom") { zoom.isLarge.toggle() }
    if zoom.isLarge {
      Color.red.matchedGeometryEffect(id: 1, in: zoom.space)
    } else {
      Color.blue.matchedGeometryEffect(id: 1, in: zoom.space)
    }
  }
}
