import SwiftUI

final class Library: ObservableObject {
  @Published var text = ""

  #if os(iOS)
    init() {
      text = (try? String(contentsOfFile: "/tmp/library", encoding: .utf8)) ?? ""
    }
  #elseif os(macOS)
    init() {}
  #endif
}

#if os(iOS)
  final class Shelf: ObservableObject {
    @Published var text = (try? String(contentsOfFile: "/tmp/shelf", encoding: .utf8)) ?? ""
    init() { text = (try? String(contentsOfFile: "/tmp/shelf", encoding: .utf8)) ?? "" }
  }
#else
  final class Shelf: ObservableObject {
    @Published var text = ""
    init() {}
  }
#endif
