import SwiftUI

enum Question: Identifiable {
  case delete
  var id: Self { self }

  func alert(whenAgreed action: @escaping () -> Void) -> Alert {
    Alert(title: Text("Delete?"), primaryButton: .cancel(), secondaryButton: .destructive(Text("Delete"), action: action))
  }
}

struct Trash: View {
  @State private var question: Question?
  @State private var isDeleting = false

  var body: some View {
    VStack {
      Button("Empty") { question = .delete }
      if isDeleting { ProgressView() }
    }
    .alert(item: $question, content: { question in
      return question.alert(whenAgreed: self.delete)
    })
  }

  private func delete() { isDeleting = true }
}
