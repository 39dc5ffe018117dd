// The tables hold together: nothing twice, nothing unused, every name a name.

import Syntax
import Testing

@testable import Frameworks

@Suite struct TableConsistencyTests {
  @Test func noNameIsRepeatedWithoutSayingAnythingNew() {
    #expect(ViewTypes.table.redundant == [])
    #expect(ViewTypes.shorthands.redundant == [])
    #expect(Modifiers.table.redundant == [])
    #expect(Wrappers.table.redundant == [])
    #expect(Conformances.table.redundant == [])
    #expect(Conformances.updateMembers.redundant == [])
    #expect(Classes.table.redundant == [])
    #expect(EnvironmentKeys.table.redundant == [])
    #expect(Closures.table.repeated == [])
  }

  @Test func expensiveCallsAreListedOnce() {
    struct Key: Hashable {
      let name: Name
      let row: EffectRow
    }
    let table = Effects.table
    let groups = [
      table.constructors, table.statics, table.methods, table.properties, table.functions,
    ]
    for group in groups {
      var seen: Set<Key> = []
      for (name, row) in group.entries {
        let row = EffectRow(
          member: row.member, receiver: row.receiver, shape: row.shape, evidence: row.evidence,
          cost: EffectTable.frameworkObject)
        #expect(seen.insert(Key(name: name, row: row)).inserted, "\(name.known.map { "\($0)" } ?? "?")")
      }
    }
  }

  @Test func noRowHidesBehindAMoreGeneralOne() {
    for (name, row) in Effects.table.methods.entries where row.receiver != .none {
      let found = Effects.table.methods.firstMatch(under: name) { other in
        other.receiver == .none && other.shape == .any && other.evidence == Name.none
      }
      if let found { #expect(found.cost == row.cost, "\(name.known.map { "\($0)" } ?? "?")") }
    }
  }

  @Test func everyCategoryHasRowsAndAWord() {
    let table = Effects.table
    var used = Set(table.families.map(\.cost.category))
    for group in [table.constructors, table.statics, table.methods, table.properties, table.functions] {
      used.formUnion(group.all.map(\.cost.category))
    }
    // What a project names itself is in no table; the other two follow from `FreshValues`.
    #expect(used == Set(EffectCategory.allCases).subtracting([.named, .chance, .clock]))
    #expect(Set(EffectCategory.allCases.map(\.word)).count == EffectCategory.allCases.count)
  }

  @Test func rolesKindsAndClassesAreUsed() {
    let table = Closures.table
    let codes = (table.memberRows.all + table.freeRows.all).map(\.use)
    let uses =
      codes.compactMap { ClosureUse(code: $0) }
      + Name.Known.allCases.flatMap { name in
        [table.members[name], table.free[name]].compactMap { ClosureUse(code: $0) }
      }
    #expect(Set(uses.map(\.role)) == Set(ClosureRole.allCases))
    #expect(Set(uses.map(\.kind)) == Set(ContentKind.allCases))

    let safeties = Set(InertArguments.table.rows.all.map(\.safety))
    #expect(safeties == Set(InertSafety.allCases))

    let builders = Set(Name.Known.allCases.compactMap { Builders.kind(of: Name($0)) })
    #expect(builders == Set(BuilderKind.allCases))
  }

  @Test func closureCodesSurviveTheTable() {
    for role in ClosureRole.allCases {
      for kind in ContentKind.allCases {
        let use = ClosureUse(role, kind)
        #expect(use.code != 0)
        #expect(ClosureUse(code: use.code) == use)
      }
    }
    #expect(ClosureUse(code: 0) == nil)
  }

  @Test func whatHasAnInertFormIsAModifier() {
    for (name, _) in InertArguments.table.rows.entries {
      #expect(Modifiers.isModifier(name), "\(name.known.map { "\($0)" } ?? "?")")
    }
  }

  @Test func everyModifierIsAnIdentifierInLowerCase() {
    for known in Name.Known.allCases where Modifiers.isModifier(Name(known)) {
      let spelling = Array("\(known)".utf8)
      #expect(spelling.allSatisfy { isIdentifierByte($0) })
      #expect(spelling.first.map { (97...122).contains($0) } == true, "\(known)")
    }
  }

  @Test func everyTypeBeginsInUpperCase() {
    for known in Name.Known.allCases {
      let name = Name(known)
      guard
        ViewTypes.traits(of: name) != nil || Classes.traits(of: name) != nil
          || Wrappers.traits(of: name) != nil || Conformances.traits(of: name) != nil
      else { continue }
      let spelling = Array("\(known)".utf8)
      #expect(spelling.allSatisfy { isIdentifierByte($0) })
      #expect(spelling.first.map { (65...90).contains($0) } == true, "\(known)")
    }
  }

  @Test func namesBeyondTheTablesAreUnknownEverywhere() {
    for name in [Name.none, Name(id: 1_000_000), Name(id: .max)] {
      #expect(ViewTypes.traits(of: name) == nil)
      #expect(Modifiers.traits(of: name) == nil)
      #expect(Wrappers.traits(of: name) == nil)
      #expect(Conformances.traits(of: name) == nil)
      #expect(Classes.traits(of: name) == nil)
      #expect(EnvironmentKeys.traits(of: name) == nil)
      #expect(Builders.kind(of: name) == nil)
      #expect(Macros.conformances(addedBy: name) == [])
      #expect(FreshValues.member(name) == nil)
      #expect(FreshValues.function(name) == nil)
      #expect(Effects.expensiveConstructor(type: name, labels: Labels()) == nil)
      #expect(Effects.expensiveMethod(member: name, labels: Labels(), receiver: nil) == nil)
      #expect(Effects.expensiveFunction(name: name) == nil)
      for isMember in [true, false] {
        var call = CallShape(callee: name, isMember: isMember)
        call.addArgument(label: .none, isClosure: true)
        #expect(Closures.use(of: 0, in: call) == nil)
        #expect(!Closures.knows(name, isMember: isMember))
      }
    }
  }

  private func isIdentifierByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 65...90, 97...122, 48...57, 95: true
    default: false
    }
  }
}
