import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// Comparing the inputs of a view must cost less than evaluating its body.
public struct EquatableExpensiveComparison: TypeRule {
  public static let about = About(
    "equatable-expensive-comparison", .equality, .info, "Comparing a view walks through a collection or data",
    isOnByDefault: false,
    references: [.equatableView, .viewEquality],
    explanation: """
      `.equatable()` trades one cost for another: SwiftUI compares the view with its last value instead of \
      evaluating the body. That pays only if the comparison is cheap. An array of structs is compared element \
      by element and field by field, `Data` byte by byte, an attributed string run by run. Where nothing has \
      changed, which is the case that should be fast, the comparison reads all of it. Evaluating a body that \
      only shows a count would take less time.

      Pass the view what it shows, such as `count` or a summary. Or compare something small that changes with \
      the rest: an id with a version, or the date of the last change. Arrays that share their storage compare \
      fast, so collections that are created again matter most.

      Reported are large inputs of an `Equatable` view that its `==` compares as a whole, as the `==` of the \
      compiler does. Large are collections of structs or of collections, `Data`, images and attributed \
      strings. Comparisons of ten or more fields are reported as well, if they do not start with an id or a \
      version.

      Not reported: collections of plain numbers, inputs that `==` compares by their count or id, and small \
      structs. Comparisons that begin with a field in which most changes show are not reported, either.
      """)

  public static let bad = [
    Example(
      "all samples, for a count",
      """
      import SwiftUI

      struct Reading: Equatable {
        let time: Double
        let value: Double
      }

      struct Summary: View, Equatable {
        let readings: [Reading]
        var body: some View { Text("\\(readings.count) readings") }
      }
      """)
  ]
  public static let good = [
    Example(
      "what is shown",
      """
      import SwiftUI

      struct Summary: View, Equatable {
        let count: Int
        let title: String
        var body: some View { Text("\\(count) readings") }
      }
      """),
    Example(
      "a version that changes with the rest",
      """
      import SwiftUI

      struct Reading: Equatable {
        let time: Double
        let value: Double
      }

      struct Summary: View, Equatable {
        let version: Int
        let readings: [Reading]
        static func == (a: Self, b: Self) -> Bool { a.version == b.version }
        var body: some View { Text("\\(readings.count) readings") }
      }
      """),
  ]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ type: TypeEntry) {
    guard type.isViewStruct, pass.index.isEquatable(type.id),
      let place = type.declaration
    else { return }
    let equality = pass.index.writtenEquality(of: type.id)
    if let equality, equality.isOpaque || pass.index.file(equality.member) != pass.file.number { return }
    let compared = pass.index.inputs(of: type.id).filter { property in
      guard !pass.index.holdsClosure(property) else { return false }
      guard let equality else { return true }
      let mentions = equality.mentions(of: pass.index[property].name)
      return mentions.contains { $0.path.count == 1 }
    }
    let range = equality.map { pass.index[$0.member].nameRange } ?? pass.index[place].nameRange
    let name = pass.text(type.name)
    let heavy = compared.filter { walked(pass.index[$0].type, of: $0, 0) != nil }
    if let first = heavy.first, let what = walked(pass.index[first].type, of: first, 0) {
      let others =
        heavy.count == 1 ? "" : heavy.count == 2 ? " and one more input" : " and \(heavy.count - 1) more inputs"
      pass.report(
        range,
        "comparing `\(name)` reads \(what) of `\(pass.plainName(of: first))`\(others), which may cost more than "
          + "evaluating its body",
        help: "pass the view only what it shows, or compare an id and a version",
        notes: heavy.prefix(NoteLimit.places).map {
          pass.note("`\(pass.plainName(of: $0))` is compared", .cause, at: $0)
        })
    } else if compared.count >= Self.manyFields, !startsCheaply(compared, equality) {
      pass.report(
        range,
        "comparing `\(name)` reads \(compared.count) fields, which may cost more than evaluating its body",
        help: "compare an id or a version first, or pass the view fewer inputs",
        notes: compared.prefix(NoteLimit.places).map {
          pass.note("`\(pass.plainName(of: $0))` is compared", .cause, at: $0)
        })
    }
  }

  /// How many fields take as long to compare as a small body to evaluate.
  private static let manyFields = 10

  /// What a comparison reads, in words; nil if it is cheap.
  private func walked(_ type: WrittenType, of property: MemberID, _ depth: Int) -> String? {
    guard depth < FollowLimit.parts else { return nil }
    switch type {
    case .optional(let inner): return walked(inner, of: property, depth + 1)
    case .array(let element): return isLarge(element, of: property) ? "all elements" : nil
    case .dictionary(_, let value): return isLarge(value, of: property) ? "all values" : nil
    case .named(let name, let arguments, _):
      switch name.known {
      case .Data, .NSData: return "all bytes"
      case .AttributedString, .NSAttributedString: return "all runs"
      case .UIImage, .NSImage, .CGImage, .CIImage: return "the image"
      case .Array, .Set, .ArraySlice, .IdentifiedArrayOf, .OrderedSet:
        return arguments.first.map { isLarge($0, of: property) } ?? false ? "all elements" : nil
      default: return nil
      }
    default: return nil
    }
  }

  /// Whether comparing an element costs more than comparing a number: a struct of the project, a collection, data.
  private func isLarge(_ element: WrittenType, of property: MemberID) -> Bool {
    switch element {
    case .array, .dictionary, .tuple: return true
    case .optional(let inner): return isLarge(inner, of: property)
    case .named(let name, _, _):
      if walked(element, of: property, 0) != nil { return true }
      let scope = pass.index.owner(property)
      guard let type = pass.index.resolveType(name, file: pass.index.file(property), scope: scope) else {
        return false
      }
      return pass.index[type].kind == .struct
    default: return false
    }
  }

  /// Whether the first field that is compared is one in which most changes show.
  private func startsCheaply(_ compared: [MemberID], _ equality: WrittenEquality?) -> Bool {
    let first = equality?.mentions.first?.path.first ?? compared.first.map { pass.index[$0].name }
    guard let first else { return false }
    let name = pass.text(first).lowercased()
    return ["id", "identifier", "uuid", "version", "revision", "hash", "etag", "updatedat", "modified", "timestamp"]
      .contains { name == $0 || name.hasSuffix($0) }
  }
}
