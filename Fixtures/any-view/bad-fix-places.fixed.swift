// with: strict
import SwiftUI

protocol Story: View {}
struct Stories {
  func story(_ number: Int) -> any Story { fatalError() }
}

struct Card: View {
  let isBig: Bool
  let stories: Stories
  var makeBadge: (() -> AnyView)?  // expect: info: `makeBadge` of `Card`
  var body: some View {
    VStack {
      badge()
      preview()
      label
      Frame(content: footer())
      header()
    }
  }
  /// The lines of the value move with it.
  private func badge() -> some View {  // expect: `badge` returns `AnyView`
    return Text("New")
      .font(.caption)
      .padding()
  }
  // Not a view, but any.
  private func preview() -> AnyView {
    AnyView(stories.story(1))
  }
  private var label: AnyView {  // expect: `label` returns `AnyView`
    title()
  }
  // Used where the type is written.
  private func title() -> AnyView {  // expect: `title` returns `AnyView`
    AnyView(Text("Title"))
  }
  private func footer() -> some View {  // expect: `footer` returns `AnyView`
    Text("Footer")
  }
  private func header() -> AnyView {  // expect: `header` returns `AnyView`
    AnyView(Text("Header"))
  }
  private func maker() -> () -> AnyView { header }
}

struct Frame<Content: View>: View {
  let content: Content
  var body: some View { content.padding() }
}
