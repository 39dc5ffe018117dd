import Combine
import SwiftUI

struct Report: View {
  @State private var text: String?
  @State private var isSharing = false
  @State private var count = 0
  @Environment(\.colorScheme) private var scheme
  let lines: [String]
  let ticks = PassthroughSubject<Int, Never>()

  var body: some View {
    VStack {
      Group {
        if let text { Text(text) } else { ProgressView() }  // note: one branch goes
      }
      .padding()
      .alert("Sure?", isPresented: $isSharing) { Button("Yes") {} }  // note: the same goes for `.alert`
      .task { text = "loaded" }  // expect: warning: `.task` on this `Group` is applied to each branch: when `text` changes, the task is cancelled
      .sheet(isPresented: $isSharing) { Text("share") }  // note: the same goes for `.sheet`

      Group {
        Text("a")
        Text("b")
        Text("c")
      }
      .onAppear { count += 1 }  // expect: warning: `.onAppear` on this `Group` is applied to its 3 views one by one: the action runs for each

      Group {
        ForEach(lines, id: \.self) { Text($0) }
      }
      .onDisappear { count -= 1 }  // expect: several views one by one

      Group {
        switch scheme {
        case .dark: Text("dark")
        default: Image(systemName: "sun.max")
        }
      }
      .alert("Sure?", isPresented: $isSharing) { Button("Yes") {} }  // expect: info: when `scheme` changes, what is presented is closed

      Group {
        if isSharing { Text("sharing") }
      }
      .onReceive(ticks) { count = $0 }  // expect: warning: lets through: without a view it does not run

      Group {
        Text("a")
        Text("b")
      }
      .onChange(of: isSharing) { count = 0 }  // expect: warning: its 2 views one by one

      Group {
        if isSharing { Text("a") } else { Image(systemName: "b") }
      }
      .onChange(of: count) { isSharing = false }  // expect: info: it starts over
    }
    content
      .onAppear { count = 0 }  // expect: warning: `.onAppear` on `content` is applied to each branch
  }

  @ViewBuilder private var content: some View {  // note: no view of its own
    if isSharing { Text("Sharing") } else { Image(systemName: "doc") }
  }
}

struct Busy: View {
  @Binding var isBusy: Bool
  @State private var isFailed = false
  var body: some View {
    Group {
      if isBusy { ProgressView() }
    }
    .alert("Failed", isPresented: $isFailed) { Button("OK") {} }  // expect: info: `.alert` on this `Group` is applied to what `isBusy` lets through
  }
}

struct Badge: View {
  @Binding var isBusy: Bool
  var body: some View {
    HStack {
      Group {
        if isBusy { ProgressView() }
      }
      .onAppear { isBusy = true }  // expect: warning: without a view it does not run
    }
  }
}
