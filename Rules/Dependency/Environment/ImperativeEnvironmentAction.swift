import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A large view that declares an environment value which only one of its controls uses.
public struct ImperativeEnvironmentAction: MemberRule {
  public static let about = About(
    "imperative-environment-action", .dependency, .info,
    "A large view depends on an environment value that only its actions use", isOnByDefault: false,
    yieldsTo: ["unused-environment-value"],
    options: [
      RuleOption("view_expressions", 15, "view expressions of a view that may ask for an action")
    ],
    references: [.environmentValues, .discoverObservation],
    explanation: """
      `@Environment(\\.dismiss)` makes the view depend on the value, whether `body` reads it or not. \
      `dismiss`, `presentationMode`, `openWindow`, `editMode` and `isSearching` change with what is presented, \
      focused or pushed around the view. SwiftUI cannot compare them well, so it evaluates the view when a \
      sheet opens above it or a screen is pushed. That is cheap for a button. A screen with many views is \
      evaluated as a whole, only because one of its actions calls `dismiss()`.

      Move the button and its action into a small view that declares the value.

      Not reported:

      - views with up to fifteen view expressions
      - values that `body` reads
      - values that are passed to other views
      """)

  public static let bad = [
    Example(
      "the whole form is evaluated for one button",
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
      "a small view declares the value",
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
      pass.index[owner].isViewStruct,
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
      "`@Environment(\\.\(pass.text(key)))` is used only in actions, but can evaluate the \(size) views of "
        + "`\(name)` when something is presented",
      help: "move the property and the control that uses it into a small view",
      notes: uses.prefix(NoteLimit.examples).map { pass.note("used here, outside of an update", at: $0.site) })
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
