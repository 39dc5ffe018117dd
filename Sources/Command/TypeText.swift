// The types of bodies as text: one block for each body.

import Files
import Project
import ViewTree

/// A heading with the place of each body, and below it the type that the compiler infers.
func typeLines(of trees: [ViewTree], in index: Index, _ pen: Pen) -> String {
  // On a thread of its own, whose stack is large enough for any nesting; inference keeps what it finds.
  concurrentMap([trees], jobs: 1) { trees in
    let types = StaticTypes(index: index)
    return trees.map { tree in
      let heading = TreeText.heading(of: tree, in: index, pen)
      return heading + "  " + printable(types.bodyType(of: tree.member).text) + "\n"
    }.joined()
  }.joined()
}
