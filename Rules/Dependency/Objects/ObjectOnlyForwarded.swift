import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A view that observes an object is evaluated at every change of it, even if it only passes the object on.
public struct ObjectOnlyForwarded: MemberRule {
  public static let about = About(
    "object-only-forwarded", .dependency, .info, "A view observes an object only to pass it to child views",
    references: [.discoverObservation, .managingModelData],
    explanation: """
      A view that holds an object in `@ObservedObject`, `@StateObject` or `@EnvironmentObject` is evaluated at each \
      change that the object publishes. If `body` only passes the object to its children, these evaluations cannot \
      change anything in this view. The children that read the object observe it themselves. At the root of an app, \
      the whole first level of the hierarchy is evaluated each time.

      Let the views that read the object take it from the environment. Where it is only passed on, hold it in a \
      plain `let`. With \
      `@Observable`, only the views that read a property update.

      A shared instance needs no owner: hold it in a plain `let`.

      Not reported:

      - views whose body is that one child and nothing else
      - objects that updates also read in another way
      - objects that no code built with the view is known to change
      - objects of the environment that change now and then, where the view needs them for actions or for a screen that it \
      pushes
      - views that are evaluated in any case: a view above them observes the object and passes them closures
      - objects for a child that reads them without observing them, and that its parent updates with a closure or binding
      - objects that the initializer of a child reads, which the update of the parent runs again
      - `App` and `Scene`, and views that nothing shows
      - properties with a comment that gives a reason
      - objects that the view makes itself: `@State`, which would not observe them, makes one with each value of the view

      In strict mode, these objects and a view whose body is only that child are reported as information. So are objects \
      that an `App` with several scenes or with menu commands only passes on, if code is known to change them.
      """)

  public static let claimsAbsence = true
  public static let bad = [
    Example(
      "every change of the session evaluates the tab bar",
      """
      import SwiftUI

      final class Session: ObservableObject {
        @Published var user = ""
        @Published var unread = 0
        func receive() { unread += 1 }
      }

      struct Root: View {
        @ObservedObject var session: Session
        var body: some View {
          TabView {
            Profile(session: session)
            Text("News")
          }
        }
      }

      struct Profile: View {
        @ObservedObject var session: Session
        var body: some View { Text(session.user) }
      }
      """)
  ]
  public static let good = [
    Example(
      "nothing observes the object on the way",
      """
      import SwiftUI

      final class Session: ObservableObject {
        @Published var user = ""
        @Published var unread = 0
      }

      struct Root: View {
        let session: Session
        var body: some View {
          TabView {
            Profile(session: session)
            Text("News")
          }
        }
      }

      struct Profile: View {
        @ObservedObject var session: Session
        var body: some View { Text(session.user) }
      }
      """)
  ]

