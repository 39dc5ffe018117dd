import SwiftUI

struct Editor: View {
  @State private var draft = ""
  @State fileprivate var page = 0
  @State var title: String
  @StateObject var model: EditorModel
  @Binding var text: String
  @Environment(\.dismiss) var dismiss
  @AppStorage("size") var size = 12
  static let limit = 3

  var body: some View { TextField("Title", text: $draft) }
}

final class EditorModel: ObservableObject {}

/// No view: another property wrapper of that name may mean anything.
struct Machine {
  @State var phase = 0
}

/// A requirement must be as visible as its protocol.
protocol Expandable {
  var isExpanded: Bool { get }
}
protocol Foldable: Expandable {}

struct Panel: View, Foldable {
  @State var isExpanded = false
  var body: some View { Toggle("Expanded", isOn: $isExpanded) }
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

// What a property wrapper wraps has to be as visible as itself.
@propertyWrapper
struct Remembered: DynamicProperty {
  @State private(set) var wrappedValue = 0
}
