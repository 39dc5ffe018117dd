// How often code makes the value of a view again, and what that does to the weight of a finding.

import Project
import Syntax
import ViewTree

/// What is lost where a view has another object instead of the one before.
public enum ObjectLoss: Sendable {
  /// The view shows what only later code puts into the object: another one begins without it.
  case certain
  /// Code is known to write what the object keeps, or the object works on by itself.
  case proved
  /// The class is not known, or keeps what is not seen to be written.
  case unknown
  /// Another instance is as good.
  case nothing

  /// ", which resets its state" if that is proved.
  public var phrase: String {
    switch self {
    case .certain, .proved: ", which resets its state"
    case .unknown, .nothing: ""
    }
  }

  /// The severity of a finding whose harm is the loss.
  public func lowered(_ severity: Severity) -> Severity {
    switch self {
    case .certain: severity
    case .proved: min(severity, .warning)
    case .unknown, .nothing: .info
    }
  }
}

/// What makes the value of a view again.
public enum Renewal: Sendable {
  /// The body of another view, which something evaluates again.
  case updates
  /// The body of another view, or code that is not known; whether it is evaluated again is not known either.
  case parent
  /// The content of sheets, destinations and the like, once for each presentation.
  case presentation
  /// UIKit code, a window, or what nothing evaluates again while it is shown.
  case once

  /// The severity of a finding whose harm is that a view is made again: what is not proved to happen counts less.
  public func lowered(_ severity: Severity) -> Severity {
    if case .updates = self { severity } else { .info }
  }

  /// When it happens, in a sentence.
  public var phrase: String {
    switch self {
    case .updates, .parent: "whenever the parent updates"
    case .presentation: "whenever the view that presents it updates"
    case .once: "if its view is made again"
    }
  }
}

extension Pass {
  /// What is lost with an object that code creates again.
  ///
  /// - Parameter property: The property of a view that holds it; nil if that is not known.
  public func loss(of object: ConstructedObject, in property: MemberID? = nil) -> ObjectLoss {
    guard let type = object.type else { return .unknown }
    let works = index.startedWork(by: type) != nil
    let view = property.flatMap { index.owner($0) }
    if !works {
      if index.isReplaceable(type, work: work) || index.storesNothing(type, setUpBy: view) { return .nothing }
      switch property.map({ index.useOfKept(in: $0, ofClass: type) }) {
      case .unused: return .nothing
      case .used: return .unknown
      case .shown, nil: break
      }
    }
    let shown = property.map { index.propertiesShown(through: $0, ofClass: type) }
    let bound = property.map { index.propertiesBound(through: $0, ofClass: type) } ?? []
    if index.isFilledLater(type, among: shown?.known, boundBy: bound, setUpBy: view) { return .certain }
    let all = shown.flatMap { $0.areAll ? $0.known : nil }
    return works || !bound.isEmpty || index.keptWrite(of: type, among: all, setUpBy: view) != nil ? .proved : .unknown
  }

  /// Whether something is known to fill the collection of the rows without a limit.
  public func grows(_ row: RowSite) -> Bool {
    // Without the closure the collection stands in other code than the view.
    guard let collection = row.collection, row.closure >= 0 else { return false }
    let body = index.body(of: row.site.member)
    if case .grows = index.quantity(of: collection, in: body, work: work) { return true }
    return false
  }

  /// Whether the code of a view writes to the object in a property, calls it, or binds to it: what a person does there
  /// is stored in the object.
  public func isWrittenTo(_ property: MemberID) -> Bool {
    guard let view = index.owner(property) else { return false }
    return index.dependencies(of: view).uses(of: property).contains { use in
      if use.form == .projection { return true }
      guard let part = use.memberUse else { return false }
      let body = index.body(of: use.site.member)
      return body.isWritten(part) || use.context == .later && body.uses[part].isCall || body.node(part).isBinding
    }
  }

  /// Whether code that is shipped passes the view another value for the property than its default. Linear in the
  /// calls that construct the view.
  public func isPassed(_ property: MemberID) -> Bool {
    guard let view = index.owner(property) else { return false }
    let name = index[property].name
    return index.callsOutsidePreviews(of: view, work: work).contains { call in
      let body = index.body(of: call.caller)
      return body.labels(of: body.uses[call.use]).contains(name)
    }
  }