  public static let memberKinds: [MemberFact.Kind] = [.storedProperty]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ member: MemberID, _ fact: MemberFact) {
    guard let watched = pass.watchedObject(member, fact, inApps: pass.isStrict) else { return }
    let (view, model) = (watched.view, watched.model)
    let isApp = pass.index[view].traits.contains(.root)
    if isApp {
      guard pass.hasManyScenes(view), watched.published.contains(where: { changes($0, seenBy: member) }) else { return }
    }
    let uses = pass.index.dependencies(of: view).uses(of: member)
    let updates = uses.filter { $0.context == .update || $0.context == .presentation }
    guard !updates.isEmpty, updates.allSatisfy({ isForwarding($0, of: model) }), !pass.index.isRequirement(member),
      !pass.index.handsItselfOn(view), !pass.index.isReadAside(model, in: view, work: pass.work),
      // A closure that runs at an unknown time may read it.
      pass.index.areCertainlyLater(uses.filter { $0.context == .later })
    else { return }
    // `@State` would make the object with each value of the view.
    let makesIt =
      watched.wrapper == .StateObject || pass.index.node(member).initialValue != nil
      || isMadeInInitializer(member, of: view)
    guard
      pass.isStrict
        || buildsMore(view) && !pass.isEvaluatedFromAbove(view, withChangesOf: model) && (isShared(member) || !makesIt)
          && !pass.isPurposeful(pass.index.node(member))
          && changesWhileShown(watched, seenBy: member)
    else { return }
    let isUsedLater = uses.contains { $0.context == .later && !isForwarding($0, of: model) }
    let isInherited =
      watched.wrapper == .EnvironmentObject && !isUsedLater
      && updates.allSatisfy { mayInherit($0, from: view) }
    // Another way to the object has its price, too, which updates now and then do not pay for.
    if watched.wrapper == .EnvironmentObject, !isInherited, !pass.isStrict,
      pass.index.frequentWrites(ofPublishedBy: model).isEmpty
    {
      return
    }
    let name = pass.text(fact.name)
    let (viewName, modelName) = (pass.plainName(of: view), pass.plainName(of: model))
    var notes = updates.prefix(NoteLimit.places).map { use in
      if case .view(let child, _, _) = use.destination {
        return pass.note("passed to `\(pass.plainName(of: child))` here", .path, at: use.site)
      }
      return pass.note("put into the environment here", .path, at: use.site)
    }
    notes.append(pass.note(onPublished: watched.published))
    let held: Remedy =
      "hold it in `@State \(pass.privateModifier(of: member, fact))var \(name)`, which does not observe it"
    // The name that the declaration writes may be an alias with arguments.
    let written = pass.index.node(member).child(.typeAnnotation)?.firstChild?.text ?? modelName
    pass.report(
      fact.nameRange,
      "`\(viewName)` observes `\(name)` only \(isUsedLater ? "for actions and " : "")to pass it to child views, so every "
        + "change of the `\(modelName)` evaluates \(isApp ? "all of its scenes" : "its `body`")",
      severity: .info,
      help: isApp && !isShared(member)
        ? Remedy("hold it in a plain `let`, as SwiftUI creates the app once, and observe it where it is read")
        : isShared(member)
          ? Remedy("hold it in a plain \(shared(member, name)), and observe it where it is read")
          : makesIt
            ? held
            : watched.wrapper == .EnvironmentObject
              ? isInherited
                ? "take it from the environment only in the views that read it"
                : "read it through an `EnvironmentKey` of your own, which does not observe it"
              : "hold it in a plain `let \(name): \(written)`, and observe it where it is read",
      notes: notes)
  }

  /// `model = Model()` in an initializer of the view.
  private func isMadeInInitializer(_ member: MemberID, of view: TypeID) -> Bool {
    pass.index[view].initializers.contains { initializer in
      pass.index.assignments(in: initializer).contains { assignment in
        assignment.property == member
          && pass.index.constructedObject(
            assignment.values, in: pass.index.body(of: initializer), declared: pass.index[member].type) != nil
      }
    }
  }

  /// `= Session.shared`: the object lives without the view.
  private func isShared(_ member: MemberID) -> Bool {
    guard let value = pass.index.node(member).initialValue?.unwrapped, value.kind == .memberAccess,
      case .member(let instance) = pass.index.target(of: value, in: pass.index.body(of: member))
    else { return false }
    return pass.index[instance].isStatic
  }

  /// Whether a change of the object evaluates the view, and does not remove it.
  private func changesWhileShown(_ watched: WatchedObject, seenBy member: MemberID) -> Bool {
    let changing = watched.published.filter { changes($0, seenBy: member) }
    return !changing.isEmpty && !pass.propertiesShowing(watched.view).isSuperset(of: changing)
  }

  /// Whether code that is built together with the view changes the property.
  private func changes(_ property: MemberID, seenBy member: MemberID) -> Bool {
    guard case .may(let witness) = pass.index.change(of: property, work: pass.work) else { return false }
    guard let site = witness.site, let own = pass.index.structure.group(ofFile: pass.index.file(member)),
      let other = pass.index.structure.group(ofFile: pass.index.file(site.member))
    else { return true }
    return own.targets.contains { target in
      other.targets.contains {
        pass.index.structure.target(Int(target), sees: Int($0)) != false
          || pass.index.structure.target(Int($0), sees: Int(target)) != false
      }
    }
  }

  /// "`let shop = Shop.shared`"
  private func shared(_ member: MemberID, _ name: String) -> String {
    let value = pass.index.node(member).initialValue.map { " = " + $0.text } ?? ""
    return Pass.quoted("let \(name)\(value)", or: "`let \(name)`", limit: 60)
  }

  /// Whether it only hands the object on, to what keeps it.
  private func isForwarding(_ use: PropertyUse, of model: TypeID) -> Bool {
    guard use.form == .value, use.memberUse == nil, use.isOfSelf, !use.isWritten, !isDrawn(use) else { return false }
    switch use.destination {
    // An initializer may read it, and keep only a part, or make a request with it: the update of the parent runs it again.
    case .view(let child, _, _):
      return pass.index.storedProperties(of: child).contains {
        pass.index.heldType(of: $0) == model && updatesItself(child, with: $0)
      } && !pass.index[child].initializers.contains { reads(model, in: $0) }
    case .environment: return true
    default: return false
    }
  }

  /// Whether the update draws the view that gets the object, as `ImageRenderer(content:)` does: that reads it.
  private func isDrawn(_ use: PropertyUse) -> Bool {
    pass.index.node(at: use.site).ancestors.contains { node in
      guard node.kind == .call else { return false }
      let name = pass.text(node.calledName)
      return name == "ImageRenderer" || name.hasSuffix("HostingView") || name.hasSuffix("HostingController")
    }
  }

  /// Whether an initializer reads a property of an object of the class that it gets.
  private func reads(_ model: TypeID, in initializer: MemberID) -> Bool {
    let body = pass.index.body(of: initializer)
    return body.uses.indices.contains { i in
      guard case let receiver = Int(body.uses[i].receiver), receiver >= 0,
        case .local(let local) = body.target(receiver),
        body.locals[Int(local)].parameter >= 0, case .member(let read) = body.target(i),
        pass.index[read].kind == .storedProperty || pass.index[read].kind == .computedProperty
      else { return false }
      return pass.index.owner(read) == model
    }
  }

  /// Whether a child observes the object that it holds, or reads nothing of it. Otherwise the updates of the parent may be
  /// what updates it, where it also gets a closure or a binding.
  private func updatesItself(_ child: TypeID, with property: MemberID) -> Bool {
    if pass.index[property].attributes.contains(where: { Wrappers.has(.observesObject, $0) }) { return true }
    // Only the update of the parent leads to the method that updates the platform view.
    if pass.index[child].traits.contains(.representable) { return false }
    guard let read = pass.index.dependencies(of: child).read(of: property) else { return true }
    if case .view = read.destination { return true }
    return !pass.index.storedProperties(of: child).contains { other in
      pass.index.holdsClosure(other) || pass.index[other].attributes.contains { $0 == .Binding }
    }
  }

  /// Whether the child could take the object from the environment: its initializer cannot, nor can one that others build
  /// as well. What the project takes as a closure may be hosted elsewhere, without this environment.
  private func mayInherit(_ use: PropertyUse, from view: TypeID) -> Bool {
    if case .view(let child, _, _) = use.destination {
      return pass.index[child].initializers.isEmpty
        && pass.index.callsOutsidePreviews(of: child, work: pass.work).allSatisfy {
          pass.index.owner($0.caller) == view
        }
    }
    // A screen that a link pushes has the environment of the stack, not that of the link.
    if isInLink(use) { return false }
    // A sheet is hosted elsewhere as well, on the first systems without the objects of the environment.
    if use.context == .presentation { return pass.targets.have(.iOS14) == true }
    let body = pass.index.body(of: use.site.member)
    // A view struct of the project shows its content in place, unless it hosts it elsewhere, which is rare.
    return !body.runs(in: pass.index).isGivenToProject(body.uses[use.site.use].closure, of: body) { type in
      pass.index[type].isViewLikeStruct && !pass.index[type].traits.contains(.representable)
    }
  }

  private func isInLink(_ use: PropertyUse) -> Bool {
    let node = pass.index.node(at: use.site)
    return node.ancestors.contains { link in
      guard link.kind == .call, link.calledName == .NavigationLink else { return false }
      if let destination = link.argument(.destination) { return destination.contains(node) }
      // The trailing closure of a link with a value is its label.
      return link.argument(.value) == nil && link.trailingClosures.first?.contains(node) ?? false
    }
  }

  /// Whether the view builds more than one view itself. Otherwise an evaluation costs next to nothing.
  private func buildsMore(_ view: TypeID) -> Bool {
    var count = 0
    for member in pass.index[view].members where pass.index[member].hasBody {
      let fact = pass.index[member]
      guard pass.index.isViewMember(fact, owner: view, file: pass.index.file(member)) else { continue }
      count += pass.index.viewTree(of: member).nodes.count { $0.kind == .element }
      if count > 1 { return true }
    }
    return false
  }
}
