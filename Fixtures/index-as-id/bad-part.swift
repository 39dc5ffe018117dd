import SwiftUI

struct Picture: Identifiable { let id: Int; let name: String }

struct PictureView: View {
  let picture: Picture
  @State private var isLarge = false
  var body: some View { Button(picture.name) { isLarge.toggle() }.scaleEffect(isLarge ? 2 : 1) }
}

struct Grid3: View {
  @State private var pictures: [Picture] = []
  var body: some View {
    ForEach(Array(stride(from: 0, to: pictures.count, by: 3)), id: \.self) { row in
      HStack {
        ForEach(Array(stride(from: row, to: min(row + 3, pictures.count), by: 1)), id: \.self) { index in  // expect: identified by position  // help: identify the rows by an id that each element keeps, not by its position
          PictureView(picture: pictures[index])
          Button("Delete") { withAnimation { _ = pictures.remove(at: index) } }
        }
      }
    }
  }
}
