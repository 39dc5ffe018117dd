import SwiftUI

@Observable final class Chat {
  var lines: [String] = []
}

@Observable final class Panel {
  private var _chat: Chat?
  var chat: Chat {
    if _chat == nil {
      _chat = Chat()
    }
    return _chat!
  }
}

struct PanelView: View {
  let panel: Panel
  var body: some View {
    Text("\(panel.chat.lines.count)")  // expect: info: writes `Panel._chat` once while SwiftUI evaluates it
    // help: mark `_chat` `@ObservationIgnored`, as only this code sets it
  }
}
