// Values that SwiftUI passes again and again, and the state to which they are assigned as they are.

import Syntax
import Testing

@testable import Project
@testable import ViewTree

@Suite struct VolatileValueTests {
  private static let members = """
    @State private var offset = 0.0
    @State private var isFar = false
    @State private var point = CGPoint.zero
    let tick = Timer.publish(every: 0.02, on: .main, in: .common).autoconnect()
    let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    struct Key: PreferenceKey { static var defaultValue = 0.0\n static func reduce(value: inout Double, nextValue: () -> Double) {} }
    struct Size: PreferenceKey { static var defaultValue = 0.0\n static func reduce(value: inout Double, nextValue: () -> Double) {} }
    """

  /// What changes from frame to frame in the closures of `Page.body`.
  private func sources(_ modifier: String) throws -> [String] {
    let (index, tree) = try pageTree("Text(\"a\")\(modifier)", Self.members)
    return index.volatileInputs(in: tree.body).map { "\($0.source)" }
  }

  /// The properties to which such a value is written, with its source.
  private func writes(_ modifier: String, _ more: String = "") throws -> [String] {
    let (index, tree) = try pageTree("Text(\"a\")\(modifier)", Self.members + "\n" + more)
    return index.volatileWrites(in: tree.member).map { "\($0.input.source) \(index.text(index[$0.property].name))" }
  }

