import SwiftUI

final class Field: ObservableObject {
  @Published var text = ""
  @Published var isValid = false
  func validate() { isValid = !text.isEmpty }
}

/// The closure reads another object of the same class.
struct SignUp: View {
  @ObservedObject var password: Field
  @ObservedObject var repeated: Field
  var body: some View {
    VStack {
      TextField("Password", text: $password.text)
      TextField("Again", text: $repeated.text)
    }
    .onReceive(password.$text) { _ in repeated.validate() }
  }
}
