import Project
import Testing

@Suite struct AvailabilityTests {
  private func targets(_ releases: [TargetPlatform: SwiftUIRelease]) -> DeploymentTargets {
    var targets = DeploymentTargets()
    targets.releases = releases
    return targets
  }

  private func missing(_ text: String, iOS release: SwiftUIRelease) -> [String] {
    YoungAPI.missing(inSpansOf: text, on: targets([.iOS: release])).map(\.name)
  }

  @Test(arguments: [
    ("use `LazyVStack`", SwiftUIRelease.iOS14), ("declare `@StateObject private var model = Model()`", .iOS14),
    ("write `_model = StateObject(wrappedValue: Model())`", .iOS14), ("in `.onChange(of:)`", .iOS14),
    ("or `onChange(of: name)`", .iOS14), ("in `.assign(to: &$name)`", .iOS14), ("in `.task`", .iOS15),
    ("or `task(id:)`", .iOS15), ("with `.task { await load() }`", .iOS15), ("or `task { … }` to run it", .iOS15),
    ("write `content.background(isOn ? AnyShapeStyle(.red) : AnyShapeStyle(.clear))`", .iOS15),
    ("an `AnyLayout`", .iOS16), ("use `NavigationLink(value:)`", .iOS16), ("with `.onGeometryChange`", .iOS16),
    ("use `.containerRelativeFrame`", .iOS17), ("make it `@Observable`", .iOS17),
    ("use `transaction(value:)`", .iOS17), ("write `Tab(…, value:) { … }`", .iOS18),
  ])
  func aSpanNamesWhatIsMissingBeforeItsRelease(_ text: String, _ release: SwiftUIRelease) throws {
    #expect(missing(text, iOS: release) == [])
    let before = try #require(SwiftUIRelease(rawValue: release.rawValue - 1))
    #expect(missing(text, iOS: before).count >= 1)
  }

  /// Names of the project's own, older overloads, and words outside of code.
  @Test(arguments: [
    "give `task` a value", "a task of LazyVStack", "write `kind == .task ? 1 : 0`",
    "use `NavigationLink(destination:)`",
    "`.transaction { … }`", "`.assign(to: \\.name, on: self)`", "`ObservableObject`", "`Shelf.LazyVStack`",
    "`onAppear`", "`multitask(id:)`", "`MyStateObject`",
  ])
  func otherCodeIsOld(_ text: String) { #expect(missing(text, iOS: .iOS13) == []) }

  @Test func theOldestPlatformCounts() {
    let both = targets([.iOS: .iOS17, .macOS: .iOS14])
    #expect(YoungAPI.missing(in: "x.task { }", on: both).map(\.name) == ["task"])
    #expect(YoungAPI.missing(in: "LazyVStack { }", on: both).isEmpty)
  }

  @Test func whatASystemLacksIsMissingInAllItsVersions() {
    #expect(YoungAPI.missing(in: "x.textSelection(.enabled)", on: targets([.iOS: .iOS18])).isEmpty)
    #expect(!YoungAPI.missing(in: "x.textSelection(.enabled)", on: targets([.iOS: .iOS18, .tvOS: .iOS18])).isEmpty)
  }

  @Test func nothingIsMissingOnUnknownSystems() {
    #expect(YoungAPI.missing(in: "LazyVStack { }.task { }", on: DeploymentTargets()).isEmpty)
  }
}
