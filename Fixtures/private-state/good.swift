import SwiftUI

struct Editor: View {
  @State private var draft = ""
  @State fileprivate var page = 0
  @State var title: String
  @Binding var text: String
  @Environment(\.dismiss) var dismiss
  static let limit = 3

  var body: some View { TextField("Title", text: $draft) }
}

/// No view: another property wrapper of that name may mean anything.
struct Machine {
  @State var phase = 0
}

struct Editor_Previews: PreviewProvider {
  struct Harness: View {
    @State var text = ""
    var body: some View { Text(text) }
  }
  static var previews: some View { Harness() }
}

#Preview {
  @Previewable @State var text = "a"
  Text(text)
}
