// What evaluates a view again, what makes its value again, and what an object then loses.

import Testing

@testable import Project
@testable import ViewTree

@Suite struct UpdatingTests {
  private static let row = "import SwiftUI\nstruct Row: View { var body: some View { Text(\"a\") } }\n"

  private func remaking(_ more: String) throws -> Remaking {
    let index = linked(Self.row + more)
    return index.remaking(of: try index.type("Row"), work: Work(of: index))
  }

  private func isOnce(_ remaking: Remaking) -> Bool { if case .once = remaking { true } else { false } }
  private func isStill(_ remaking: Remaking) -> Bool { if case .still = remaking { true } else { false } }
  private func isUnknown(_ remaking: Remaking) -> Bool { if case .unknown = remaking { true } else { false } }

  @Test func aWrittenStateOfTheParentMakesItAgain() throws {
    let page = """
      struct Page: View {
        @State private var n = 0
        var body: some View { VStack { Text("\\(n)"); Row(); Button("a") { % } } }
      }
      """
    #expect(try remaking(page.replacing("%", with: "n += 1")).isProved)
    #expect(isStill(try remaking(page.replacing("%", with: "print(1)"))))
  }

  @Test func aPublishedPropertyMakesItAgain() throws {
    let page = """
      final class Model: ObservableObject { @Published var n = 0\n func f() { % } }
      struct Page: View {
        @ObservedObject var model: Model
        var body: some View { VStack { Text("a"); Row() } }
      }
      """
    #expect(try remaking(page.replacing("%", with: "n += 1")).isProved)
    #expect(!(try remaking(page.replacing("%", with: ""))).isProved)
  }

  @Test func aParentWithoutAnythingMakesItOnce() throws {
    let controller = "final class C: UIViewController { func f() { _ = UIHostingController(rootView: Row()) } }"
    #expect(isOnce(try remaking(controller)))
    #expect(isStill(try remaking("struct Page: View { var body: some View { Row() } }")))
    #expect(isStill(try remaking("@main struct A: App { var body: some Scene { WindowGroup { Row() } } }")))
  }

  @Test func closuresThatAreNotFollowedLeaveItOpen() throws {
    let page = "struct Page: View { let act: () -> Void\n var body: some View { Row() } }\n"
    #expect(isUnknown(try remaking(page)))
    #expect(isUnknown(try remaking("")))
  }

  @Test func sheetsMakeItForEachPresentation() throws {
    func page(_ action: String) -> String {
      """
      struct Page: View {
        @State private var isOn = false
        @State private var count = 0
        var body: some View { Button("a \\(count)") { \(action) }.sheet(isPresented: $isOn) { Row() } }
      }
      """
    }
    #expect(try remaking(page("isOn = true; count += 1")).isOfPresentation)
    // What presents it also removes it, and nothing else evaluates the page.
    #expect(isStill(try remaking(page("isOn = true"))))
  }

  @Test func previewsDoNotCount() throws {
    let preview = "struct Row_Previews: PreviewProvider { static var previews: some View { Row() } }"
    if case .previewOnly = try remaking(preview) {} else { Issue.record("a preview makes it") }
  }

  @Test func nothingMakesAWrapperOfClassesAgain() throws {
    let wrapper = "import SwiftUI\n@propertyWrapper struct Row: DynamicProperty { var wrappedValue = 1 }\n"
    func remaking(_ more: String) throws -> Remaking {
      let index = linked(wrapper + more)
      return index.remaking(of: try index.type("Row"), work: Work(of: index))
    }
    func isNever(_ remaking: Remaking) -> Bool { if case .never = remaking { true } else { false } }
    #expect(isNever(try remaking("final class Model { @Row var n = 1 }")))
    #expect(!isNever(try remaking("struct Page: View { @Row var n = 1\n var body: some View { Text(\"a\") } }")))
    #expect(!isNever(try remaking("")))
  }

  // MARK: Besides

  /// What evaluates `Page` again while `names` of it and of its model stay.
  private func updating(besides names: [String], _ code: String) throws -> Updating {
    let index = linked("import SwiftUI\n" + code)
    let page = try index.type("Page")
    let members = index.types.indices.flatMap { index.types[$0].members }
    let inputs = members.filter { names.contains(index.text(index[$0].name)) }
    try #require(inputs.count == names.count)
    return index.updating(of: page, besides: Set(inputs), work: Work(of: index))
  }

  private func isNever(_ updating: Updating) -> Bool { if case .never = updating { true } else { false } }

