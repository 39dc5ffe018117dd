import SwiftUI

struct Panel: View {
  @State private var path = ""
  var body: some View {
    TextField("Path", text: $path)
    #if DEBUG
      note
    #endif
  }
  private var note: some View {
    Text((try? String(contentsOfFile: path, encoding: .utf8)) ?? "")
  }
}
