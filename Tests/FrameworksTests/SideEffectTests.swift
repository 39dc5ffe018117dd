// Calls that do something beyond giving a value.

import Syntax
import Testing

@testable import Frameworks

@Suite struct SideEffectTests {
  @Test func eachMethodIsListedOnce() {
    var seen: Set<[Name]> = []
    for (name, row) in SideEffects.table.methods.entries {
      #expect(seen.insert([name, row.receiver]).inserted, "\(name.known.map { "\($0)" } ?? "?")")
    }
  }

  @Test func aMethodCountsOnItsOwnTypeOnly() {
    func effect(_ name: Name.Known, on type: Name, isStatic: Bool = false) -> SideEffect? {
      SideEffects.method(Name(name), on: type, isStatic: isStatic)
    }
    #expect(effect(.async, on: Name(.DispatchQueue)) == .dispatch)
    #expect(effect(.async, on: Name(.Timer)) == nil)
    #expect(effect(.async, on: .none) == nil)
    #expect(effect(.detached, on: Name(.Task), isStatic: true) == .task)
    #expect(effect(.detached, on: Name(.Task)) == nil)
    #expect(effect(.save, on: Name(.ModelContext)) == .database)
    #expect(effect(.set, on: Name(.Set)) == nil)
  }

  @Test func onlyViewsOfThePlatformHaveProxies() {
    #expect(SideEffects.method(Name(.appearance), on: Name(.UITableView), isStatic: true) == .appearance)
    #expect(SideEffects.method(Name(.appearance), on: Name(.UITableView), isStatic: false) == nil)
    #expect(SideEffects.method(Name(.appearance), on: Name(.UIColor), isStatic: true) == nil)
  }

  @Test func settersOfBindingsRunLater() {
    var trailing = CallShape(callee: Name(.Binding), isMember: false)
    trailing.addArgument(label: Name(.get), isClosure: true)
    trailing.addArgument(label: .none, isClosure: true)
    #expect(Closures.use(of: 0, in: trailing)?.role == .immediate)
    #expect(Closures.use(of: 1, in: trailing)?.role == .action)
    var both = CallShape(callee: Name(.Binding), isMember: false)
    both.addArgument(label: .none, isClosure: true)
    both.addArgument(label: Name(.set), isClosure: true)
    #expect(Closures.use(of: 0, in: both)?.role == .immediate)
    #expect(Closures.use(of: 1, in: both)?.role == .action)
  }

  @Test func dismissalsComeAfterwards() {
    var sheet = CallShape(callee: Name(.sheet), isMember: true)
    sheet.addArgument(label: Name(.isPresented), isClosure: false)
    sheet.addArgument(label: .none, isClosure: true)
    #expect(Closures.use(of: 1, in: sheet)?.role == .deferredContent)
    sheet.addArgument(label: Name(.content), isClosure: true)
    #expect(Closures.use(of: 1, in: sheet)?.role == .action)
    #expect(Closures.use(of: 2, in: sheet)?.role == .deferredContent)
  }
}
