import SwiftUI

// In an app for iOS and in one for the Mac.
struct Both: View {
  @State private var count = 0
  var body: some View {
    #if os(macOS)
      let _ = UserDefaults.standard.set(1, forKey: "desk")  // expect: `UserDefaults.set`
    #elseif os(tvOS)
      let _ = UserDefaults.standard.set(1, forKey: "tv")
    #endif
    Text("\(count)").onTapGesture { count += 1 }
  }
}