  /// What makes the value of the view again. Nil if only previews and widgets show it, which render it once, or if only
  /// classes use it as a property wrapper. Unless the rule is strict, also nil if nothing makes it again while it is
  /// shown, or if nothing calls the initializer.
  ///
  /// - Parameters:
  ///   - initializer: The initializer whose calls count; nil for all.
  ///   - countsStill: Whether bodies count that nothing evaluates again as they are now.
  public func renewal(of view: TypeID, by initializer: MemberID? = nil, countsStill: Bool = false) -> Renewal? {
    if let initializer, !isStrict, index.uncalledInitializers(of: view, work: work).contains(initializer) { return nil }
    let remaking =
      initializer.map { index.remaking(of: view, by: $0, work: work) } ?? index.remaking(of: view, work: work)
    return switch remaking {
    case .never, .previewOnly: nil
    case .once: isStrict ? .once : nil
    case .still: isStrict || countsStill ? .once : nil
    case .presentation: .presentation
    case .unknown: .parent
    case .proved: .updates
    }
  }

  /// Whether code of a view, which runs while it is shown, is known to make the value of the view again.
  public func isMadeAgainByViews(_ view: TypeID, by initializer: MemberID? = nil) -> Bool {
    let remaking =
      initializer.map { index.remaking(of: view, by: $0, work: work) } ?? index.remaking(of: view, work: work)
    guard case .proved(let witness) = remaking, let writer = witness.site.flatMap({ index.owner($0.member) }) else {
      return false
    }
    return index[writer].traits.contains(.viewLike)
  }

  /// Whether nothing in the project reads a property, or the object in it, and no comment gives it a purpose.
  ///
  /// - Parameter onlyInside: Whether no code outside of its type can mean the property.
  public func isUnread(_ property: MemberID, onlyInside: Bool = false) -> Bool {
    let fact = index[property]
    guard fact.access <= .internal, !isDamaged, !index.isRequirement(property), !isExplained(property) else {
      return false
    }
    if index.mayBeReadInside(property) { return false }
    if onlyInside { return true }
    return !index.derivation(.readers, of: property.number) { AnyReader(of: property, in: index) }.exists
  }

  /// Whether an extension of a type with the name of the view uses the name of the property: one of an alias, whose type is
  /// not known, or one that another target, with a type of that name, shares with this one.
  public func mayBeReadByNamesake(_ property: MemberID, of view: TypeID) -> Bool {
    let name = index[view].name
    let others = index.types(named: name).filter { $0 != view }
    for spelling in index.spellings(of: property) {
      if index.isMentioned(spelling, inExtensionOf: name) { return true }
      for other in others {
        let home = index[other].declaration.map { Int($0.file) }
        for code in index.members(mentioning: spelling, inside: other)
        where home != index.file(code) || index.hasUnresolvedUse(of: spelling, in: code) { return true }
      }
    }
    return false
  }

  /// Whether a comment directly above the declaration or beside it gives a reason.
  private func isExplained(_ property: MemberID) -> Bool {
    let binding = index.node(property)
    guard index.file(property) == file.number, let declaration = binding.parent else { return false }
    // The line above, and the rest of the line.
    let line = lineStarts.line(at: declaration.range.lowerBound)
    let start = lineStarts.range(ofLine: max(line - 1, 1)).lowerBound
    let last = lineStarts.line(at: declaration.range.upperBound)
    let end = max(lineStarts.range(ofLine: last).upperBound, declaration.range.upperBound)
    return hasComment(in: start..<declaration.range.lowerBound) || hasComment(in: declaration.range.upperBound..<end)
  }
}

/// Whether any code reads a property, or may do so.
private final class AnyReader: AnyDerivation, @unchecked Sendable {
  // Unchecked like its superclass; it is immutable after `init`.
  let exists: Bool

  /// Linear in the number of uses with the names.
  init(of property: MemberID, in index: Index) {
    exists = index.spellings(of: property).contains { name in
      let uses = index.uses(named: name)
      // The first use that counts ends the search: what is assigned in a long expression takes as long as that to see.
      func isRead(_ use: UseSite) -> Bool {
        index.maySee(property, from: use.member) && index.node(at: use).assignmentToIt == nil
      }
      return uses.uses(of: property).contains(where: isRead)
        || uses.unresolved.contains { isRead($0) && !Self.isOfAnotherType($0, property, index) }
    }
  }

  /// Whether the use is a name without a receiver in a type that neither is nor inherits from the owner of the property:
  /// it means a member of that type, or something else there.
  private static func isOfAnotherType(_ use: UseSite, _ property: MemberID, _ index: Index) -> Bool {
    guard index.use(at: use).kind == .identifier, !index[property].isStatic, let owner = index.owner(property),
      let user = index.owner(use.member), user != owner
    else { return false }
    return !index[user].ancestors.contains(owner)
  }
}
