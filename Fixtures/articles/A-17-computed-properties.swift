import SwiftUI

struct Letterhead: View {
  let date: Date
  private var title: String {
    let formatter = DateFormatter()  // expect: expensive-call-in-body:
    formatter.dateStyle = .long
    return formatter.string(from: date)
  }
  var body: some View { Text(title) }
}
