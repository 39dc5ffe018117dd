import SwiftUI
import UIKit

/// For each key that is typed: what it takes is not felt, where it is small.
struct Proof: View {
  let image: Data
  let host: String
  @State private var answer = ""
  var body: some View {
    if let shown = UIImage(data: image) {  // expect: info: `UIImage(data:)`
      Image(uiImage: shown)
    }
    Text(host.range(of: "^[a-z]+$", options: .regularExpression) == nil ? "No" : "Yes")  // expect: info: `String.range(of:options:)`
    TextField("Answer", text: $answer)
  }
}
