// The declarations of the project and of the frameworks, as far as types depend on them: read from syntax and looked
// up by name. Those of the frameworks come from `Interfaces`.

import Frameworks
import Project
import Syntax

/// The tree of one file, which it keeps alive, and the text of its names.
final class DeclarationSource {
  let tree: Tree
  let names: NameText
  /// The number of the project's file; nil for a framework.
  let file: Int?

  init(tree: Tree, names: NameText, file: Int?) {
    self.tree = tree
    self.names = names
    self.file = file
  }

  func text(_ name: Name) -> String { names.text(of: name) }
}

/// The place of a written type, which determines the meaning of its names.
struct DeclarationContext {
  let source: DeclarationSource
  /// The innermost enclosing type; inside of an extension, the extended type.
  var type: Int?
  /// Generic parameters of the enclosing functions.
  var parameters: [String: Int] = [:]
}

final class TypeDeclaration {
  enum Kind { case `struct`, `class`, `enum`, `protocol`, alias }
  let number: Int
  let name: String
  let kind: Kind
  let parent: Int?
  let node: Node
  let context: DeclarationContext
  /// The numbers of its own generic parameters; for a protocol that of its `Self`.
  var parameters: [Int] = []
  var members: [String: [MemberDeclaration]] = [:]
  var nested: [String: [Int]] = [:]
  var associatedTypes: [String: Node] = [:]
  /// The inherited types and protocols, with the `where` clause of the extension that adds them.
  var inherited: [(written: Node, context: DeclarationContext, whereClause: Node?)] = []
  var whereClauses: [(Node, DeclarationContext)] = []
  /// Stored properties in the order of the source, for the memberwise initializer.
  var storedProperties: [MemberDeclaration] = []
  var hasOwnInitializer = false
  let isPrivate: Bool

  init(
    number: Int, name: String, kind: Kind, parent: Int?, node: Node, context: DeclarationContext, isPrivate: Bool
  ) {
    self.number = number
    self.name = name
    self.kind = kind
    self.parent = parent
    self.node = node
    self.context = context
    self.isPrivate = isPrivate
  }
}

final class MemberDeclaration {
  enum Kind { case property, function, initializer, enumCase, subscripted }
  let kind: Kind
  let name: String
  /// A `binding`, `functionDecl`, `initializerDecl`, `enumCaseElement` or `subscriptDecl`.
  let node: Node
  /// The node with the attributes and modifiers: the `variableDecl` of a `binding`.
  let declaration: Node
  let context: DeclarationContext
  let isStatic: Bool
  /// The `where` clause of the extension around it.
  let whereClause: Node?
  let isDisfavored: Bool

  init(
    kind: Kind, name: String, node: Node, declaration: Node, context: DeclarationContext, isStatic: Bool,
    whereClause: Node?
  ) {
    self.kind = kind
    self.name = name
    self.node = node
    self.declaration = declaration
    self.context = context
    self.isStatic = isStatic
    self.whereClause = whereClause
    isDisfavored = declaration.children.contains {
      $0.kind == .attribute && context.source.text($0.name) == "_disfavoredOverload"
    }
  }

  var owner: Int? { context.type }

  /// The block of a function or of a getter; nil if there is none.
  var body: Node? {
    if let block = node.child(.codeBlock) { return block }
    guard let accessors = node.child(.accessorBlock) else { return nil }
    return accessors.descendants.first { $0.kind == .accessor && $0.name == .get }?.child(.codeBlock)
  }

  /// All attributes; any of them may be a builder or a wrapper.
  var attributes: [Node] { declaration.attributes }
}

/// All declarations that a body can refer to.
final class Declarations {
  var types: [TypeDeclaration] = []
  var topLevel: [String: [Int]] = [:]
  var globals: [String: [MemberDeclaration]] = [:]
  /// Names of generic parameters, by number, and the protocols in their constraints.
  var parameterNames: [String] = []
  var bounds: [Int: [InferredType]] = [:]
  var memberOfNode: [NodePlace: MemberDeclaration] = [:]
  var signatures: [ObjectIdentifier: Signature] = [:]
  /// The protocols of each type, once computed.
  var protocolCache: [InferredType: [Int]] = [:]
  /// The aliases that are being applied, and the associated types that are being looked up: both may be cyclic.
  var applying: Set<Int> = []
  /// The number of aliases that the outermost one has led to. It doubles with each alias that mentions another one
  /// twice.
  var aliasSteps = 0
  var resolvingAssociated: Set<String> = []
  /// Infers the type of a property; set by the `Typing` that uses these declarations.
  var propertyType: ((MemberDeclaration, InferredType) -> InferredType?)?

  struct NodePlace: Hashable {
    let file: Int
    let node: UInt32
  }

  init(files: [SourceFile], names: NameText) {
    var extensions: [(Node, DeclarationContext)] = []
    for interface in Interfaces.all {
      let table = NameTable()
      let tree = Tree(parsing: SourceText(path: interface.name, bytes: Array(interface.text.utf8)), names: table)
      let source = DeclarationSource(tree: tree, names: NameText(table), file: nil)
      collect(tree.root, DeclarationContext(source: source), &extensions)
    }
    for file in files {
      let source = DeclarationSource(tree: file.tree, names: names, file: file.number)
      collect(file.tree.root, DeclarationContext(source: source), &extensions)
    }
    for (node, context) in extensions { attach(node, context) }
  }

  subscript(number: Int) -> TypeDeclaration { types[number] }

  func member(file: Int, node: UInt32) -> MemberDeclaration? {
    memberOfNode[NodePlace(file: file, node: node)]
  }

  /// The framework type with this name; nil if there is none.
  func framework(_ name: String) -> Int? {
    topLevel[name]?.first { types[$0].context.source.file == nil }
  }
}
