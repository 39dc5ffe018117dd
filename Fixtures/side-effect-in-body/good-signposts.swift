import SwiftUI
import os

private let signposter = OSSignposter()

struct Board: View {
  var body: some View {
    #if DEBUG
    let _ = signposter.emitEvent("board")
    #endif
    Text("Board")
  }
}
