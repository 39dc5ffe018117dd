// Members of views that stand in another file.

import SwiftUI

extension OtherFile {
  @ViewBuilder var elsewhere: some View {
    switch Phase.idle {
    case .idle: Text("a")
    case .loading: Badge(count: 1)
    case .done: Card { Text("done") }
    }
  }
}
