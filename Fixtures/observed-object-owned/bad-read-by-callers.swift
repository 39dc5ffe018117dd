import SwiftUI

final class Validator: ObservableObject {
  @Published var error: String?
  func check(_ text: String) { error = text.isEmpty ? "Fill in this field." : nil }
}

protocol Validatable { func validator() -> Validator }

// The form keeps values of the view that SwiftUI does not show: `@StateObject` would create another object for each call.
struct NameField: View, Validatable {
  @ObservedObject var model = Validator()  // expect: `@ObservedObject var model` does not own its object  // help: remove the default value, and pass an object that the caller keeps in `@StateObject`
  @Binding var text: String
  var body: some View {
    VStack {
      TextField("Name", text: $text)
      Text(model.error ?? "")
    }
  }
  func validator() -> Validator { model }
}

final class Form {
  var fields: [any Validatable] = []
  func check() { for field in fields { field.validator().check("") } }
}

struct SignUp: View {
  @State private var name = ""
  var body: some View { NameField(text: $name) }
}
