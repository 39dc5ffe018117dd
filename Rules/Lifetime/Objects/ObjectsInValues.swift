// Objects that the initializer of a view creates inside of a structure.

import Frameworks
import Linting
import Project
import Syntax
import ViewTree

extension InitializerSearch {
  /// `context = Context(model: Model())`: the new object is in a value that the view stores.
  func checkParts(of value: Node, _ property: Property) {
    for (argument, part) in objectParts(of: value, property, in: body) {
      guard let value = argument.value, let object = index.constructedObject(value, in: body) else { continue }
      report(object, inPart: part, of: property, at: value.range)
    }
  }

  /// The arguments of a construction of a structure that it stores in properties for objects.
  private func objectParts(of value: Node, _ property: Property, in body: Body) -> [(argument: Node, part: MemberID)] {
    guard property.wrapper == nil, value.kind == .call,
      case .construction(let type) = index.target(of: value, in: body), index[type].kind == .struct,
      !index[type].traits.contains(.viewLike)
    else { return [] }
    return value.arguments.compactMap { argument in
      guard case .property(let part) = index.storage(of: argument, of: value, constructing: type, in: body),
        index[part].attributes.isEmpty, let model = index.valueType(of: part)?.type,
        !index[model].traits.isDisjoint(with: [.observable, .observableObject])
      else { return nil }
      return (argument, part)
    }
  }

  func report(_ object: ConstructedObject, inPart part: MemberID, of property: Property, at range: Range<Int>) {
    guard !index[owner].traits.contains(.root), let renewal = pass.renewal(of: owner, by: initializer),
      isRead(part, of: property)
    else { return }
    let loss = pass.loss(of: object)
    if !pass.isStrict {
      guard renewal == .updates, loss == .proved || loss == .certain, changingInputs(object, []).isEmpty,
        !isShared(object), !index.isReadByCallers(property.id, of: owner)
      else { return }
    }
    let type = pass.text(object.name)
    let name = "\(pass.text(property.fact.name)).\(pass.plainName(of: part))"
    let isObservable = object.type.map { index[$0].traits.contains(.observable) } ?? false
    pass.report(
      range,
      "`\(pass.plainName(of: owner)).init` creates `\(name)`; the initializer runs again \(renewal.phrase)"
        + (loss == .proved || loss == .certain ? ", which resets it" : ""),
      severity: loss == .proved || loss == .certain
        ? loss.lowered(min(renewal.lowered(.warning), worst(true, false, []))) : .info,
      help: Remedy("keep the `\(type)` in `\(isObservable ? "@State" : "@StateObject")`, and pass it to what uses it")
        .or("store the `\(type)` in an object that lasts longer than the view, and pass it in"),
      notes: pass.notes(ofMaking: object) + [
        pass.note("this value holds the object, and does not keep it", .cause, at: property.id)
      ])
  }

  /// Whether an update of the view reads the object in the value.
  private func isRead(_ part: MemberID, of property: Property) -> Bool {
    index.dependencies(of: owner).uses(of: property.id).contains { use in
      guard use.context == .update, let read = use.memberUse else { return false }
      return index.body(of: use.site.member).target(read) == .member(part)
    }
  }

  /// The part of a property that another initializer makes of the argument `label`: `context = Context(model: model)`.
  func storedInPart(_ label: Name, by other: MemberID) -> (property: Property, part: MemberID)? {
    guard let parameter = index[other].parameters.first(where: { $0.label == label }) else { return nil }
    let code = index.body(of: other)
    for assignment in index.assignments(in: other) where assignment.wrapper == nil {
      guard let property = property(assignment.property), let value = assignment.value else { continue }
      let found = objectParts(of: value, property, in: code).first {
        $0.argument.value?.isReference(to: parameter.name) ?? false
      }
      if let found { return (property, found.part) }
    }
    return nil
  }
}
