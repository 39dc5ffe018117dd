import SwiftUI

public final class Library: ObservableObject {
  @Published public var text = ""

  #if os(iOS)
    public init() {
      text = (try? String(contentsOfFile: "/tmp/library", encoding: .utf8)) ?? ""
    }
  #else
    public init() {}
  #endif
}
