// How often the code of views runs, and which call paths exist.

import Syntax
import Testing

@testable import Project
@testable import ViewTree

@Suite struct OccasionTests {
  /// How many expensive calls the `body` of a view reaches.
  private func costs(_ source: String, of view: String = "Page") throws -> Int {
    let index = linked("import SwiftUI\n" + source)
    let body = try index.member("body", of: view)
    let work = Work(of: index)
    let type = try index.type(view)
    return work.costs(reachedFrom: body).count { index.isReachable($0.conditions, of: type, from: body, work: work) }
  }

  /// A function that makes a formatter in one of its branches, and a view that calls it.
  private func page(_ call: String, _ function: String) -> String {
    """
    enum Kind { case plain, dated; static let usual = Kind.plain }
    func make() -> String { DateFormatter().string(from: Date()) }
    \(function)
    struct Page: View { var body: some View { Text(\(call)) } }
    """
  }

  @Test func literalsChooseTheArm() throws {
    let flag = "func title(long: Bool = false) -> String { if long { return make() }; return \"\" }"
    #expect(try costs(page("title(long: true)", flag)) == 1)
    #expect(try costs(page("title(long: false)", flag)) == 0)
    #expect(try costs(page("title()", flag)) == 0)
    let exit = "func title(_ name: String?) -> String { guard let name else { return \"\" }; return make() + name }"
    #expect(try costs(page("title(nil)", exit)) == 0)
    #expect(try costs(page("title(\"a\")", exit)) == 1)
    let ternary = "func title(_ long: Bool) -> String { !long ? \"\" : make() }"
    #expect(try costs(page("title(false)", ternary)) == 0)
    #expect(try costs(page("title(true)", ternary)) == 1)
  }

  @Test func casesChooseTheArm() throws {
    let choice = "func title(_ kind: Kind) -> String { switch kind { case .plain: \"\"; case .dated: make() } }"
    #expect(try costs(page("title(.plain)", choice)) == 0)
    #expect(try costs(page("title(.dated)", choice)) == 1)
    #expect(try costs(page("title(Kind.usual)", choice)) == 0)
    let others =
      "func title(_ kind: Kind) -> String { switch kind { case .plain: return \"\"; default: return make() } }"
    #expect(try costs(page("title(.plain)", others)) == 0)
    // What a caller passes on is known from its own callers.
    let outer = "\nfunc outer(_ kind: Kind) -> String { title(kind) }"
    #expect(try costs(page("outer(.plain)", choice + outer)) == 0)
    #expect(try costs(page("outer(.dated)", choice + outer)) == 1)
    let computed = "\nvar kind: Kind { .plain }"
    #expect(try costs(page("title(kind)", choice + computed)) == 0)
    #expect(try costs(page("title(Bool.random() ? .plain : .dated)", choice)) == 1)
  }

  /// A path through an arm that no construction of the view takes does not exist.
  @Test func constructionsChooseTheArm() throws {
    let badge = """
      enum Kind { case plain, dated }
      struct Badge: View {
        let kind: Kind
        var isLarge = false
        var body: some View {
          switch kind {
          case .plain: Text("")
          case .dated: Text(DateFormatter().string(from: Date()))
          }
          if isLarge { Text(NumberFormatter().string(from: 1) ?? "") }
        }
      }
      struct Page: View { var body: some View { Badge(kind: KIND) } }
      """
    #expect(try costs(badge.replacing("KIND", with: ".plain"), of: "Badge") == 0)
    #expect(try costs(badge.replacing("KIND", with: ".dated"), of: "Badge") == 1)
    #expect(try costs(badge.replacing("KIND", with: ".dated, isLarge: true"), of: "Badge") == 2)
  }

  @Test func keptResultsAreNotMadeAgain() throws {
    let kept = """
      enum Cache {
        static var kept: String?
        static func title(reset: Bool = false) -> String {
          if !reset { if let kept { return kept } }
          let made = DateFormatter().string(from: Date())
          kept = made
          return made
        }
      }
      struct Page: View { var body: some View { Text(Cache.title()) } }
      """
    #expect(try costs(kept) == 0)
  }

  private func rate(_ members: String, _ more: String = "") throws -> UpdateRate {
    let index = linked("import SwiftUI\nstruct Page: View {\n\(members)\n}\n\(more)")
    return index.updateRate(of: try index.type("Page"), work: Work(of: index))
  }

  @Test func ratesComeFromWhatIsRead() throws {
    #expect(try rate("var body: some View { Text(\"\") }").isRare)
    let typed = "@State private var text = \"\"\nvar body: some View { TextField(\"\", text: $text); Text(text) }"
    #expect(try rate(typed).isOften)
    // What only the field shows does not evaluate the body.
    #expect(try rate("@State private var text = \"\"\nvar body: some View { TextField(\"\", text: $text) }").isRare)
    let tapped = "@State private var n = 0\nvar body: some View { Text(\"\\(n)\"); Button(\"\") { n += 1 } }"
    guard case .sometimes = try rate(tapped) else { Issue.record("a change is known"); return }
    let given = "let n: Int\nvar body: some View { Text(\"\\(n)\") }"
    guard case .unknown = try rate(given) else { Issue.record("nothing is known"); return }
    #expect(try rate(given, "struct Home: View { var body: some View { Page(n: 1) } }").isRare)
  }

  private func rows(_ source: String) throws -> Quantity? {
    let index = linked("import SwiftUI\n" + source)
    return index.rows(building: try index.type("Row"), work: Work(of: index))
  }

  @Test func rowsAreAsManyAsTheirCollections() throws {
    let row = "struct Row: View { var body: some View { Text(\"\") } }\n"
    let template =
      "struct Home: View { MEMBERS\nvar body: some View { ForEach(LIST, id: \\.self) { _ in CONTENT } } }\n"
    func home(_ list: String, _ members: String = "", _ content: String = "Row()") -> String {
      row
        + template.replacing("LIST", with: list).replacing("MEMBERS", with: members).replacing("CONTENT", with: content)
    }
    #expect(try rows(row + "struct Home: View { var body: some View { Row() } }") == nil)
    #expect(try rows(home("[1, 2]"))?.isBounded == true)
    let grown = "@State private var list: [Int] = []\nfunc add() { list.append(1) }"
    #expect(try rows(home("list", grown))?.isGrowing == true)
    // A part of a row is built with it.
    let card = "struct Card: View { var body: some View { Row() } }\n"
    #expect(try rows(home("list", grown, "Card()") + card)?.isGrowing == true)
  }
}
