import Combine
import SwiftUI

/// A sequence publishes all it has at once.
struct Code: View {
  @State private var text = ""
  let limit: Int
  var body: some View {
    TextField("Code", text: $text)
      .onReceive(text.publisher.collect()) { text = String($0.prefix(limit)) }
  }
}
