// One file of the run, as everybody sees it.

import Synchronization
import Syntax

/// One file of the run: its tree and its facts.
public final class SourceFile: Sendable {
  /// Position among the files of the run, which are ordered by path.
  public let number: Int
  public let source: SourceText
  public let imports: [Name]
  public let types: FixedArray<TypeFact>
  public let members: FixedArray<MemberFact>
  /// The last part of the path.
  public let name: String
  /// The other parts of the path, as they stand, outermost first.
  public let folders: [String]
  /// Files of one folder below `Sources` (a SwiftPM target), or of the whole app, see each other first.
  public let module: String
  /// Some node is `missing` or `unexpected`.
  public let hasSyntaxErrors: Bool
  /// Some comment begins with `sameview:`.
  public let hasDirectives: Bool
  /// The file itself, where `source` is only what Swift sees of it.
  public let foreign: ForeignFile?

  /// The known names that some node of the file has, a bit for each.
  private let mentioned: [UInt64]
  /// By member: how many nodes it has; empty for a file that is small as a whole.
  let memberSizes: [UInt32]
  /// All names that may be those of types, each once; nil if the tree is kept, which has them.
  let distinctNames: [Name]?
  /// The spelling of each imported module.
  private let importedModules: Set<String>

  // Trees are most of the memory of a run, and most files that have nothing to do with views are never
  // looked at again. Their trees are given up, and built again in the few files where somebody asks. The
  // same text gives the same numbers of nodes.
  private let keptTree: Tree?
  private let rebuiltTree = OnceSlot<Tree>()
  private let rebuiltTrees = OnceSlot<RebuiltTrees>()
  /// Two threads that build the same large tree would need twice the memory.
  private let rebuilding = Mutex(())
  private let names: NameTable

  /// `tree` must have its names in `names`.
  public init(number: Int, tree: Tree, facts: FileFacts, names: NameTable, foreign: ForeignFile? = nil) {
    self.number = number
    self.foreign = foreign
    self.names = names
    source = tree.source
    imports = facts.imports
    types = FixedArray(facts.types)
    members = FixedArray(facts.members)
    var parts = tree.source.path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    name = parts.popLast() ?? ""
    folders = parts
    module = Self.module(of: parts)
    importedModules = tree.root.importedModules

    var mentioned = [UInt64](repeating: 0, count: Name.Known.allCases.count / 64 + 1)
    var hasErrors = false
    for i in 0..<tree.nodeCount {
      let node = tree.node(i)
      let id = Int(node.name.id)
      if id / 64 < mentioned.count { mentioned[id / 64] |= 1 << UInt64(id % 64) }
      if node.kind == .missing || node.kind == .unexpected { hasErrors = true }
    }
    hasSyntaxErrors = hasErrors
    memberSizes = tree.nodeCount <= Index.bodyLimit ? [] : facts.members.map {
      tree.node(Int($0.node)).end - $0.node
    }
    hasDirectives = (0..<tree.commentCount).contains { tree.comment($0).isDirective(in: tree.source.bytes) }
    self.mentioned = mentioned
    if hasErrors || Self.concernsViews(mentioned) {
      keptTree = tree
      distinctNames = nil
    } else {
      keptTree = nil
      distinctNames = tree.typeNames
    }
  }

  /// Valid for as long as the file, or until the index forgets nodes.
  public var tree: Tree {
    if let known = keptTree ?? rebuiltTree.known { return known }
    return rebuilding.withLock { _ in
      rebuiltTree.value {
        rebuiltTrees.known?.note(number)
        return Tree(parsing: source, names: names)
      }
    }
  }

  /// Where it is noted that the tree was built again. The first list that is given is kept.
  func tellsOfRebuilding(to list: RebuiltTrees) { _ = rebuiltTrees.value { list } }

  /// Gives a tree up that was built again. See `Index.forgetNodes`.
  func forgetRebuiltTree() { rebuiltTree.forget() }

  public var path: String { source.path }

  /// Does the name occur anywhere in the file? Rules ask before they look closer.
  public func mentions(_ name: Name.Known) -> Bool { Self.has(name, mentioned) }

  private static func has(_ name: Name.Known, _ mentioned: [UInt64]) -> Bool {
    let id = Int(Name(name).id)
    return mentioned[id / 64] & 1 << UInt64(id % 64) != 0
  }

  /// Only a guess at which trees will be asked for.
  private static func concernsViews(_ mentioned: [UInt64]) -> Bool {
    has(.SwiftUI, mentioned) || has(.View, mentioned) || has(.ViewModifier, mentioned)
      || has(.ViewBuilder, mentioned) || has(.WidgetKit, mentioned)
  }

