import Synchronization
import Syntax

/// One file of the run: its facts, and its tree on demand. Node numbers and UTF-8 byte offsets in the facts are those
/// of `source`, and stay valid as long as the file. Nodes do not: see `tree`.
public final class SourceFile: Sendable {
  /// The position among the files of the run, which are ordered by path.
  public let number: Int
  public let source: SourceText
  /// The names of the imported modules in the order of the source, also under `#if`; of `A.B` the first component.
  public let imports: [Name]
  /// The declarations, in the order in which they begin. A position here is the `fact` of a `FactPlace`.
  public let types: FixedArray<TypeFact>
  public let members: FixedArray<MemberFact>
  /// The last component of the path.
  public let name: String
  /// The other components of the path, outermost first.
  public let folders: [String]
  /// The folder below `Sources` or `Tests` (a SwiftPM target), or the empty string for the app. Names resolve to
  /// types of the same module first.
  public let module: String
  /// Whether some node is `missing` or `unexpected`.
  public let hasSyntaxErrors: Bool
  /// Whether some comment begins with `sameview:`.
  public let hasDirectives: Bool
  /// The original file, if `source` is a synthetic interface.
  public let foreign: ForeignFile?

  /// One bit for each known name that some node of the file has.
  private let mentioned: [UInt64]
  /// The number of nodes of each member; empty for a file below `Index.bodyLimit` as a whole.
  let memberSizes: [UInt32]
  /// The code under `#if`.
  let conditionalRegions: ConditionalRegions
  let hasConditions: Bool
  /// Where each name stands.
  let occurrences: Occurrences
  /// Which declaration code belongs to.
  let scopes: Scopes
  private let nodeCount: Int
  /// Whether the file is kept from run to run. Then its tree is never given up, and neither is what all runs derive from it.
  private let isKept: Bool
  private let keptContents = OnceSlot<ContentsByName>()
  /// The imports of the file, those inside of `#if` included.
  let moduleImports: [ModuleImport]

  // Trees take most of the memory of a large run, and many files without views are never needed again. Their trees are
  // given up, and parsed again on demand. The same text gives the same node numbers.
  private let keptTree: Tree?
  /// Whether rules will probably ask for the bodies again.
  let keepsBodies: Bool
  /// Whether the index has been told that a body was read or the tree parsed again, since it gave up both.
  private let isNoted = Atomic<Bool>(false)
  private let rebuiltTree = OnceSlot<Tree>()
  private let rebuiltTrees = OnceSlot<RebuiltTrees>()
  /// Two threads that parse the same large tree would need twice the memory.
  private let rebuilding = Mutex(())
  private let names: NameTable

  /// Creates a file from its tree. The names of `tree` must belong to `names`. Linear in the size of the tree.
  ///
  /// - Parameters:
  ///   - keepsTree: Whether the file is kept from run to run, with its tree.
  ///   - hasRoom: Whether the tree is kept even if it concerns no views.
  public init(
    number: Int, tree: Tree, facts: FileFacts, names: NameTable, foreign: ForeignFile? = nil, keepsTree: Bool = false,
    hasRoom: Bool = false
  ) {
    self.number = number
    self.foreign = foreign
    self.names = names
    source = tree.source
    nodeCount = tree.nodeCount
    isKept = keepsTree
    imports = facts.imports
    types = FixedArray(facts.types)
    members = FixedArray(facts.members)
    let occurrences = Occurrences(of: members, in: tree)
    self.occurrences = occurrences
    let previews = occurrences.nodes(named: Name(.Preview)).filter { tree.node($0).kind == .macroExpansion }
    scopes = Scopes(types: types, members: members, previews: previews, in: tree)
    let conditionalRegions = ConditionalRegions(of: tree)
    self.conditionalRegions = conditionalRegions
    hasConditions = !conditionalRegions.isEmpty
    var parts = tree.source.path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    name = parts.popLast() ?? ""
    folders = parts
    module = Self.module(of: parts)
    moduleImports = tree.root.moduleImports

    var mentioned = [UInt64](repeating: 0, count: Name.Known.allCases.count / 64 + 1)
    for name in occurrences.names where Int(name.id) / 64 < mentioned.count {
      mentioned[Int(name.id) / 64] |= 1 << UInt64(name.id % 64)
    }
    let hasErrors = (0..<tree.nodeCount).contains {
      tree.node($0).kind == .missing || tree.node($0).kind == .unexpected
    }
    hasSyntaxErrors = hasErrors
    memberSizes =
      tree.nodeCount <= Index.bodyLimit
      ? []
      : facts.members.map {
        tree.node(Int($0.node)).end - $0.node
      }
    hasDirectives = (0..<tree.commentCount).contains { tree.comment($0).isDirective(in: tree.source.bytes) }
    self.mentioned = mentioned
    keepsBodies = keepsTree || hasErrors || Self.concernsViews(mentioned)
    keptTree = keepsBodies || hasRoom ? tree : nil
  }

