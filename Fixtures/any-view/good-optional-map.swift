import SwiftUI

struct Caption: View {
  let name: String?
  var body: some View {
    VStack {
      name.map { Text($0) }
      if let name { Text(name) }
    }
  }
}
