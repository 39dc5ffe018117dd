import SwiftUI

struct Phone: View {
  @State private var count = 0
  var body: some View {
    #if os(macOS)
      // The target is an app for iOS.
      let _ = UserDefaults.standard.set(1, forKey: "desk")
    #else
      let _ = UserDefaults.standard.set(1, forKey: "phone")  // expect: `UserDefaults.set`
    #endif
    Text("\(count)").onTapGesture { count += 1 }
  }
}

#if os(watchOS)
  struct Watch: View {
    @State private var count = 0
    var body: some View {
      let _ = UserDefaults.standard.set(1, forKey: "watch")
      Text("\(count)").onTapGesture { count += 1 }
    }
  }
#endif