  private func name(_ updating: Updating, _ code: String) throws -> String? {
    guard case .proved(let witness) = updating else { return nil }
    let index = linked("import SwiftUI\n" + code)
    return try index.text(index[#require(witness.property)].name)
  }

  @Test func whatStaysDoesNotEvaluate() throws {
    let states = """
      struct Page: View {
        @State private var a = 0
        @State private var b = 0
        @State private var c = 0
        var body: some View { Text("\\(a) \\(b) \\(c)"); Button("a") { a += 1; b += 1 } }
      }
      """
    #expect(try name(updating(besides: ["a"], states), states) == "b")
    #expect(try name(updating(besides: ["b"], states), states) == "a")
    #expect(try isNever(updating(besides: ["a", "b"], states)))
    #expect(try updating(besides: [], states).isProved)
  }

  @Test func whatAnObjectPublishesEvaluates() throws {
    let model = """
      final class Model: ObservableObject {
        @Published var a = 0
        @Published var b = 0
        func f() { a += 1; b += 1 }
      }
      struct Page: View {
        @ObservedObject var model: Model
        @ObservedObject var other: Model
        var body: some View { Text("\\(model.a)") }
      }
      """
    // The object stays, but what it publishes does not.
    #expect(try name(updating(besides: ["a", "model", "other"], model), model) == "b")
    #expect(try !updating(besides: ["a", "b"], model).isProved)
  }

  @Test func computedPropertiesOfObservableObjectsAreWhatTheyRead() throws {
    let model = """
      @Observable final class Model {
        var a = 0
        var b = 0
        var sum: Int { let x = a; return x + b }
        func f() { a += 1; b += 1 }
      }
      struct Page: View {
        @State private var model = Model()
        var body: some View { Text("\\(model.sum)") }
      }
      """
    #expect(try name(updating(besides: ["a"], model), model) == "b")
    #expect(try isNever(updating(besides: ["a", "b"], model)))
  }

  @Test func inputsThatAreTooManyLeaveItOpen() throws {
    let names = (0..<5000).map { "a\($0)" }
    let code = """
      struct Page: View {
        @State private var n = 0
        \(names.map { "let \($0): Int\n" }.joined())
        var all: Int { \(names.joined(separator: " + ")) }
        var few: Int { a0 + a1 }
        var shownAll: Int { a0 + all }
        var shownFew: Int { a2 + few }
        var shownTwice: Int { shownOnce + few }
        var shownOnce: Int { few }
        var body: some View { Text("\\(n)"); Button("a") { n += 1 } }
      }
      """
    let index = linked("import SwiftUI\n" + code)
    let page = try index.type("Page")
    for (name, isKnown) in [("all", false), ("few", true)] {
      let member = try #require(index[page].members.first { index.text(index[$0].name) == name })
      #expect((index.propertiesRead(by: member) != nil) == isKnown)
      let body = index.body(of: member)
      let read = index.propertiesRead(by: index.node(member), in: body)
      // What code reads itself has no limit.
      #expect(read?.count == (isKnown ? 2 : 5000))
    }
    // Nor does it matter how many places ask about a helper, but what helpers read together is limited.
    for (name, count) in [("shownAll", nil), ("shownFew", 3), ("shownTwice", 2)] {
      let member = try #require(index[page].members.first { index.text(index[$0].name) == name })
      #expect(index.propertiesRead(by: index.node(member), in: index.body(of: member))?.count == count)
    }
    if case .unknown = index.updating(of: page, besides: nil, work: Work(of: index)) {
    } else {
      Issue.record("too many inputs are known")
    }
  }

  // MARK: Loss

  private func index(keeping code: String) -> Index { linked("import SwiftUI\nfinal class Model { \(code) }\n") }

  @Test func whatIsWrittenAndReadIsKept() throws {
    let model = index(keeping: "var n = 0\nfunc f() { n += 1 }\nfunc g() -> Int { n }")
    #expect(model.keptWrite(of: try model.type("Model")) != nil)
    #expect(!model.storesNothing(try model.type("Model")))
  }

  @Test func whatIsOnlyEmptiedOrNeverReadIsNotKept() throws {
    let emptied = index(keeping: "var calls: [Int: () -> Void] = [:]\nfunc f() { calls.removeValue(forKey: 1)?() }")
    #expect(emptied.storesNothing(try emptied.type("Model")))
    let unread = index(keeping: "var locale = 1\nfunc f() { locale = 2 }")
    #expect(unread.storesNothing(try unread.type("Model")))
  }

  // MARK: Injection

  private func mayReceive(_ host: String) throws -> Bool {
    let index = linked(
      """
      import SwiftUI
      final class Store: ObservableObject { @Published var n = 0 }
      struct Row: View { @EnvironmentObject var store: Store\n var body: some View { Text("a") } }
      \(host)
      """)
    return index.mayReceive(try index.type("Store"), in: try index.type("Row"), work: Work(of: index))
  }

  @Test func anObjectComesFromAbove() throws {
    let app = "@main struct A: App { let s = Store()\n var body: some Scene { WindowGroup { Row()% } } }"
    #expect(try mayReceive(app.replacing("%", with: ".environmentObject(s)")))
    #expect(try !mayReceive(app.replacing("%", with: "")))
    let controller = "final class C: UIViewController { func f() { _ = UIHostingController(rootView: Row()) } }"
    #expect(try !mayReceive(controller))
    // The caller may add the object.
    #expect(try mayReceive("final class C { func f() -> some View { Row() } }"))
    #expect(try mayReceive(""))
  }

  @Test func initializersWithoutACaller() throws {
    func uncalled(_ more: String) throws -> [Int] {
      let index = linked(
        """
        import SwiftUI
        @main struct Shop: App { var body: some Scene { WindowGroup { Page() } } }
        struct Row: View {
          init() {}
          init(count: Int) {}
          var body: some View { Text("a") }
        }
        struct Page: View { var body: some View { Row(count: 1) } }

        """ + more)
      let row = try index.type("Row")
      let found = index.uncalledInitializers(of: row, work: Work(of: index))
      return found.map { index[$0].parameters.count }
    }
    #expect(try uncalled("") == [0])
    #expect(try uncalled("extension Page { var other: Row { Row() } }").isEmpty)
    #expect(try uncalled("extension Row { init(text: String) { self.init() } }") == [1])
    #expect(try uncalled("let rows = [1].map(Row.init)").isEmpty)
    #expect(try uncalled("let rows: [String: Row] = [\"a\": .init()]").isEmpty)
    // Previews count as little as tests do.
    #expect(try uncalled("#Preview { Row() }") == [0])
  }
}
