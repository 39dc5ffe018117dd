// The module's declarations as one text for the product's table: without bodies, access, isolation and
// comments. Bodies stay where the result is `some P`, because they say what is behind it.

import Foundation
import Syntax

public enum InterfaceText {
  /// The Swift file that holds the table, for the modules in `folder`.
  public static func file(folder: String) throws -> String {
    var declarations = ""
    for module in ["Combine", "SwiftUI"] {
      let path = folder + "/" + module
      for name in try FileManager.default.contentsOfDirectory(atPath: path).sorted() where name.hasSuffix(".swift") {
        let data = FileManager.default.contents(atPath: path + "/" + name) ?? Data()
        declarations += text(of: SourceText(path: name, bytes: [UInt8](data)))
      }
    }
    let lines = declarations.split(separator: "\n").map { "  " + $0 }
    return """
      // What Combine and SwiftUI declare. The `interface` command of `Conformance/Types` writes this file from the modules
      // there, which the Swift compiler checks. To change it, edit those modules and run the command again.

      let swiftUIInterface = #\"\"\"
      \(lines.joined(separator: "\n"))
        \"\"\"#

      """
  }

  private static func text(of source: SourceText) -> String {
    let names = NameTable()
    let tree = Tree(parsing: source, names: names)
    var cuts: [(range: Range<Int>, replacement: String)] = []
    for i in 0..<tree.commentCount {
      let comment = tree.comment(i)
      cuts.append((Int(comment.start)..<Int(comment.end), ""))
    }
    for node in tree.root.descendants {
      switch node.kind {
      case .importDecl: cuts.append((node.range, ""))
      case .attribute where dropped.contains(names.text(of: node.name)): cuts.append((node.range, ""))
      case .modifier where dropped.contains(names.text(of: node.name)): cuts.append((node.range, ""))
      case .codeBlock: cut(node, &cuts)
      case .initializer where node.parent?.kind == .binding && node.parent?.child(.typeAnnotation) != nil:
        cuts.append((node.range, ""))
      default: break
      }
    }
    return compact(apply(cuts, to: source))
  }

  private static let dropped: Set<String> = [
    "public", "nonisolated", "mutating", "nonmutating", "MainActor", "preconcurrency", "escaping", "Sendable",
    "inlinable", "available",
  ]

  private static func cut(_ block: Node, _ cuts: inout [(range: Range<Int>, replacement: String)]) {
    guard let parent = block.parent else { return }
    switch parent.kind {
    case .functionDecl, .initializerDecl, .subscriptDecl:
      let result = parent.child(.returnClause)?.firstChild
      if result?.kind == .someType { return }
      cuts.append((block.range, parent.kind == .subscriptDecl ? "{ get }" : ""))
    case .binding: cuts.append((block.range, "{ get }"))
    case .accessor: cuts.append((block.range, ""))
    default: break
    }
  }

  private static func apply(_ cuts: [(range: Range<Int>, replacement: String)], to source: SourceText) -> String {
    var text = ""
    var position = 0
    for (range, replacement) in cuts.sorted(by: { ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound) })
    where range.lowerBound >= position {
      text += source.text(position..<range.lowerBound) + replacement
      position = range.upperBound
    }
    return text + source.text(position..<source.bytes.count)
  }

  /// Lines without what the cuts left behind.
  private static func compact(_ text: String) -> String {
    text.split(separator: "\n").map { line in
      var words = String(line.reversed().drop { $0 == " " }.reversed())
      let indentation = words.prefix { $0 == " " }.count
      words = String(words.dropFirst(indentation))
      while let double = words.range(of: "  ") { words.replaceSubrange(double, with: " ") }
      return words.isEmpty ? "" : String(repeating: " ", count: indentation / 2 * 2) + words
    }.filter { !$0.isEmpty && $0 != "{}" }.joined(separator: "\n") + "\n"
  }
}
