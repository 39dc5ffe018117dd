import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A write of a value that cannot be compared always counts as a change.
public struct ObservableNonequatableProperty: TypeRule {
  public static let about = About(
    "observable-nonequatable-property", .dependency, .info,
    "A property that is written repeatedly is not `Equatable`", isOnByDefault: false,
    references: [.discoverObservation, .managingModelData],
    explanation: """
      Since the toolchains of 2025, the setter of a property in an `@Observable` class compares the new value \
      with the old one. If they are equal, it does not update views. It can compare `Equatable` types, and \
      objects by identity. For any other struct or enum it has to assume a change. Each write then evaluates \
      all views that read the property, even if a timer, a stream or a loop writes the same value repeatedly.

      Make the type `Equatable`. The compiler synthesizes `==` if all its properties are `Equatable`.

      Reported where the property is written in a loop, or by code that handles a publisher, a stream or a \
      timer. A function of the class that such code calls counts too.

      Not reported:

      - objects, and properties that are seldom written
      - `@ObservationIgnored` properties
      - types whose conformances are not known
      """)

  public static let bad = [
    Example(
      "each tick updates views, although the value is mostly the same",
      """
      import SwiftUI

      struct Signal { var bars = 0; var network = "" }

      @Observable final class Radio {
        var signal = Signal()
        private var timer: Timer?
        func start() {
          timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            self?.signal = Signal(bars: 3, network: "5G")
          }
        }
      }
      """)
  ]
  public static let good = [
    Example(
      "compared",
      """
      import SwiftUI

      struct Signal: Equatable { var bars = 0; var network = "" }

      @Observable final class Radio {
        var signal = Signal()
        private var timer: Timer?
        func start() {
          timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            self?.signal = Signal(bars: 3, network: "5G")
          }
        }
      }
      """)
  ]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ model: TypeEntry) {
    guard model.kind == .class, model.traits.contains(.observable) else { return }
    var found: [(type: TypeID, properties: [MemberID], write: Write)] = []
    for property in model.storedProperties {
      let fact = pass.index[property]
      guard !fact.isLet, !fact.isStatic, !fact.isLazy, fact.attributes.isEmpty,
        let type = pass.index.heldType(of: property), pass.index[type].isProjectType,
        cannotBeCompared(type), let write = repeatedWrite(of: property, fact, in: model.id)
      else { continue }
      // A type without `==` is one defect, however many properties hold it.
      if let known = found.firstIndex(where: { $0.type == type }) {
        found[known].properties.append(property)
      } else {
        found.append((type, [property], write))
      }
    }
    for (type, properties, write) in found { report(type, properties, write) }
  }

  private func report(_ type: TypeID, _ properties: [MemberID], _ write: Write) {
    let (name, typeName) = (pass.text(pass.index[properties[0]].name), pass.plainName(of: type))
    var notes = [pass.note("written here", .change, at: write.site)]
    if let call = write.call { notes.append(pass.note("called from here", .path, at: call)) }
    notes.append(Note(write.source.words, .cause, at: write.source.place))
    notes += properties.dropFirst().prefix(NoteLimit.places).map {
      pass.note("this property has the same type", at: $0)
    }
    notes += [pass.note("`\(typeName)` is not `Equatable`", .cause, at: type)].compactMap { $0 }
    pass.report(
      pass.index[properties[0]].nameRange,
      "a write of `\(name)` \(write.source.phrase) always counts as a change, because `\(typeName)` is not "
        + "`Equatable`",
      help: "make `\(typeName)` `Equatable`, so that a write of an equal value has no effect", notes: notes)
  }

  /// Whether it is a struct or enum that certainly has no `==`.
  private func cannotBeCompared(_ type: TypeID) -> Bool {
    let entry = pass.index[type]
    guard !pass.index.isEquatable(type), entry.attributes.isEmpty,
      // A protocol of another module may refine `Equatable`.
      entry.conformances.allSatisfy({ isHarmless($0) || pass.index.declaresType(named: $0) })
    else { return false }
    switch entry.kind {
    case .struct: return true
    // Cases without payloads are `Equatable` by themselves.
    case .enum:
      return entry.members.contains { pass.index[$0].kind == .enumCase && !pass.index[$0].parameters.isEmpty }
    default: return false
    }
  }

  /// Whether a protocol does not require `==`.
  private func isHarmless(_ conformance: Name) -> Bool {
    switch conformance.known {
    case .Codable, .Decodable, .Encodable, .Sendable, .Identifiable, .Error, .CaseIterable: true
    default: false
    }
  }

  // MARK: Writes

  private struct Source {
    let phrase: String
    let words: String
    let place: Location
  }

  private struct Write {
    let site: UseSite
    let call: UseSite?
    let source: Source
  }

  private func repeatedWrite(of property: MemberID, _ fact: MemberFact, in model: TypeID) -> Write? {
    let index = pass.index
    for member in index[model].members where index[member].hasBody && index[member].kind == .function {
      let body = index.body(of: member)
      for (i, use) in body.uses.enumerated() where use.isWritten && use.name == fact.name {
        guard body.target(i) == .member(property) else { continue }
        let site = UseSite(member: member, use: i)
        if let source = repetition(around: body.node(i), of: member) {
          return Write(site: site, call: nil, source: source)
        }
        guard use.closure < 0 else { continue }
        if let (call, source) = repeatedCall(of: member, in: model) {
          return Write(site: site, call: call, source: source)
        }
      }
    }
    // A view that handles events writes it too.
    for site in pass.work.writes(of: property) where index.owner(site.member) != model && !pass.isExcluded(site) {
      if let source = repetition(around: index.node(at: site), of: site.member) {
        return Write(site: site, call: nil, source: source)
      }
    }
    return nil
  }

  /// Where the class itself calls one of its functions again and again.
  private func repeatedCall(of function: MemberID, in model: TypeID) -> (UseSite, Source)? {
    let index = pass.index
    let name = index[function].name
    for member in index[model].members where index[member].hasBody && member != function {
      let body = index.body(of: member)
      for (i, use) in body.uses.enumerated() where use.isCall && use.name == name {
        guard body.target(i) == .member(function),
          let source = repetition(around: body.node(i), of: member)
        else { continue }
        return (UseSite(member: member, use: i), source)
      }
    }
    return nil
  }

  /// The loop, or the closure that is called again and again, in which the node stands.
  private func repetition(around node: Node, of member: MemberID) -> Source? {
    func source(_ phrase: String, _ words: String, _ range: Range<Int>) -> Source {
      Source(phrase: phrase, words: words, place: Location(range, inFile: pass.index.file(member)))
    }
    for ancestor in node.ancestors {
      switch ancestor.kind {
      case .forStmt, .whileStmt, .repeatStmt:
        let first = ancestor.tokenRange(ancestor.firstToken)
        return ancestor.isAsyncLoop
          ? source("for each element of a stream", "runs for each element", first)
          : source("in a loop", "runs in this loop", first)
      case .call:
        guard node.ancestors.contains(where: { $0.kind == .closure && ancestor.contains($0) }),
          !(ancestor.callee?.contains(node) ?? false)
        else { continue }
        switch ancestor.calledName.known {
        case .sink, .onReceive:
          return source("for each value of a publisher", "runs for each value", ancestor.calledNameRange)
        case .scheduledTimer:
          let repeats = ancestor.arguments.first { pass.text($0.name) == "repeats" }
          guard repeats?.value?.text == "true" else { continue }
          return source("on each tick of a timer", "runs on each tick", ancestor.calledNameRange)
        case .addPeriodicTimeObserver:
          return source("on each tick of a timer", "runs on each tick", ancestor.calledNameRange)
        default: continue
        }
      case .functionDecl, .initializerDecl, .binding:
        if ancestor.number == pass.index.node(member).number { return nil }
      default: continue
      }
    }
    return nil
  }
}
