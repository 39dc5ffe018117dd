import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// SwiftUI asks a representable for its platform view once; later values reach that view only in the update method.
public struct RepresentableIgnoresInput: TypeRule {
  public static let about = About(
    "representable-ignores-input", .lifetime, .info, "A platform view keeps the first value of an input",
    isOnByDefault: false,
    references: [.representable, .dataEssentials],
    explanation: """
      SwiftUI calls `makeUIView(context:)` once for the identity of a representable. When the parent passes another \
      value, SwiftUI calls `updateUIView(_:context:)` with the view that is on screen. An input that only the first \
      method uses has no effect any more: the view keeps showing the old text, color or address.

      Apply the input in the update method as well. Compare it with what the view shows if setting it is expensive or \
      resets something. If another value means another view, give the representable an `.id(…)` where it is built.

      SameView reports an input where it sees both ends: the method that makes the view uses it, nothing that the update \
      method calls does, and some view passes a value that is known to change.

      Not reported:

      - inputs with a property wrapper, objects and closures
      - inputs that the coordinator or other code reads, or an update method that passes `self` to other code
      - representables that are only shown in sheets, destinations and rows of their own, or below `id(_:)`
      - inputs named `initial…`, and those that the first method uses under a condition
      - changes that are rare, such as those of a system setting
      - by default, arguments of a `UIActivityViewController` and the like, which take them only once
      """)

