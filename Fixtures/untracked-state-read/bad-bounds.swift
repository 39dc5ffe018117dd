import SwiftUI
import UIKit

// What only compares or limits is information.

struct Banner: View {
  var body: some View {
    Text("Banner")
      .frame(width: UIScreen.main.bounds.width)  // expect: info: reads `UIScreen.main.bounds`
  }
}

struct Caption: View {
  private var isSmall: Bool { UIScreen.main.bounds.height <= 667 }  // expect: info: reads `UIScreen.main.bounds`
  var body: some View { Text(isSmall ? "A" : "Ask") }
}

struct Card: View {
  var body: some View {
    Text("Card").frame(width: min(UIScreen.main.bounds.width, 320))  // expect: info: reads `UIScreen.main.bounds`
  }
}
