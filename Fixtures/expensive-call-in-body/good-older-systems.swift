import SwiftUI

// with: iOS=15

struct Stamp: View {
  let date: Date
  @State private var count = 0
  private var text: String {
    if #available(iOS 15, *) {
      return date.formatted()
    } else {
      let formatter = DateFormatter()
      formatter.dateStyle = .short
      return formatter.string(from: date)
    }
  }
  var body: some View {
    Stepper("\(count)", value: $count)
    Text(text)
  }
}
