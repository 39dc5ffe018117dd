// The words for what SwiftUI identifies by a value.

import Project
import Syntax

extension Pass {
  /// A note at the place where SwiftUI identifies values.
  public func note(of identification: Identification) -> Note {
    let member = identification.site.member
    let call = index.node(at: identification.site)
    let range = call.calledNameRange
    let name = text(call.calledName)
    let key = identification.key == .none ? "id" : text(identification.key)
    let message =
      switch identification.subject(in: index) {
      case .rows: "`\(name)` identifies elements by `\(key)`"
      case .item: "`\(name)` presents the item again when its `\(key)` changes"
      case .view: "this view gets a new identity when `\(key)` changes"
      }
    return Note(message, .cause, at: Location(range, inFile: index.file(member)))
  }
}
