import SwiftUI

struct Sign: View {
  var body: some View {
    VStack {
      Text("Way out")
      Image(systemName: "arrow.right")
    }
    .foregroundColor(.red)
    .font(.headline)
  }
}
