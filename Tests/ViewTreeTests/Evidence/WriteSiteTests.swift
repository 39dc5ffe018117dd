// Where code writes a property, and what its writes are like.

import Syntax
import Testing

@testable import Project
@testable import ViewTree

@Suite struct WriteSiteTests {
  /// The index of a view with a state `x` and this code.
  private func page(_ code: String, _ declaration: String = "@State private var x = 0") throws -> (Index, MemberID) {
    let index = linked(
      "import SwiftUI\nstruct Page: View {\n\(declaration)\n\(code)\nvar body: some View { Text(\"\\(x)\") }\n}")
    return (index, try index.member("x", of: "Page"))
  }

  @Test func animatedWrites() throws {
    func isAnimated(_ code: String) throws -> Bool {
      let (index, x) = try page(code)
      return index.isAnimated(x)
    }
    #expect(try isAnimated("func f() { withAnimation { x = 1 } }"))
    #expect(try isAnimated("func f() { x = 2; withAnimation(.easeIn) { if x > 1 { x += 1 } } }"))
    #expect(try isAnimated("var s: some View { Slider(value: $x.animation()) }"))
    #expect(try isAnimated("var s: some View { Slider(value: $x.animation(.easeIn)).padding() }"))
    #expect(try !isAnimated("var s: some View { Slider(value: $x).animation(.easeIn, value: x) }"))
    #expect(try !isAnimated("var s: some View { Button(\"a\") { x = 1 }.animation(.easeIn, value: x) }"))
    #expect(try !isAnimated("func f() { x = 1 }"))
    #expect(try !isAnimated("func f() { withAnimation { y = 1 }; x = 1 }"))
    #expect(try !isAnimated(""))
  }

  @Test func valuesThatAlternate() throws {
    func alternates(_ code: String) throws -> Bool {
      let (index, x) = try page(code)
      return index.alternates(x)
    }
    #expect(try alternates("func f() { x = 1 }\nfunc g() { x = 2 }"))
    #expect(try alternates("func f() { x += 1 }"))
    #expect(try alternates("func f() { x = make() }"))
    #expect(try !alternates("func f() { x = 1 }"))
    #expect(try !alternates("func f() { x = 1 }\nfunc g() { x = 1 }"))
    #expect(try !alternates("func f() { x = .large }"))
  }

  @Test func writesThatMoveElements() throws {
    func moving(_ code: String) throws -> String? {
      let (index, x) = try page(code, "@State private var x: [Int] = []")
      return index.movingWrite(to: x).map { index.node(at: $0).parent?.parent?.text ?? "" }
    }
    for call in [
      "x.remove(at: 0)", "x.insert(1, at: 0)", "x.move(fromOffsets: a, toOffset: b)", "x.swapAt(0, 1)", "x.sort()",
      "x.removeAll { $0 > 1 }", "x.removeAll(where: isOld)", "x.shuffle()",
    ] {
      #expect(try moving("func f() { \(call) }") == call)
    }
    for other in [
      "x.append(1)", "x.removeAll()", "x[0] = 1", "x = []", "x = other", "x = x + [1]", "x = isOn ? [] : x", "x += [1]",
    ] {
      #expect(try moving("func f() { \(other) }") == nil, "\(other)")
    }
    for assigned in ["x = [1] + x", "x = x.filter { $0 > 1 }", "x = x.sorted()", "x = Array(x.reversed())"] {
      #expect(try moving("func f() { \(assigned) }") != nil, "\(assigned)")
    }
  }

  /// How often the property is written later, and whether that is all.
  private func writes(_ code: String, _ declaration: String = "@State private var x = 0") throws -> PropertyWrites {
    let (index, x) = try page(code, declaration)
    return index.writes(to: x)
  }

  @Test func laterWritesAreSites() throws {
    #expect(try writes("func f() { x = 1; x += 1 }").sites.count == 2)
    #expect(try writes("var s: some View { Slider(value: $x) }").sites.count == 1)
    #expect(try writes("func f() { print(x) }").sites.isEmpty)
    // What it is at first.
    #expect(try writes("func f() { x = 0 }").sites.isEmpty)
    #expect(try writes("init() { x = 1 }").sites.isEmpty)
    #expect(try writes("init() { start { x = 1 } }").sites.count == 1)
    #expect(try writes("func f() { var x = 1; x = 2 }").sites.isEmpty)
  }

  @Test func wholeValuesAndParts() throws {
    let found = try writes("func f() { x = []; x.append(1); x[0] = 2 }", "@State private var x = [1]")
    #expect(found.sites.count == 3 && found.wholeSites.count == 1)
  }

  @Test func whatOnAppearSetsIsSetUp() throws {
    let shown = try writes("var t: some View { Text(\"a\").onAppear { x = true } }", "@State private var x = false")
    #expect(shown.sites.isEmpty && shown.isSetUp)
    let tapped = try writes(
      "var t: some View { Text(\"a\").onTapGesture { x = true } }", "@State private var x = false")
    #expect(tapped.sites.count == 1 && !tapped.isSetUp)
  }

  @Test func modifierStyleMethodsSetUp() throws {
    let code = "func sized(_ n: Int) -> Self { var copy = self; copy.x = n; return copy }"
    let found = try writes(code, "var x = 0")
    #expect(found.sites.isEmpty && found.isSetUp && found.isFluent)
    #expect(try !writes("func f() { x = 1 }").isFluent)
  }

  @Test func writesToUnknownOwnersAreUncertain() throws {
    #expect(try writes("func f() { anything.x = 1 }").isUncertain)
    #expect(try !writes("func f() { anything.y = 1 }").isUncertain)
    #expect(try writes("", "@Unknown var x = 0").isUncertain)
  }
}
