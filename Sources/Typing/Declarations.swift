// What the project and the frameworks declare, as far as types are concerned: read from syntax, looked
// up by name. The frameworks' part comes from `Interfaces`, in which their declarations stand as Swift.

import Frameworks
import Project
import Syntax

/// The tree of one file with the text of its names.
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

/// Where a type is written: decides what its names mean.
struct DeclarationContext {
  let source: DeclarationSource
  /// The innermost type around, which an extension extends.
  var type: Int?
  /// Generic parameters of the functions around.
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
  /// Numbers of its own generic parameters; a protocol has its `Self`.
  var parameters: [Int] = []
  var members: [String: [MemberDeclaration]] = [:]
  var nested: [String: [Int]] = [:]
  var associatedTypes: [String: Node] = [:]
  /// What it inherits from and conforms to, with the extension that says so.
  var inherited: [(written: Node, context: DeclarationContext, whereClause: Node?)] = []
  var whereClauses: [(Node, DeclarationContext)] = []
  /// Stored properties in order, for the memberwise initializer.
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
  /// What holds the attributes and modifiers: of a `binding` the `variableDecl`.
  let declaration: Node
  let context: DeclarationContext
  let isStatic: Bool
  /// Of the extension around it.
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

  /// The block of a function or of a getter.
  var body: Node? {
    if let block = node.child(.codeBlock) { return block }
    guard let accessors = node.child(.accessorBlock) else { return nil }
    return accessors.descendants.first { $0.kind == .accessor && $0.name == .get }?.child(.codeBlock)
  }

  /// Attributes that are not known to be something else may be builders or wrappers.
  var attributes: [Node] { declaration.children.filter { $0.kind == .attribute } }
}

/// All declarations that a body can mention.
final class Declarations {
  var types: [TypeDeclaration] = []
  var topLevel: [String: [Int]] = [:]
  var globals: [String: [MemberDeclaration]] = [:]
  /// Names of generic parameters, by number, and the protocols that each conforms to by declaration.
  var parameterNames: [String] = []
  var bounds: [Int: [InferredType]] = [:]
  var memberOfNode: [NodePlace: MemberDeclaration] = [:]
  var signatures: [ObjectIdentifier: Signature] = [:]
  /// The protocols that a type conforms to, once asked for.
  var protocolCache: [InferredType: [Int]] = [:]
  /// Aliases that are being applied, and associated types that are being looked for: they may lead back to themselves.
  var applying: Set<Int> = []
  /// How many aliases the outermost of these has led to. Where each alias mentions another twice, that doubles with each.
  var aliasSteps = 0
  var resolvingAssociated: Set<String> = []
  /// Infers the type of a property; set by the typing that uses these declarations.
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

  /// The type that the frameworks declare under this name.
  func framework(_ name: String) -> Int? {
    topLevel[name]?.first { types[$0].context.source.file == nil }
  }
}
