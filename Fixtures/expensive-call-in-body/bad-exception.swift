import SwiftUI

// A file that is read with each key, and one that is read only if several conditions before it fail.

struct Draft: View {
  let file: URL
  let other: URL
  @State private var text = ""
  @State private var title = ""

  private var saved: String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }  // expect: info: `String(contentsOf:encoding:)`

  private var shown: String {
    if !text.isEmpty {
      return text
    } else if !title.isEmpty {
      return title
    } else if let content = try? String(contentsOf: other, encoding: .utf8) {  // expect: info: `String(contentsOf:encoding:)`
      return content
    }
    return ""
  }

  var body: some View {
    TextField("Text", text: $text)
    TextField("Title", text: $title)
    Text(saved)
    Text(shown)
    Text(text + title)
  }
}
