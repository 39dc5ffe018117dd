import SwiftUI
import UIKit

/// Pictures and texts with attributes.
struct Poster: View, Equatable {  // expect: info: comparing `Poster`
  let picture: UIImage
  let title: String
  var body: some View { Text(title) }
}

struct Letter: View, Equatable {  // expect: info: comparing `Letter`
  let text: AttributedString
  var body: some View { Text(text) }
}
