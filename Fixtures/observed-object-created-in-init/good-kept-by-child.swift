import SwiftUI

final class Feedback: ObservableObject { @Published var text = "" }

struct Form: View {
  @StateObject var feedback: Feedback
  var body: some View { TextField("Text", text: $feedback.text) }
}

/// The child keeps the first object that it is given.
struct Page: View {
  private let feedback: Feedback
  init() { feedback = Feedback() }
  var body: some View { Form(feedback: feedback) }
}

struct Root: View {
  @State private var count = 0
  var body: some View {
    Page()
    Button("\(count)") { count += 1 }
  }
}
