// with: view_expressions=2, inputs=1
import SwiftUI

struct Panel: View {
  @State private var title = ""
  @State private var zoom = 1.0
  @State private var angle = 0.0
  var body: some View {
    VStack {
      Text("\(zoom) \(angle)")
      heading
    }
  }
  private var heading: some View {  // expect: info: `heading` (3 views) uses only `title`
    HStack {
      Text("Title")
      Text(title)
    }
  }
}
