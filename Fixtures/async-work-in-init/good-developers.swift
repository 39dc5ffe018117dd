import Foundation
import SwiftUI

// Only simulators keep the files where their developer finds them.

enum Storage {
  static func folder() -> String {
    #if targetEnvironment(simulator) && DEBUG
      try? FileManager.default.createDirectory(atPath: "/tmp/store", withIntermediateDirectories: true)
      return "/tmp/store"
    #else
      return "/var/store"
    #endif
  }
}

struct Shelf: View {
  private let folder: String
  init() { folder = Storage.folder() }
  var body: some View { Text(folder) }
}

struct Shelves: View {
  @State private var count = 0
  var body: some View {
    Button("\(count)") { count += 1 }
    Shelf()
  }
}
