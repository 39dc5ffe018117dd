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

  func label(_ number: Int) -> String {
    guard number > 0 else {
      problem = "no number"
      return ""
    }
    return "Shelf \(number)"
  }
}

struct CellarView: View {
  @ObservedObject var cellar: Cellar
  var body: some View {
    Text(cellar.folder().path)
    Text(cellar.label(1))
  }
}