  @Test func closuresThatTakeSuchValues() throws {
    #expect(try sources(".onContinuousHover { p in print(p) }") == ["pointer"])
    #expect(try sources(".gesture(DragGesture().onChanged { offset = $0.translation.width })") == ["gesture"])
    #expect(
      try sources(".onScrollGeometryChange(for: Double.self) { $0.contentOffset.y } action: { _, y in offset = y }")
        == ["scroll"])
    #expect(
      try sources(".onGeometryChange(for: CGRect.self) { $0.frame(in: .global) } action: { offset = $0.minX }")
        == ["geometry"])
    #expect(try sources(".onReceive(tick) { date in print(date) }") == ["timer"])
    #expect(
      try sources(".onReceive(Timer.publish(every: 0.05, on: .main, in: .common)) { date in print(date) }") == ["timer"]
    )
    #expect(try sources(".background(GeometryReader { proxy in Text(\"\\(proxy.size.width)\") })") == ["geometry"])
    #expect(try sources(".overlay(TimelineView(.animation) { context in Text(\"\\(context.date)\") })") == ["timeline"])
  }

  @Test func closuresThatTakeOthers() throws {
    #expect(try sources(".onReceive(clock) { date in print(date) }") == [])
    #expect(try sources(".onReceive(Timer.publish(every: 1, on: .main, in: .common)) { d in print(d) }") == [])
    #expect(try sources(".onTapGesture { offset = 1 }") == [])
    // The end of a gesture, and one that does not follow the finger.
    #expect(try sources(".gesture(DragGesture().onEnded { offset = $0.translation.width })") == [])
    #expect(try sources(".gesture(LongPressGesture().onChanged { isFar = $0 })") == [])
    // A size changes with the layout only.
    #expect(try sources(".onGeometryChange(for: Double.self) { $0.size.width } action: { offset = $0 }") == [])
    // A comparison changes once.
    #expect(
      try sources(".onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y > 9 } action: { _, b in isFar = b }")
        == [])
    #expect(try sources(".overlay(TimelineView(.everyMinute) { context in Text(\"\\(context.date)\") })") == [])
  }

  @Test func preferencesThatReportAPosition() throws {
    let reporting = ".preference(key: KEY.self, value: proxy.frame(in: .global).minY) })"
    let reader = ".background(GeometryReader { proxy in Color.clear" + reporting
    let reading = ".onPreferenceChange(Key.self) { offset = $0 }"
    #expect(try sources(reader.replacing("KEY", with: "Key") + reading).contains("preference"))
    #expect(try !sources(reader.replacing("KEY", with: "Size") + reading).contains("preference"))
    #expect(
      try !sources(
        reader.replacing("KEY", with: "Key").replacing("frame(in: .global).minY", with: "size.height") + reading
      ).contains("preference"))
  }

  @Test func whatIsAssignedAsItIs() throws {
    func dragging(_ statements: String) -> String { ".gesture(DragGesture().onChanged { value in \(statements) })" }
    #expect(try writes(dragging("offset = value.translation.width")) == ["gesture offset"])
    #expect(try writes(dragging("self.offset = value.translation.width / 2 + 1")) == ["gesture offset"])
    #expect(try writes(dragging("let x = value.location\npoint.x = x.x")) == ["gesture point"])
    #expect(try writes(dragging("withAnimation { offset = -value.translation.width }")) == ["gesture offset"])
    #expect(try writes(dragging("offset += value.translation.width")) == ["gesture offset"])
  }

  @Test func whatIsRoundedComparedOrConditional() throws {
    func dragging(_ statements: String) -> String { ".gesture(DragGesture().onChanged { value in \(statements) })" }
    #expect(try writes(dragging("isFar = value.translation.width > 9")) == [])
    #expect(try writes(dragging("offset = value.translation.width.rounded()")) == [])
    #expect(try writes(dragging("offset = 1")) == [])
    #expect(try writes(dragging("if value.translation.width > 9 { offset = value.translation.width }")) == [])
    #expect(try writes(dragging("guard offset == 0 else { return }\noffset = value.translation.width")) == [])
    #expect(try writes(dragging("offset = value.translation.width > 9 ? 1 : 2")) == [])
    // A condition on something else lets every value through.
    #expect(try writes(dragging("if isFar { offset = value.translation.width }")) == ["gesture offset"])
    #expect(try writes(dragging("var other = 0.0\nother = value.translation.width")) == [])
  }

  @Test func aMethodMayTakeTheValue() throws {
    let dragging = ".gesture(DragGesture().onChanged { move(to: $0.translation.width) })"
    #expect(try writes(dragging, "func move(to x: Double) { offset = x }") == ["gesture offset"])
    #expect(try writes(dragging, "func move(to x: Double) { isFar = x > 9 }") == [])
    #expect(try writes(dragging, "func move(to x: Double) { offset = 1 }") == [])
    let constant = ".gesture(DragGesture().onChanged { _ in move(to: 1) })"
    #expect(try writes(constant, "func move(to x: Double) { offset = x }") == [])
  }

  @Test func eventsThatComeAgain() throws {
    func writes(_ modifier: String) throws -> [String] {
      let (index, tree) = try pageTree("Text(\"a\")\(modifier)", Self.members)
      return index.eventWrites(in: tree.member).map { "\($0.input.source) \(index.text(index[$0.property].name))" }
    }
    #expect(try writes(".onHover { isFar = $0 }") == ["hover isFar"])
    #expect(try writes(".onHover { inside in offset = inside ? 1 : 2 }") == ["hover offset"])
    // A slow timer ticks as well.
    #expect(try writes(".onReceive(clock) { _ in offset += 1 }") == ["timer offset"])
    // Only the first literal changes something.
    #expect(try writes(".onReceive(clock) { _ in isFar = true }") == [])
    #expect(try writes(".onTapGesture { offset += 1 }") == [])
    #expect(try writes(".onReceive(clock.first()) { _ in offset += 1 }") == [])
    #expect(try writes(".onReceive(center.publisher(for: name)) { _ in offset += 1 }") == [])
  }

  @Test func filesThatMayHoldSuchClosures() {
    func mayHold(_ code: String) -> Bool { Index.mayHoldVolatileInputs(linked(code).files[0]) }
    #expect(mayHold("func f() { a.onChanged { b = $0 } }"))
    #expect(!mayHold("func f() { a.onTapGesture { b = 1 } }"))
  }

  @Test(arguments: [
    (".gesture(DragGesture().onChanged { value in offset = value.", ["gesture offset"]),
    (".gesture(DragGesture().onChanged { value in offset = value.translation.width; point = ", ["gesture offset"]),
    (".gesture(DragGesture().onChanged { value in offset = ", []), (".onScrollGeometryChange(for: Double.self) {", []),
    (".onReceive(", []), (".gesture(DragGesture().onChanged { let = $0; if", []),
  ])
  func codeThatIsBeingWritten(_ modifier: String, _ expected: [String]) throws {
    let index = linked(
      "import SwiftUI\nstruct Page: View {\n\(Self.members)\nvar body: some View { Text(\"a\")\(modifier)")
    let found = index.volatileWrites(in: try index.member("body", of: "Page"))
    #expect(found.map { "\($0.input.source) \(index.text(index[$0.property].name))" } == expected)
  }
}
