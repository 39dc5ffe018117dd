import SwiftUI

final class Archive: ObservableObject {
  @Published var folders: [String] = []  // note: declared here
  @Published var query = "" {
    didSet { objectWillChange.send() }  // expect: info: `query` is `@Published`, which has announced the change already: whoever watches is told twice
  }
  var size = 0 {
    didSet {
      if size != oldValue {
        self.objectWillChange.send()  // expect: `objectWillChange` is sent when `size` has changed already
      }
    }
  }
  var count = 0

  func add(_ folder: String) {
    folders.append(folder)  // note: written here
    objectWillChange.send()  // expect: `folders` is `@Published`, which has announced the change already
  }

  func grow() {
    self.count += 1
    DispatchQueue.main.async { self.folders = [] }
    self.objectWillChange.send()  // expect: `objectWillChange` is sent when `count` has changed already
  }

  func rename() async {
    await MainActor.run {
      self.count = 2
      self.objectWillChange.send()  // expect: sent when `count` has changed already
    }
  }

  func refresh(_ isForced: Bool) {
    count = 0
    if isForced {
      objectWillChange.send()  // expect: sent when `count` has changed already
    }
  }
}

struct ArchiveView: View {
  @ObservedObject var archive: Archive

  var body: some View {
    Text("\(archive.count) of \(archive.size)")
    Button("Reload") {
      archive.objectWillChange.send()  // expect: info: `ArchiveView` announces a change of `archive`: every view that watches it is evaluated again, whatever it shows
    }
  }

  private func touch() {
    archive.objectWillChange.send()  // expect: `ArchiveView` announces a change of `archive`
  }
}