  public static let claimsAbsence = true
  public static let bad = [
    Example(
      "the label keeps the first title",
      """
      import SwiftUI
      import UIKit

      struct Heading: UIViewRepresentable {
        let title: String

        func makeUIView(context: Context) -> UILabel {
          let label = UILabel()
          label.text = title
          return label
        }
        func updateUIView(_ label: UILabel, context: Context) {}
      }

      struct Page: View {
        @State private var title = ""
        var body: some View {
          TextField("Title", text: $title)
          Heading(title: title)
        }
      }
      """)
  ]
  public static let good = [
    Example(
      "the update applies it",
      """
      import SwiftUI
      import UIKit

      struct Heading: UIViewRepresentable {
        let title: String

        func makeUIView(context: Context) -> UILabel { UILabel() }
        func updateUIView(_ label: UILabel, context: Context) { label.text = title }
      }

      struct Page: View {
        @State private var title = ""
        var body: some View {
          TextField("Title", text: $title)
          Heading(title: title)
        }
      }
      """),
    Example(
      "another value is another view",
      """
      import SwiftUI
      import UIKit

      struct Heading: UIViewRepresentable {
        let title: String

        func makeUIView(context: Context) -> UILabel {
          let label = UILabel()
          label.text = title
          return label
        }
        func updateUIView(_ label: UILabel, context: Context) {}
      }

      struct Page: View {
        @State private var title = ""
        var body: some View {
          TextField("Title", text: $title)
          Heading(title: title).id(title)
        }
      }
      """),
  ]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ type: TypeEntry) {
    guard type.kind == .struct, type.traits.contains(.representable) else { return }
    let code = type.members.filter { pass.index[$0].kind == .function && pass.index[$0].hasBody }
    let updates = code.filter {
      let name = pass.index[$0].name
      return name != .sizeThatFits && Conformances.isUpdateMember(name, of: type.traits)
    }
    guard let update = updates.first, let maker = code.first(where: { Conformances.isMaker(pass.index[$0].name) })
    else { return }
    let made = Reads(inEachRunOf: maker, of: type.id, in: pass.index)
    let inputs = made.sites.keys.filter { isInput($0, of: type.id) }
    guard !inputs.isEmpty else { return }
    let updated = Reads(from: updates, of: type.id, in: pass.index)
    if updated.passesSelf { return }
    let ignored = inputs.filter {
      !updated.mayRead($0, in: pass.index) && !isReadElsewhere($0, of: type.id)
        && (pass.isStrict || !isFixedAtConstruction(made.sites[$0]))
    }
    guard !ignored.isEmpty else { return }
    for (input, call) in pass.lastingCalls(of: type.id, storingIn: Set(ignored)) {
      report(input, used: made.sites[input], in: maker, update, call)
    }
  }

  /// Whether the parent sets the property to a value of its own choice.
  private func isInput(_ property: MemberID, of view: TypeID) -> Bool {
    let fact = pass.index[property]
    return !fact.isStatic && !fact.isLazy && fact.attributes.isEmpty && !fact.type.isFunction
      && !pass.isNamedInitial(fact.name)
      && pass.index.isKnownValue(fact.type, file: pass.index.file(property), scope: view)
  }

  /// `UIActivityViewController(activityItems: items)`: controllers of the system take some values only once, and mostly are
  /// presented for them.
  private func isFixedAtConstruction(_ site: UseSite?) -> Bool {
    guard let site, let call = pass.index.node(at: site).ancestor(where: { $0.kind == .call || $0.kind == .codeBlock }),
      call.kind == .call
    else { return false }
    if case .construction(let type) = pass.index.target(of: call, in: pass.index.body(of: site.member)),
      pass.index[type].isProjectType
    {
      return false
    }
    return pass.text(call.calledName).hasSuffix("ViewController")
  }

  /// Whether the coordinator, or who else has a value of the type, reads the property.
  private func isReadElsewhere(_ property: MemberID, of view: TypeID) -> Bool {
    pass.index.uses(named: pass.index[property].name).uses(of: property).contains { site in
      pass.index.owner(site.member) != view && !pass.index.isPreviewCode(site.member)
        && !pass.index.body(of: site.member).uses[site.use].isWritten
    }
  }

  /// What members of a type read of its stored properties, also through other members of the type.
  private struct Reads {
    /// By property: the first place that reads it.
    private(set) var sites: [MemberID: UseSite] = [:]
    /// The names of what is read of values of unknown types.
    private var unresolved: Set<Name> = []
    /// Whether other code gets the whole value: `context.coordinator.parent = self`, `configure(view, with: self)`.
    private(set) var passesSelf = false

    init(from members: [MemberID], of type: TypeID, in index: Index) {
      self.init(from: members, of: type, in: index, onlyEachRun: false)
    }

    /// What every run reads: what stands under a condition may not concern the values that callers change.
    init(inEachRunOf member: MemberID, of type: TypeID, in index: Index) {
      self.init(from: [member], of: type, in: index, onlyEachRun: true)
    }

    private init(from members: [MemberID], of type: TypeID, in index: Index, onlyEachRun: Bool) {
      var seen = Set(members)
      var open = members
      while let member = open.popLast() {
        let body = index.body(of: member)
        for (i, use) in body.uses.enumerated() {
          if use.name == .`self`, use.kind == .identifier, body.node(i).parent?.kind != .memberAccess {
            passesSelf = true
          }
          switch body.target(i) {
          case .member(let id) where index.owner(id) == type:
            let site = UseSite(member: member, use: i)
            if onlyEachRun, !index.conditions(along: [site]).isEmpty { continue }
            if index[id].kind == .storedProperty {
              if !use.isWritten, sites[id] == nil { sites[id] = site }
            } else if index[id].hasBody, seen.insert(id).inserted {
              open.append(id)
            }
          case .unknown, .framework(receiver: .none, isStatic: false): unresolved.insert(use.name)
          default: continue
          }
        }
      }
    }

    func mayRead(_ property: MemberID, in index: Index) -> Bool {
      sites[property] != nil || unresolved.contains(index[property].name)
    }
  }

  private func report(
    _ input: MemberID, used: UseSite?, in maker: MemberID, _ update: MemberID, _ call: PassedInput
  ) {
    let name = pass.plainName(of: input)
    let (makerName, updateName) = (pass.plainName(of: maker), pass.plainName(of: update))
    var notes = [
      pass.note(
        "\(pass.quoted(call.value, or: "a value")), which changes, is passed as `\(name)` here", .change, at: call.site),
      pass.note("`\(updateName)` does not use `\(name)`", .cause, at: update),
    ]
    if let used { notes.insert(pass.note("`\(makerName)` uses `\(name)` here", .loss, at: used), at: 0) }
    pass.report(
      pass.index[input].nameRange,
      "`\(makerName)` uses `\(name)`, but `\(updateName)` does not, so later values of `\(name)` have no effect",
      help: "apply `\(name)` in `\(updateName)` as well", notes: notes)
  }
}
