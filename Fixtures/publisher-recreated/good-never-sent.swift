import Combine
import SwiftUI

// Nothing sends to the subject: no value is lost.

struct Wizard: View {
  @State private var isValid = true
  private let checked = PassthroughSubject<Bool, Never>()
  var body: some View {
    Text(isValid ? "Next" : "Wait").onReceive(checked) { isValid = $0 }
  }
}

struct Assistant: View {
  @State private var name = ""
  var body: some View {
    TextField("Name", text: $name)
    Wizard()
  }
}
