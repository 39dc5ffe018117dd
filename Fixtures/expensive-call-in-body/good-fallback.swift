import SwiftUI

final class Reader {
  let text: String
  init(url: URL) { text = (try? String(contentsOf: url, encoding: .utf8)) ?? "" }
}

struct Page: View {
  let url: URL
  @State private var reader: Reader?
  @State private var size = 12.0
  var body: some View {
    let reader = self.reader ?? Reader(url: url)
    Text(reader.text).font(.system(size: size))
    Slider(value: $size)
      .task { self.reader = reader }
  }
}
