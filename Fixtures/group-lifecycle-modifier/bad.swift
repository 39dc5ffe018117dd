// with: strict
import Combine
import SwiftUI

struct Report: View {
  @State private var text: String?
  @State private var isSharing = false
  @State private var count = 0
  @Environment(\.colorScheme) private var scheme
  let lines: [String]
  let ticks = PassthroughSubject<Int, Never>()
  private func load() async -> String { "loaded" }

  var body: some View {
    VStack {
      Group {
        if let text { Text(text) } else { ProgressView() }  // note: one branch replaces the other here
      }
      .padding()
      .alert("Sure?", isPresented: $isSharing) { Button("Yes") {} }  // note: the same applies to `.alert`
      .task { text = await load() }  // expect: info: `.task` on this `Group` applies to each branch, which restarts the task when `text` changes
      .sheet(isPresented: $isSharing) { Text("share") }  // note: the same applies to `.sheet`

      Group {
        Text("a")
        Text("b")
        Text("c")
      }
      .onAppear { count += 1 }  // expect: info: `.onAppear` on this `Group` applies to its 3 views separately, which runs the action once for each of them

      Group {
        ForEach(lines, id: \.self) { Text($0) }
      }
      .onDisappear { count -= 1 }  // expect: `.onDisappear` on this `Group` applies to its several views separately

      Group {
        switch scheme {
        case .dark: Text("dark")
        default: Image(systemName: "sun.max")
        }
      }
      .alert("Sure?", isPresented: $isSharing) { Button("Yes") {} }  // expect: info: which closes what it presents when `scheme` changes

      Group {
        if isSharing { Text("sharing") }
      }
      .onReceive(ticks) { count = $0 }  // expect: info: `.onReceive` on this `Group` applies to the view behind `isSharing`, which does nothing without a view, and starts over for each new one
    }
    content
      .onAppear { count = 0 }  // expect: info: `.onAppear` on `content` applies to each branch
  }

  @ViewBuilder private var content: some View {  // note: `content` gives its views without a container
    if isSharing { Text("Sharing") } else { Image(systemName: "doc") }
  }
}

struct Busy: View {
  @Binding var isBusy: Bool
  func flipIsBusy() { isBusy.toggle() }
  @State private var isFailed = false
  var body: some View {
    Group {
      if isBusy { ProgressView() }
    }
    .alert("Failed", isPresented: $isFailed) { Button("OK") {} }  // expect: info: `.alert` on this `Group` applies to the view behind `isBusy`
  }
}

struct Badge: View {
  @Binding var isBusy: Bool
  func flipIsBusy() { isBusy.toggle() }
  var body: some View {
    HStack {
      Group {
        if isBusy { ProgressView() }
      }
      .onAppear { isBusy = true }  // expect: info: which does nothing without a view, and repeats the action for each new one
    }
  }
}
