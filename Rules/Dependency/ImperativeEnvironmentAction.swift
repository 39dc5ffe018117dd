import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A large view that asks the environment for something that only one of its buttons needs.
public struct ImperativeEnvironmentAction: MemberRule {
  public static let about = About(
    "imperative-environment-action", .dependency, .info,
    "A large view depends on an environment action for the sake of a button", isOnByDefault: false,
    yieldsTo: ["unused-environment-value"],
    options: [
      RuleOption("view_expressions", 15, "view expressions of a view that may ask for an action")
    ],
    references: [.environmentValues, .discoverObservation],
    explanation: """
      `@Environment(\\.dismiss)` makes the view depend on the value, whether `body` reads it or not. \
      `dismiss`, `presentationMode`, `openWindow`, `editMode` and `isSearching` change with what is \
      presented, focused or pushed around the view, and they cannot be compared well: SwiftUI evaluates the \
      view again when a sheet opens above it or a screen is pushed. For a button that is nothing. For a \
      screen of many views it is an evaluation of all of them, only because one of its actions calls \
      `dismiss()`.

      Put the button with its action into a small view of its own that asks for the value.

      Left alone: views of up to fifteen view expressions, values that `body` reads, values that are handed \
      on to other views.
      """)

  public static let bad = [
    Example(
      "the whole form for one button",
      """
      import SwiftUI

      struct Profile: View {
        @Environment(\\.dismiss) private var dismiss
        @State private var name = ""
        var body: some View {
          Form {
            Section("Name") {
              TextField("First", text: $name)
              TextField("Last", text: $name)
              TextField("Nick", text: $name)
            }
            Section("Address") {
              TextField("Street", text: $name)
              TextField("Number", text: $name)
              TextField("City", text: $name)
              TextField("Country", text: $name)
            }
            Section("Contact") {
              TextField("Mail", text: $name)
              TextField("Phone", text: $name)
              TextField("Web", text: $name)
              Text("Public")
            }
            Button("Save") { dismiss() }
          }
        }
      }
      """)
  ]
  public static let good = [
    Example(
      "a small view asks",
      """
      import SwiftUI

      struct SaveButton: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View { Button("Save") { dismiss() } }
      }

      struct Profile: View {
        @State private var name = ""
        var body: some View {
          Form {
            TextField("Name", text: $name)
            SaveButton()
          }
        }
      }
      """)
  ]

  public static let memberKinds: [MemberFact.Kind] = [.storedProperty]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ member: MemberID, _ fact: MemberFact) {
    guard !fact.isStatic, fact.attributes.count == 1,
      fact.attributes[0] == .Environment, let owner = pass.index.owner(member),
      pass.index[owner].kind == .struct, pass.index[owner].traits.contains(.view),
      let key = pass.environmentKey(of: member), changesWithPresentations(key)
    else { return }
    let uses = pass.index.dependencies(of: owner).uses(of: member)
    guard !uses.isEmpty, uses.allSatisfy({ $0.context == .later && $0.destination == nil }),
      pass.index.areCertainlyLater(uses)
    else { return }
    let size = size(of: owner)
    guard size > pass.number("view_expressions") else { return }
    let name = pass.plainName(of: owner)
    pass.report(
      fact.nameRange,
      "`@Environment(\\.\(pass.text(key)))` is used in actions only, yet it can evaluate `\(name)` "
        + "with its \(size) views again when something is presented",
      help: "put the control that calls it into a small view of its own, which asks for the value",
      notes: uses.prefix(2).map {
        pass.note("used here, which is no part of an update", at: $0.site)
      })
  }

  private func changesWithPresentations(_ key: Name) -> Bool {
    switch key.known {
    case .dismiss, .presentationMode, .openWindow, .editMode, .isSearching: true
    default: false
    }
  }

  /// The view expressions that an evaluation goes through: those of `body` and of the helpers that it runs.
  private func size(of view: TypeID) -> Int {
    var count = 0
    for member in pass.index[view].members {
      let fact = pass.index[member]
      guard fact.hasBody, !fact.isStatic,
        pass.index.isViewMember(fact, owner: view, file: pass.index.file(member)),
        fact.name == .body || !pass.work.callers(of: member).isEmpty
      else { continue }
      count += pass.index.viewTree(of: member).evaluatedViews(ofHelpers: false)
    }
    return count
  }
}
