import SwiftUI

// Not a view: another builder.
extension Reducer {
  @ReducerBuilder
  func guarded(_ flag: Bool) -> some Reducer {
    if flag { self.logged() } else { self }
  }
}
