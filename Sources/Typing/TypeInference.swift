// The type that the compiler infers for a body, such as `_ConditionalContent<ModifiedContent<Rectangle,
// _FrameLayout>, Rectangle>`.
//
// It is inferred from declarations, as in the compiler: those of the project come from the syntax of its files, those
// of the frameworks from `Interfaces`. Unknown parts are `_`; nothing is guessed.

import Project
import Syntax

/// The type of one body.
public struct BodyType: Sendable, Hashable {
  /// The type as `type(of:)` prints it, without the names of modules. Unknown parts are `_`.
  public let text: String
  /// Whether all parts are known.
  public let isComplete: Bool
}

/// Infers the types of bodies, and caches results. One thread may use it at a time, with a stack for deeply nested
/// code. It keeps the trees of all files alive.
public final class TypeInference {
  private let index: Index
  private let declarations: Declarations
  private let typing: Typing

  /// Reads the declarations of all files of the index, in linear time, and parses files again whose trees were given
  /// up.
  public init(index: Index) {
    self.index = index
    declarations = Declarations(files: index.files, names: index.names)
    typing = Typing(declarations: declarations)
  }

  /// The type of a property or of a function's result: for `some View` the underlying type. `_` if no declaration is
  /// found. Results are cached.
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

  /// Arguments follow the component of the name that declares their parameters.
  private func name(of number: Int, _ arguments: ArraySlice<InferredType>) -> String {
    let type = self[number]
    let own = arguments.suffix(type.parameters.count)
    var text = type.name
    if !own.isEmpty { text += "<" + own.map { self.text(of: $0) }.joined(separator: ", ") + ">" }
    guard let parent = type.parent else { return text }
    return name(of: parent, arguments.dropLast(own.count)) + "." + text
  }
}