  /// The same text as a file of another run, under its number there. Constant time: tree and facts are shared.
  ///
  /// What a run adds to a file, such as a tree that was parsed again, belongs to that run.
  public init(_ file: SourceFile, number: Int) {
    self.number = number
    foreign = file.foreign
    names = file.names
    source = file.source
    nodeCount = file.nodeCount
    isKept = file.isKept
    imports = file.imports
    types = file.types
    members = file.members
    name = file.name
    folders = file.folders
    module = file.module
    hasSyntaxErrors = file.hasSyntaxErrors
    hasDirectives = file.hasDirectives
    mentioned = file.mentioned
    memberSizes = file.memberSizes
    conditionalRegions = file.conditionalRegions
    hasConditions = file.hasConditions
    occurrences = file.occurrences
    scopes = file.scopes
    moduleImports = file.moduleImports
    keptTree = file.keptTree
    keepsBodies = file.keepsBodies
  }

  /// Whether the tree is never given up.
  var keepsTree: Bool { keptTree != nil }

  /// Whether other files see no difference between this file and an older text of it: it declares the same in the same
  /// order, under the same conditions, and imports the same. Places, bodies, initial values and comments may differ, as
  /// far as facts do not tell of them.
  func declares(sameAs old: SourceFile) -> Bool {
    number == old.number && source.path.utf8.elementsEqual(old.source.path.utf8) && foreign == nil && old.foreign == nil
      && imports == old.imports && moduleImports == old.moduleImports && types.count == old.types.count
      && members.count == old.members.count
      && zip(types, old.types).allSatisfy { $0.withoutPlace == $1.withoutPlace }
      && zip(members, old.members).allSatisfy { $0.withoutPlace == $1.withoutPlace }
      && conditionalRegions.surround(declarations, as: old.conditionalRegions, surround: old.declarations)
  }

  /// The nodes of the declarations.
  private var declarations: [UInt32] { types.map(\.node) + members.map(\.node) }

  /// By position of a name in `occurrences`: where it stands, for names that count; others may be there too. Linear in the
  /// size of the file.
  func contentsByName(where counts: (Name) -> Bool) -> ContentsByName {
    guard isKept else { return occurrences.contents(in: scopes, nodeCount: nodeCount, where: counts) }
    // The next run may ask about other names.
    return keptContents.value { occurrences.contents(in: scopes, nodeCount: nodeCount) { _ in true } }
  }

  /// The numbers of the nodes with the name, ascending. They stay the same when the tree is parsed again.
  public func nodes(named name: Name) -> some Sequence<Int> { occurrences.nodes(named: name) }

  /// The same with what each node does with the name.
  public func places(named name: Name) -> NamedNodes { NamedNodes(rest: occurrences.entries(of: name)) }

  /// The tree, parsed again if it was given up, which is linear in the size of the file. Parsed trees and their nodes
  /// are valid until `Index.forgetNodes`. Keep node numbers or ranges across it.
  public var tree: Tree {
    if let known = keptTree ?? rebuiltTree.known { return known }
    return rebuilding.withLock { _ in
      rebuiltTree.value {
        noteRebuilding()
        return rebuiltTrees.known?.tree(of: source, names) ?? Tree(parsing: source, names: names)
      }
    }
  }

  /// Sets the list that records a repeated parse. Only the first call has an effect.
  func tellsOfRebuilding(to list: RebuiltTrees) { _ = rebuiltTrees.value { list } }

  /// Records that the tree was parsed again, or that a body was read which is not kept.
  func noteRebuilding() {
    guard !isNoted.exchange(true, ordering: .relaxed) else { return }
    rebuiltTrees.known?.note(number, bytes: source.bytes.count)
  }

  /// Gives up a tree that was parsed again. See `Index.forgetNodes`.
  func forgetRebuiltTree() {
    isNoted.store(false, ordering: .relaxed)
    rebuiltTree.forget()
  }

  /// The path as reports print it.
  public var path: String { source.path }

  /// Whether some node of the file has the name. Constant time; rules test it first.
  public func mentions(_ name: Name.Known) -> Bool { Self.has(name, mentioned) }

  private static func has(_ name: Name.Known, _ mentioned: [UInt64]) -> Bool {
    let id = Int(Name(name).id)
    return mentioned[id / 64] & 1 << UInt64(id % 64) != 0
  }

  /// Whether the tree will probably be needed again.
  private static func concernsViews(_ mentioned: [UInt64]) -> Bool {
    has(.SwiftUI, mentioned) || has(.View, mentioned) || has(.ViewModifier, mentioned)
      || has(.ViewBuilder, mentioned) || has(.WidgetKit, mentioned)
  }

  /// Whether the file imports the module in that folder. Only the last component of the path counts.
  public func imports(_ module: String) -> Bool {
    guard let name = module.split(separator: "/").last else { return false }
    return moduleImports.contains { $0.name == name }
  }

  private static func module(of folders: [String]) -> String {
    guard let i = folders.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }), i + 1 < folders.count else {
      return ""
    }
    return folders[...(i + 1)].joined(separator: "/")
  }
}

