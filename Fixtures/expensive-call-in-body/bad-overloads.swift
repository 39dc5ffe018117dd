import SwiftUI

// Functions of the project that take more do not hide the framework's `Section`.

@ViewBuilder
func Section<Content: View>(
  _ title: String, @ViewBuilder content: @escaping () -> Content, learnMore: @escaping () -> Void
) -> some View {
  SwiftUI.Section(title) {
    content()
    Button("Learn more", action: learnMore)
  }
}

@ViewBuilder
func Section<Content: View>(
  _ title: String, footer: String, @ViewBuilder content: @escaping () -> Content, learnMore: @escaping () -> Void
) -> some View {
  Section(title, content: content, learnMore: learnMore)
  Text(footer)
}

struct Episode: View {
  let airDate: Date
  var body: some View {
    Form { Section("Air date") { date } }
  }
  private var date: some View { Text(text(of: airDate)) }
  private func text(of date: Date) -> String {
    let formatter = DateFormatter()  // expect: `DateFormatter()`
    return formatter.string(from: date)
  }
}
