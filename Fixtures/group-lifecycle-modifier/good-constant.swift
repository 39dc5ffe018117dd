import SwiftUI

// A property that is a matter of the device never changes; nothing says so.
final class Device {
  nonisolated(unsafe) static var current = Device()
  var isDesktop: Bool = {
    #if targetEnvironment(macCatalyst)
      return true
    #else
      return false
    #endif
  }()
}

struct Root: View {
  @State private var count = 0
  var body: some View {
    Group {
      if Device.current.isDesktop { Text("desktop") } else { Image(systemName: "phone") }
    }
    .onAppear { count += 1 }
  }
}
