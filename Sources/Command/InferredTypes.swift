// The types of bodies as text.

import Files
import Project
import Typing
import ViewTree

/// The type that the compiler infers for each body.
func inferredTypes(of trees: [ViewTree], in index: Index) -> [String] {
  // On a thread of its own, whose stack is large enough for any nesting; inference keeps what it finds.
  concurrentMap([trees], jobs: 1) { trees in
    let types = TypeInference(index: index)
    return trees.map { printable(types.bodyType(of: $0.member).text) }
  }.flatMap { $0 }
}
