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

      Left alone:

      - objects, and properties that are seldom written
      - `@ObservationIgnored` properties
      - types whose conformances are not known
      """)

  public static let bad = [
    Example("each tick updates views, although the value is mostly the same", """
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
    Example("compared", """
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
      // One type that lacks `==` is one defect, however many properties hold it.
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
    var notes = [pass.note("written here", at: write.site)]
    if let call = write.call { notes.append(pass.note("called from here", at: call)) }
    notes.append(Note(write.source.words, at: write.source.place))
    notes += properties.dropFirst().prefix(3).map { pass.note("the same goes for this one", at: $0) }
    notes += [pass.note("not `Equatable`", at: type)].compactMap { $0 }
    pass.report(
      pass.index[properties[0]].nameRange,
      "`\(typeName)` is not `Equatable`: every write of `\(name)` counts as a change, and it is written "
        + write.source.phrase,
      help: "make `\(typeName)` `Equatable`, so that equal values are not announced", notes: notes)
  }

  /// Is it a struct or enum of which `==` is certainly missing?
  private func cannotBeCompared(_ type: TypeID) -> Bool {
    let entry = pass.index[type]
    guard !pass.index.isEquatable(type), entry.attributes.isEmpty,
      // What a protocol of another module refines is not known.
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

  /// A protocol that says nothing of `==`.
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
    // A view that is told of something writes it too.
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
          ? source("with each element of a stream", "for each element of it", first)
          : source("each time round a loop", "the loop", first)
      case .call:
        guard node.ancestors.contains(where: { $0.kind == .closure && ancestor.contains($0) }),
          !(ancestor.callee?.contains(node) ?? false)
        else { continue }
        switch ancestor.calledName.known {
        case .sink, .onReceive:
          return source("with each value of a publisher", "called with each value", ancestor.calledNameRange)
        case .scheduledTimer:
          let repeats = ancestor.arguments.first { pass.text($0.name) == "repeats" }
          guard repeats?.value?.text == "true" else { continue }
          return source("with each tick of a timer", "called with each tick", ancestor.calledNameRange)
        case .addPeriodicTimeObserver:
          return source("with each tick of a timer", "called with each tick", ancestor.calledNameRange)
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
