// Who makes a view, and how often.

import Testing

@testable import Project
@testable import ViewTree

@Suite struct HostsTests {
  private func hosts(_ more: String) throws -> Hosts {
    let index = linked("import SwiftUI\nstruct Row: View { var body: some View { Text(\"a\") } }\n" + more)
    return index.hosts(of: try index.type("Row"), work: Work(of: index))
  }

  @Test func viewsMakeItAgain() throws {
    let page = "struct Page: View { var body: some View { Row() } }\n"
    #expect(try hosts(page + "@main struct A: App { var body: some Scene { WindowGroup { Page() } } }") == .once)
    #expect(try hosts(page) == .unknown)
    let index = linked("import SwiftUI\nstruct Row: View { var body: some View { Text(\"a\") } }\n" + page)
    #expect(index.directHosts(of: try index.type("Row"), work: Work(of: index)) == .updates)
  }

  @Test func aControllerMakesItOnce() throws {
    let controller = "final class C: UIViewController { func show() { present(UIHostingController(rootView: Row())) } }"
    #expect(try hosts(controller) == .once)
  }

  @Test func previewsAndWidgets() throws {
    #expect(try hosts("struct Row_Previews: PreviewProvider { static var previews: some View { Row() } }") == .preview)
    let widget =
      "struct W: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: \"a\", provider: P()) { _ in Row() } } }"
    #expect(try hosts(widget) == .widget)
    #expect(
      try hosts("struct Entry: View { var body: some View { Row() } }\n" + widget.replacing("Row()", with: "Entry()"))
        == .widget)
  }

  /// A function's type tells what `.init()` in it makes.
  @Test func aFunctionMakesIt() throws {
    let preview = "struct Row_Previews: PreviewProvider { static var previews: some View { Row() } }\n"
    let page = "struct Page: View { func row() -> Row { .init() }\nvar body: some View { row() } }"
    #expect(try hosts(preview + page) != .preview)
  }

  @Test func nobodyMakesIt() throws { #expect(try hosts("") == .unknown) }
}
