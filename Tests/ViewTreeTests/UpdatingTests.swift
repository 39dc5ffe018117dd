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
    let page = """
      struct Page: View {
        @State private var isOn = false
        var body: some View { Button("a") { isOn = true }.sheet(isPresented: $isOn) { Row() } }
      }
      """
    #expect(try remaking(page).isOfPresentation)
  }

  @Test func previewsDoNotCount() throws {
    let preview = "struct Row_Previews: PreviewProvider { static var previews: some View { Row() } }"
    if case .previewOnly = try remaking(preview) {} else { Issue.record("a preview makes it") }
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
    // Whoever calls it may add the object.
    #expect(try mayReceive("final class C { func f() -> some View { Row() } }"))
    #expect(try mayReceive(""))
  }
}
