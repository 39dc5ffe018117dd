import SwiftUI

struct Kept: View {
  let date: Date
  var body: some View { Text("\(date, formatter: DateFormatter.kept)") }
}

struct Made: View {
  let date: Date
  var body: some View { Text("\(date, formatter: DateFormatter.made)") }  // expect: expensive-call-in-body:
}
