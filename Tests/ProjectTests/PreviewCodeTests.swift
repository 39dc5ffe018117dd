// What only previews use.

import Syntax
import Testing

@testable import Project

@Suite struct PreviewCodeTests {
  private static let app = "@main struct A: App { var body: some Scene { WindowGroup { Page() } } }\n"
  private static let page = "struct Page: View { var body: some View { Text(\"a\") } }\n"

  private func isPreviewCode(_ type: String, _ sources: String...) throws -> Bool {
    let index = linked(sources)
    return index.isPreviewCode(try #require(index.type(type)).id)
  }

  @Test func wrappersOfPreviews() throws {
    let wrapper = "struct Wrapper: View { var body: some View { Frame { Page() } } }\nstruct Frame: View {}\n"
    let preview = "#Preview { Wrapper() }"
    #expect(try isPreviewCode("Wrapper", Self.app + Self.page, wrapper + preview))
    #expect(try isPreviewCode("Frame", Self.app + Self.page, wrapper + preview))
    #expect(!(try isPreviewCode("Page", Self.app + Self.page, wrapper + preview)))
    #expect(!(try isPreviewCode("Frame", Self.app + Self.page, wrapper + preview, "let shown = Frame()")))
  }

  @Test func valuesThatPreviewsName() throws {
    let model = "struct Model { static var sample: Model { Generator().make() } }\n"
    let generator = "struct Generator { func make() -> Model { Model() } }\n"
    let preview = "struct Page_Previews: PreviewProvider { static var previews: some View { Text(Model.sample.name) } }"
    let index = linked([Self.app + Self.page, model + generator, preview, "let model = Model()"])
    #expect(index.isPreviewCode(try #require(index.type("Generator")).id))
    #expect(!index.isPreviewCode(try #require(index.type("Model")).id))
    #expect(index.isPreviewCode(try #require(index.member("sample", of: "Model"))))
    #expect(index.isPreviewCode(try #require(index.type("Page_Previews")).id))
  }

  /// Also where no other code of the project is for previews.
  @Test func namesThatXcodeGives() throws {
    for name in ["Row_Previews", "Row_Preview"] {
      let index = linked([Self.app, "struct \(name) { static let row = 1 }"])
      #expect(index.isPreviewCode(try #require(index.type(name)).id))
      #expect(index.previewCode(in: index.files[1]).first?.kind == .structDecl)
    }
    #expect(!(try isPreviewCode("RowPreview", Self.app, "struct RowPreview { static let row = 1 }")))
  }

  @Test func viewsThatNoCodeCreatesAreNamed() throws {
    let pages = """
      struct Page: View { var body: some View { One(); Two() } }
      struct One: View {}
      struct Two: View {}

      """
    let others = """
      struct Draft: View { enum Parts { struct Detail: View {} } }
      struct Shown: View {}
      #Preview { Shown() }
      struct Unseen: ViewModifier {}
      """
    let index = linked([Self.app + pages, others])
    #expect(index.unusedViews.map { index.text(index[$0].name) } == ["Draft"])
    // A library's caller creates them.
    #expect(linked([pages + others]).unusedViews.isEmpty)
  }

  /// Only code can create a view. Where the app is not at hand, or shows few of the views, other code may.
  @Test func viewsThatNothingCreatesDoNotRun() throws {
    let pages = """
      struct Page: View { var body: some View { VStack { One(); Two(); Three(); Four(); Five() } } }
      struct One: View {}
      struct Two: View {}
      struct Three: View {}
      struct Four: View {}
      struct Five: View {}

      """
    #expect(try isPreviewCode("Row", Self.app + pages, "struct Row: View {}"))
    #expect(
      try isPreviewCode(
        "Row", Self.app + pages, "struct Rows: View { var body: some View { Row() } }\nstruct Row: View {}"))
    #expect(!(try isPreviewCode("Row", Self.app + Self.page, "struct Row: View {}\nstruct Line: View {}")))
    #expect(!(try isPreviewCode("Row", "struct Row: View {}")))
    #expect(!(try isPreviewCode("Row", Self.app + pages + "let rows = Row()", "struct Row: View {}")))
    #expect(!(try isPreviewCode("Row", Self.app + pages, "typealias Line = Row\nstruct Row: View {}")))
    #expect(try isPreviewCode("Row", Self.app + pages, "struct Row: ViewModifier {}"))
    #expect(!(try isPreviewCode("Row", Self.app + pages, "public struct Row: ViewModifier {}")))
  }

  /// What only its name can call does not run unless code that runs names it.
  @Test func functionsThatNothingCallsDoNotRun() throws {
    let helpers = """
      extension View { func framed() -> some View { modifier(Frame()) } }
      struct Frame: ViewModifier {}
      func framedTwice() -> some View { Page().framed() }

      """
    let unused = linked([Self.app + Self.page, helpers])
    #expect(unused.isPreviewCode(try #require(unused.type("Frame")).id))
    for use in [
      "let page = framedTwice()", "final class Coordinator { func show() { _ = Page().framed() } }",
      "public func page() -> some View { Page().framed() }",
    ] {
      let used = linked([Self.app + Self.page, helpers, use])
      #expect(!used.isPreviewCode(try #require(used.type("Frame")).id), "\(use)")
    }
    let page =
      "struct Page: View { var body: some View { title }\nprivate var title: Text { Text(\"a\") }\nprivate var old: Text { title } }"
    let index = linked([Self.app, page])
    #expect(!index.isPreviewCode(try #require(index.member("title", of: "Page"))))
    #expect(index.isPreviewCode(try #require(index.member("old", of: "Page"))))
  }

  /// What may be used outside of these sources counts as running.
  @Test func otherCodeMayUseIt() throws {
    #expect(!(try isPreviewCode("Row", "struct Row: View {}\n#Preview { Row() }")))
    #expect(try isPreviewCode("Row", "private struct Row: View {}\n#Preview { Row() }"))
    #expect(!(try isPreviewCode("Row", Self.app + Self.page, "public struct Row: View {}\n#Preview { Row() }")))
    #expect(!(try isPreviewCode("Row", Self.app, "final class Row: UIViewController {}\n#Preview { Row() }")))
  }

  /// Another file's private type of the same name is another type.
  @Test func privateNamesMeanTheirFile() throws {
    let index = linked([
      Self.app + "private struct Box: View {}\nstruct Page: View { var body: some View { Box() } }",
      "private struct Box: View {}\n#Preview { Box() }",
    ])
    let boxes = index.types(named: try #require(index.names.name("Box"))).map { index.isPreviewCode($0) }
    #expect(boxes == [false, true])
  }

  /// SwiftUI calls it in each type.
  @Test func requirementsRun() throws {
    let map = "struct Map: UIViewRepresentable { func updateUIView(_ v: UIView, context: Context) {} }\n"
    let sample =
      "private struct Sample: UIViewRepresentable { func updateUIView(_ v: UIView, context: Context) {}\n"
      + "func makeUIView(context: Context) -> UIView { let v = UIView(); updateUIView(v, context: context); return v } }\n"
    let index = linked([
      Self.app + "struct Page: View { var body: some View { Map() } }", map, sample + "#Preview { Sample() }",
    ])
    #expect(!index.isPreviewCode(try #require(index.member("updateUIView", of: "Map"))))
    #expect(index.isPreviewCode(try #require(index.member("updateUIView", of: "Sample"))))
  }
}
