import SwiftUI

final class Cellar: ObservableObject {
  @Published var problem = ""

  /// Written only where something has failed.
  func folder() -> URL {
    let url = URL(fileURLWithPath: "/cellar")
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      problem = "no folder"
    }
    return url
  }
}

struct CellarView: View {
  @ObservedObject var cellar: Cellar
  var body: some View {
    Text(cellar.folder().path)
  }
}
