import SwiftUI

struct Caption: Identifiable {
  let id: Int
  let text: String
}

// A few rows are all on screen.
struct Captions: View {
  @State private var captions = [Caption(id: 0, text: "a"), Caption(id: 1, text: "b")]
  var body: some View {
    ScrollView {
      List {
        ForEach(captions) { caption in
          Text(caption.text).id(caption.id)
        }
      }
    }
  }
}
