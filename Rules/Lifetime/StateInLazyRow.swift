import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// What a row of a lazy container keeps, it keeps too long or not long enough.
public struct StateInLazyRow: TypeRule {
  public static let about = About(
    "state-in-lazy-row", .lifetime, .info, "A row of a lazy container keeps state of its own",
    references: [.lazyStacks, .dataEssentials],
    explanation: """
      A `List`, a lazy stack or a lazy grid makes a row as it comes into sight. What becomes of its \
      `@State` once it has scrolled away depends on the system: up to iOS 26 it is kept for as long as the \
      container lives, for every row that was ever seen; from iOS 27 on it is dropped a few screens later, \
      whatever SDK the app was built with. A draft, an expanded section, a loaded result is then gone when \
      the row comes back, and loaded again.

      Keep what should outlive scrolling where the elements are: in the model, in a dictionary by id that \
      the parent owns, in the element itself.

      The rule is silent unless a `Package.swift` above the file says that the code runs on iOS. Left \
      alone: flags for pressing, hovering, focus, animation and presentation, `@GestureState`, \
      `@FocusState`, `@Namespace`, rows of stacks that are not lazy, rows of a few constant elements, \
      images and data (they are too heavy for rows in any case).
      """)

  public static let bad = [
    Example("Package.swift: platforms: [.iOS(.v17)]", """
      import SwiftUI

      // In the manifest beside.
      let package = Package(name: "Notes", platforms: [.iOS("17.0")])

      struct NoteRow: View {
        let title: String
        @State private var draft = ""
        var body: some View { TextField(title, text: $draft) }
      }

      struct NoteList: View {
        let titles: [String]
        var body: some View {
          List(titles, id: \\.self) { NoteRow(title: $0) }
        }
      }
      """)
  ]
  public static let good = [
    Example("kept by the parent", """
      import SwiftUI

      struct Note: Identifiable {
        let id: Int
        var draft = ""
      }

      struct NoteRow: View {
        @Binding var draft: String
        @State private var isPressed = false
        var body: some View { TextField("Note", text: $draft).opacity(isPressed ? 0.5 : 1) }
      }

      struct NoteList: View {
        @Binding var notes: [Note]
        var body: some View {
          List($notes) { $note in
            NoteRow(draft: $note.draft)
          }
        }
      }
      """)
  ]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ type: TypeEntry) {
    guard type.kind == .struct, type.traits.contains(.view), !type.storedProperties.isEmpty,
      pass.targets.releases[.iOS] != nil
    else { return }
    let kept = pass.index.storedProperties(of: type.id).filter {
      isKept($0) && !isPresentation($0, of: type) && !isGiven($0, to: type)
    }
    // What stands deeper in a row keeps little that anybody would miss: caches, phases of an animation.
    guard let first = kept.first, pass.index.file(first) == pass.file.number,
      let row = pass.index.lazyRow(of: type.id, work: pass.work, ofConstantData: false),
      row.view == type.id, !pass.isExcluded(row.site)
    else { return }
    let names = kept.prefix(3).map { "`\(pass.plainName(of: $0))`" }.joined(separator: ", ")
    pass.report(
      pass.index[first].nameRange,
      "`\(pass.text(type.name))` is a row of a lazy container and keeps \(names)"
        + (kept.count > 3 ? " and \(kept.count - 3) more" : "")
        + ": from iOS 27 on that is dropped when the row has scrolled away, before it is never freed",
      help: "keep it where the elements are: in the model, or by id in the parent",
      notes: [pass.note("rows are built here", at: row.site)])
  }

  /// Is it what a sheet or an alert of the row shows: `.sheet(item: $chosen)`?
  private func isPresentation(_ property: MemberID, of type: TypeEntry) -> Bool {
    let projection = "$" + pass.plainName(of: property)
    return type.members.contains { member in
      guard pass.index[member].hasBody, pass.index[member].kind != .initializer else { return false }
      let body = pass.index.body(of: member)
      return body.uses.enumerated().contains { i, use in
        use.isCall && use.kind == .member && body.labels(of: use).contains(Name(.item))
          && body.node(i).argument(.item)?.text == projection
      }
    }
  }

  /// Does an initializer take the object over from the parent, which keeps it then?
  private func isGiven(_ property: MemberID, to type: TypeEntry) -> Bool {
    guard pass.index[property].attributes.contains(where: { $0 == .StateObject }) else { return false }
    return type.initializers.contains { initializer in
      pass.index.assignments(in: initializer).contains { assignment in
        guard assignment.property == property, let value = assignment.value else { return false }
        return pass.index[initializer].parameters.contains { value.isReference(to: $0.name) }
      }
    }
  }

  private func isKept(_ property: MemberID) -> Bool {
    let fact = pass.index[property]
    guard !fact.isStatic, fact.attributes.contains(where: { $0 == .State || $0 == .StateObject }) else {
      return false
    }
    // `shared` outlives every row.
    if case .member = fact.initial { return false }
    switch fact.type.name.known {
    case .UIImage, .NSImage, .Image, .Data, .AVPlayer: return false
    default: break
    }
    return !pass.isTransient(fact)
  }
}
