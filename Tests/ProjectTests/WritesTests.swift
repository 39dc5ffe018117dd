// What code writes, beside a look at each node.

import Syntax
import Testing

@testable import Project

@Suite struct WritesTests {
  /// `writtenNodes` answers for all nodes at once what `isWritten` and `isBinding` answer for one.
  @Test(arguments: [
    "a = b", "a.b[c].d! = e", "a.b += 1", "f(&a.b)", "a.b.append(c)", "a?.b.removeValue(forKey: c)", "(a).b = c",
    "a.b.c(d).e", "f($a)", "f(self.$a.b[0])", "(try $a).b", "($a[0].b)!.c", "$0.a", "{ $0.a = $1 }", "(self).$a.b",
    "a.popFirst()", "a.formIntersection(b)", "x ? a : b", "a.b(c).d = e", "try await a.sort()",
  ])
  func allNodesAtOnce(_ code: String) {
    let source = "func f() { \(code) }"
    let tree = Tree(parsing: SourceText(path: "A.swift", bytes: Array(source.utf8)), names: NameTable())
    let written = tree.writtenNodes
    for i in 0..<tree.nodeCount where tree.node(i).isWritten || tree.node(i).isBinding {
      #expect(written[i], "\(tree.node(i).text)")
    }
  }

  /// Names of methods count wherever SameView asks what changes its receiver.
  @Test(arguments: ["append", "popFirst", "removeValue", "move", "replaceSubrange", "formIntersection", "negate"])
  func mutatingMethods(_ name: String) throws {
    let source = "func f() { a.\(name)(b) }"
    let tree = Tree(parsing: SourceText(path: "A.swift", bytes: Array(source.utf8)), names: NameTable())
    let receiver = try #require((0..<tree.nodeCount).map { tree.node($0) }.first { $0.text == "a" })
    #expect(receiver.isWritten)
  }
}
