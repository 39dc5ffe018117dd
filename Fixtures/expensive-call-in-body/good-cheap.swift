import SwiftUI

/// Cheap, whatever the types.
struct Greeting: View {
  @State private var value = 1.0
  var body: some View {
    Text("\(Calendar.current.component(.hour, from: .now))")
    Text(Locale(identifier: "en").identifier)
    Text(AttributedString(NSAttributedString(string: "\(value)", attributes: [:])))
    Slider(value: $value)
  }
}
