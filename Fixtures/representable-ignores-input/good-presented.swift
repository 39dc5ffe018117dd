import SwiftUI
import UIKit

/// Each presentation makes the view again.
struct Reader: UIViewRepresentable {
  let text: String
  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }
  func updateUIView(_ label: UILabel, context: Context) {}
}

/// Another name is another row.
struct Badge: UIViewRepresentable {
  let name: String
  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.text = name
    return label
  }
  func updateUIView(_ label: UILabel, context: Context) {}
}

struct Page: View {
  @State private var text = ""
  @State private var names = ["a"]
  @State private var isReading = false
  var body: some View {
    TextField("Text", text: $text)
    Button("Read") { isReading = true }
      .sheet(isPresented: $isReading) { Reader(text: text) }
    Button("More") { names.append(text) }
    ForEach(names, id: \.self) { Badge(name: $0) }
  }
}

#Preview {
  @Previewable @State var text = ""
  TextField("Text", text: $text)
  Reader(text: text)
}
