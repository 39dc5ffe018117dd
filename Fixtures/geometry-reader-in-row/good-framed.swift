import SwiftUI

/// A column of constant width holds the reader, which tells the row nothing.
struct Subjects: View {
  let names: [String]
  var body: some View {
    List(names, id: \.self) { name in
      HStack {
        VStack {
          Text(name)
          ZStack {
            GeometryReader { proxy in Banner(width: proxy.size.width, height: proxy.size.height) }
          }
        }
        .frame(width: 147)
        Text("Lessons")
      }
    }
  }
}

struct Banner: View {
  let width: Double
  let height: Double
  var body: some View { Color.red.frame(width: width, height: height / 2) }
}
