import SwiftUI

// with: iOS=14, watchOS=7

final class Loader {
  func load() async {}
}

// `.task` came with iOS 15.
struct Old: View {
  let loader: Loader
  init(loader: Loader) {
    self.loader = loader
    Task { await loader.load() }  // expect: `Task` starts asynchronous work in `Old.init`
    // help: move the call into `.onAppear` and `.onChange(of:)`, or into a model that gets the inputs
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }  // expect: `Timer.scheduledTimer` starts a timer
    // help: start the timer in `.onAppear`, and stop it in `.onDisappear`
  }
  var body: some View { Text("A") }
}

@available(iOS 15, watchOS 8, *)
struct New: View {
  let loader: Loader
  init(loader: Loader) {
    self.loader = loader
    Task { await loader.load() }  // expect: `Task` starts asynchronous work in `New.init`
    // help: move the call into `.task(id:)` with what it depends on, or into a model that gets the inputs
  }
  var body: some View { Text("A") }
}

@available(iOS 15, *)
struct NewOnPhones: View {
  let loader: Loader
  init(loader: Loader) {
    self.loader = loader
    Task { await loader.load() }  // expect: `Task` starts asynchronous work in `NewOnPhones.init`
    // help: move the call into `.onAppear` and `.onChange(of:)`, or into a model that gets the inputs
  }
  var body: some View { Text("A") }
}
