@testable import Phone

func testHosted() throws {
  let page = Hosted()
  page.inspection.inspect { view in
    let actual = try view.actualView()
    #expect(actual.model == 3)
    #expect(actual.selection == 3)
  }
}
