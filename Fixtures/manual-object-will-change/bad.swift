import SwiftUI

final class Archive: ObservableObject {
  @Published var folders: [String] = []  // note: declared here
  @Published var query = "" {
    didSet { objectWillChange.send() }  // expect: info: `objectWillChange` is sent a second time for the change of `query`, which is `@Published`
  }
  var size = 0 {
    didSet {
      if size != oldValue {
        self.objectWillChange.send()  // expect: `objectWillChange` is sent only after `size` has changed
      }
    }
  }
  var count = 0

  func add(_ folder: String) {
    folders.append(folder)  // note: written here
    objectWillChange.send()  // expect: `objectWillChange` is sent a second time for the change of `folders`
  }

  func grow() {
    self.count += 1
    DispatchQueue.main.async { self.folders = [] }
    self.objectWillChange.send()  // expect: `objectWillChange` is sent only after `count` has changed
  }

  func rename() async {
    await MainActor.run {
      self.count = 2
      self.objectWillChange.send()  // expect: `objectWillChange` is sent only after `count` has changed
    }
  }

  func refresh(_ isForced: Bool) {
    count = 0
    if isForced {
      objectWillChange.send()  // expect: `objectWillChange` is sent only after `count` has changed
    }
  }
}

struct ArchiveView: View {
  @ObservedObject var archive: Archive

  var body: some View {
    Text("\(archive.count) of \(archive.size)")
    Button("Reload") {
      archive.objectWillChange.send()  // expect: info: `ArchiveView` sends `objectWillChange` of `archive`, which evaluates every view that observes the object
    }
  }

  private func touch() {
    archive.objectWillChange.send()  // expect: `ArchiveView` sends `objectWillChange` of `archive`
  }
}
