import Foundation
import SwiftUI

enum Places {
  /// The folder is made by hand only where the system could not.
  static var support: URL {
    let manager = FileManager.default
    do {
      return try manager.url(for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    } catch {
      let folder = URL.temporaryDirectory
      try? manager.createDirectory(at: folder, withIntermediateDirectories: true)
      return folder
    }
  }
}

struct SupportView: View {
  @State private var count = 0
  var body: some View {
    Button("\(count)") { count += 1 }
    Text(Places.support.path)
  }
}
