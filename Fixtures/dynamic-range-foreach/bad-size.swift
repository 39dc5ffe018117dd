import SwiftUI

struct Paper: View {
  var body: some View {
    GeometryReader { geometry in
      VStack {
        ForEach(0..<Int(geometry.size.height / 80)) { _ in  // expect: warning: reads the range
          Divider()
        }
      }
    }
  }
}