  /// Does the file import the module in that folder?
  func imports(_ module: String) -> Bool {
    guard let name = module.split(separator: "/").last else { return false }
    return importedModules.contains(String(name))
  }

  private static func module(of folders: [String]) -> String {
    guard let i = folders.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }), i + 1 < folders.count else {
      return ""
    }
    return folders[...(i + 1)].joined(separator: "/")
  }
}

/// The numbers of the files whose trees were built again. To ask every file of a large project after each portion of
/// the work would take longer than the work.
final class RebuiltTrees: Sendable {
  private let numbers = Mutex<[Int]>([])

  func note(_ number: Int) { numbers.withLock { $0.append(number) } }

  /// All that were noted, which are forgotten here.
  func taken() -> [Int] {
    numbers.withLock { numbers in
      defer { numbers = [] }
      return numbers
    }
  }
}

extension Comment {
  /// Does it begin with `sameview:`, after its marks and blanks?
  fileprivate func isDirective(in bytes: [UInt8]) -> Bool {
    var i = Int(start)
    while i < Int(end), bytes[i] == UInt8(ascii: "/") || bytes[i] == UInt8(ascii: "*") || bytes[i] <= 0x20 { i += 1 }
    return i < Int(end) && bytes[i..<Int(end)].beginsDirective
  }
}

extension ArraySlice<UInt8> {
  /// `sameview:`, or `SameView:` as the product is written.
  public var beginsDirective: Bool {
    guard let first, first | 0x20 == UInt8(ascii: "s") else { return false }
    let name = Array("sameview:".utf8)
    return count >= name.count && zip(self, name).allSatisfy { $0 == $1 || $0 | 0x20 == $1 }
  }
}

extension Tree {
  /// Where tokens begin that follow a comment `// sameview: expensive`.
  var startsMarkedExpensive: Set<Int> {
    var found: Set<Int> = []
    for i in 0..<commentCount where comment(i).isDirective(in: source.bytes) {
      let range = Int(comment(i).start)..<Int(comment(i).end)
      let words = String(decoding: source.bytes[range], as: UTF8.self).lowercased()
        .split { $0.isWhitespace || $0 == "/" || $0 == "*" }
      guard words.prefix(2) == ["sameview:", "expensive"] || words.first == "sameview:expensive" else { continue }
      let token = firstToken(from: range.upperBound)
      // Behind code it says nothing of what follows.
      let before = token > 0 ? tokenRange(token - 1).upperBound : 0
      guard token < tokenCount, token == 0 || source.bytes[before..<range.lowerBound].contains(UInt8(ascii: "\n"))
      else { continue }
      found.insert(tokenRange(token).lowerBound)
    }
    return found
  }

  /// Every name that an expression or a type mentions, once.
  fileprivate var typeNames: [Name] {
    var found: [Name] = []
    // Open addressing; a quarter full at most, because there are fewer names than nodes.
    let mask = nodeCount.nextPowerOf2 * 2 - 1
    var slots = [UInt32](repeating: 0, count: mask + 1)
    for i in 0..<nodeCount {
      switch node(i).kind {
      case .identifierExpr, .memberAccess, .namedType, .memberType: break
      default: continue
      }
      let id = node(i).name.id
      var place = Int(truncatingIfNeeded: UInt64(id) &* 0x9E37_79B9_7F4A_7C15 >> 32) & mask
      while slots[place] != 0, slots[place] != id { place = (place + 1) & mask }
      if slots[place] == 0, id != 0 {
        slots[place] = id
        found.append(Name(id: id))
      }
    }
    return found.map { $0 }
  }
}

extension Int {
  fileprivate var nextPowerOf2: Int { self <= 1 ? 1 : 1 << (Int.bitWidth - (self - 1).leadingZeroBitCount) }
}

extension Node {
  /// The spelling of each module that the file with this root imports, those inside of `#if` too.
  fileprivate var importedModules: Set<String> {
    var found: Set<String> = []
    func collect(_ node: Node) {
      for child in node.children {
        switch child.kind {
        case .importDecl: found.insert(child.importedModule)
        case .ifConfig, .ifConfigClause: collect(child)
        default: break
        }
      }
    }
    collect(self)
    return found
  }

  /// `A` of `@testable import struct A.B`.
  private var importedModule: String {
    var sawImport = false
    for token in tokens {
      if tokenKind(token) == .import { sawImport = true }
      if sawImport, tokenKind(token) == .identifier {
        return String(decoding: bytes(ofToken: token), as: UTF8.self)
      }
    }
    return ""
  }
}
