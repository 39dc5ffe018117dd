import SwiftUI

final class Reading: ObservableObject {
  @Published var value = 0
  func step() { value += 1 }
}

/// The picture is drawn again with each change, because the view inside observes nothing.
struct Dial: View {
  @ObservedObject var reading: Reading
  var body: some View {
    VStack {
      Text(ImageRenderer(content: Needle(reading: reading)).cgImage == nil ? "Empty" : "Drawn")
      Text("Dial")
    }
    .onTapGesture { reading.step() }
  }
}

struct Needle: View {
  let reading: Reading
  var body: some View { Text("needle") }
}
