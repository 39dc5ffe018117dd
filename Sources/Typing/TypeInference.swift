// The type that the compiler infers for a body, such as
// `_ConditionalContent<ModifiedContent<Rectangle, _FrameLayout>, Rectangle>`.
//
// Found the way the compiler finds it, from declarations: of the project, from the syntax of its files,
// and of the frameworks, from `Interfaces`. It needs of the rest of this room only which members have a
// body worth asking about. What cannot be told is `_`; nothing is guessed.

import Project
import Syntax

/// The type of one body.
public struct BodyType: Sendable, Hashable {
  /// As `type(of:)` prints it, without the names of modules. Parts that are not known are `_`.
  public let text: String
  /// Nothing in it is unknown.
  public let isComplete: Bool
}

/// Infers the types of bodies. Keeps what it has found; for one thread at a time, with a stack for
/// deeply nested code.
public final class TypeInference {
  private let index: Index
  private let declarations: Declarations
  private let typing: Typing

  public init(index: Index) {
    self.index = index
    declarations = Declarations(files: index.files, names: index.names)
    typing = Typing(declarations: declarations)
  }

  /// The type of what a property or function gives: for `some View` the type behind it.
  public func bodyType(of id: MemberID) -> BodyType {
    guard let member = declarations.member(file: index.file(id), node: index.node(id).number) else {
      return BodyType(text: "_", isComplete: false)
    }
    typing.work = 0
    let type = type(of: member)
    return BodyType(text: declarations.text(of: type), isComplete: type.isKnown)
  }

  private func type(of member: MemberDeclaration) -> InferredType {
    let signature = declarations.signature(member)
    guard signature.isOpaque || signature.result == .unknown else { return declarations.normalized(signature.result) }
    return typing.opaqueResult(member, [:], selfType: member.owner.map { declarations.selfType(of: $0) })
  }
}

extension Declarations {
  /// The type as `type(of:)` prints it, without modules.
  func text(of type: InferredType) -> String {
    switch type {
    case .nominal(let number, let arguments): return name(of: number, arguments[...])
    case .tuple(let elements):
      let parts = elements.map { ($0.label.isEmpty ? "" : $0.label + ": ") + text(of: $0.type) }
      return "(" + parts.joined(separator: ", ") + ")"
    case .function(let parameters, let result):
      return "(" + parameters.map { text(of: $0) }.joined(separator: ", ") + ") -> " + text(of: result)
    case .metatype(let inner): return text(of: inner) + ".Type"
    case .existential(let numbers):
      return numbers.isEmpty ? "Any" : numbers.map { self[$0].name }.joined(separator: " & ")
    case .parameter(let number): return parameterNames[number]
    case .expansion(let inner): return "repeat " + text(of: inner)
    case .variable, .dependent, .unknown: return "_"
    }
  }

  /// Arguments stand behind the component of the name that declares their parameters.
  private func name(of number: Int, _ arguments: ArraySlice<InferredType>) -> String {
    let type = self[number]
    let own = arguments.suffix(type.parameters.count)
    var text = type.name
    if !own.isEmpty { text += "<" + own.map { self.text(of: $0) }.joined(separator: ", ") + ">" }
    guard let parent = type.parent else { return text }
    return name(of: parent, arguments.dropLast(own.count)) + "." + text
  }
}
