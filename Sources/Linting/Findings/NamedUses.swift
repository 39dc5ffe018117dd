// Where the names of views and of their properties occur, whatever they mean there.

import Project
import Syntax

/// The places of the names of view types, and of the properties that they do not keep private.
///
/// A resolved use proves that code uses a property. Only the absence of every unresolved name proves that no code does.
final class NamedUses: AnyDerivation, @unchecked Sendable {
  // Unchecked like its superclass; it is immutable after `init`.

  /// A node in the tree of a file. A number, because trees are given up.
  struct Place {
    let file: Int32
    let node: UInt32
  }

  /// By the name of a property, without `$` and `_`: member accesses, components of key paths, and identifiers in
  /// extensions.
  private(set) var members: [Name: [Place]] = [:]
  /// By the name of a property: calls with an argument of that label.
  private(set) var labels: [Name: [Place]] = [:]
  /// By the name of a type: its mentions in expressions and types.
  private(set) var types: [Name: [Place]] = [:]

  /// Linear in the size of the project.
  init(of index: Index) {
    var properties: Set<Name> = []
    var views: Set<Name> = []
    for type in index.viewLikeTypes where index[type].isProjectType {
      views.insert(index[type].name)
      for member in index.storedProperties(of: type) where index[member].access > .fileprivate {
        properties.insert(index[member].name)
      }
    }
    super.init()
    for file in index.files {
      if let names = file.distinctNames, !names.contains(where: { views.contains($0) || properties.contains($0) }) {
        continue
      }
      let tree = file.tree
      for i in 0..<tree.nodeCount {
        let node = tree.node(i)
        let name = node.name
        let place = Place(file: Int32(file.number), node: UInt32(i))
        switch node.kind {
        case .identifierExpr, .memberAccess, .keyPathComponent:
          if views.contains(name) { types[name, default: []].append(place) }
          let plain = properties.contains(name) ? name : index.names.unwrapped(name) ?? name
          if properties.contains(plain), node.kind != .identifierExpr || node.isInExtension {
            members[plain, default: []].append(place)
          }
        case .namedType, .memberType:
          if views.contains(name) { types[name, default: []].append(place) }
        case .argument:
          if properties.contains(name) { labels[name, default: []].append(place) }
        default: break
        }
      }
    }
  }
}

extension Node {
  fileprivate var isInExtension: Bool {
    for ancestor in ancestors where ancestor.kind == .extensionDecl { return true }
    return false
  }
}