/// The numbers of the files whose trees were parsed again or whose bodies are not kept. Asking every file of a large
/// project after each portion would take longer than the work.
final class RebuiltTrees: Sendable {
  private let noted = Mutex<(numbers: [Int], bytes: Int)>(([], 0))
  /// Memory for parsing that no thread uses.
  private let workspaces = Mutex<[ParseWorkspace]>([])
  /// The memory for a file of more bytes is not kept.
  private static let workspaceLimit = 256 << 10

  func note(_ number: Int, bytes: Int) {
    noted.withLock { noted in
      noted.numbers.append(number)
      noted.bytes += bytes
    }
  }

  /// Parses the text of a file.
  func tree(of source: SourceText, _ names: NameTable) -> Tree {
    guard source.bytes.count <= Self.workspaceLimit else { return Tree(parsing: source, names: names) }
    let workspace = workspaces.withLock { $0.popLast() } ?? ParseWorkspace(names: names)
    defer { workspaces.withLock { $0.append(workspace) } }
    return Tree(parsing: source, in: workspace)
  }

  /// Returns all recorded numbers, and empties the list. Returns nothing, and keeps the list, while the texts of the
  /// files have no more bytes than the limit.
  func taken(above limit: Int) -> [Int] {
    noted.withLock { noted in
      guard noted.bytes > limit else { return [] }
      defer { noted = ([], 0) }
      return noted.numbers
    }
  }
}

extension Comment {
  /// Whether the comment begins with `sameview:`, after its delimiters and blanks.
  fileprivate func isDirective(in bytes: [UInt8]) -> Bool {
    var i = Int(start)
    while i < Int(end), bytes[i] == UInt8(ascii: "/") || bytes[i] == UInt8(ascii: "*") || bytes[i] <= 0x20 { i += 1 }
    return i < Int(end) && bytes[i..<Int(end)].beginsDirective
  }
}

extension ArraySlice<UInt8> {
  /// Whether the bytes begin with `sameview:`, in any case of letters.
  public var beginsDirective: Bool {
    guard let first, first | 0x20 == UInt8(ascii: "s") else { return false }
    let name = Array("sameview:".utf8)
    return count >= name.count && zip(self, name).allSatisfy { $0 == $1 || $0 | 0x20 == $1 }
  }
}

extension Tree {
  /// The UTF-8 byte offsets of the declarations after a comment `// sameview: expensive`.
  var startsMarkedExpensive: Set<Int> {
    var found: Set<Int> = []
    for i in 0..<commentCount where comment(i).isDirective(in: source.bytes) {
      let range = Int(comment(i).start)..<Int(comment(i).end)
      let words = String(decoding: source.bytes[range], as: UTF8.self).lowercased()
        .split { $0.isWhitespace || $0 == "/" || $0 == "*" }
      guard words.prefix(2) == ["sameview:", "expensive"] || words.first == "sameview:expensive" else { continue }
      let token = firstToken(from: range.upperBound)
      // A comment after code on the same line marks nothing.
      let before = token > 0 ? tokenRange(token - 1).upperBound : 0
      guard token < tokenCount, token == 0 || source.bytes[before..<range.lowerBound].contains(UInt8(ascii: "\n"))
      else { continue }
      found.insert(tokenRange(token).lowerBound)
    }
    return found
  }
}

/// An import declaration.
struct ModuleImport: Equatable, Sendable {
  /// `A` of `import struct A.B`.
  let name: String
  /// `@testable import`: internal declarations are visible too.
  let isTestable: Bool
  /// `@_spi(Tools) import`: declarations behind `@_spi` are visible too.
  let seesSPI: Bool
  /// `@_exported import`: files that import this file's module see the imported one too.
  let isExported: Bool
  /// It stands in an `#if`.
  var isConditional = false
}

extension Node {
  /// The imports of the file with this root, including those inside of `#if`.
  fileprivate var moduleImports: [ModuleImport] {
    var found: [ModuleImport] = []
    func collect(_ node: Node, isConditional: Bool) {
      for child in node.children {
        switch child.kind {
        case .importDecl:
          var module = child.moduleImport
          module.isConditional = isConditional
          found.append(module)
        case .ifConfig, .ifConfigClause: collect(child, isConditional: true)
        default: break
        }
      }
    }
    collect(self, isConditional: false)
    return found
  }

  private var moduleImport: ModuleImport {
    var sawImport = false
    var name = ""
    var attributes: Set<String> = []
    for token in tokens {
      if tokenKind(token) == .import { sawImport = true }
      guard tokenKind(token) == .identifier else { continue }
      let text = String(decoding: bytes(ofToken: token), as: UTF8.self)
      if sawImport {
        name = text
        break
      }
      attributes.insert(text)
    }
    return ModuleImport(
      name: name, isTestable: attributes.contains("testable"), seesSPI: attributes.contains("_spi"),
      isExported: attributes.contains("_exported"))
  }
}
