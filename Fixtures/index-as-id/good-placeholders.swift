import SwiftUI

struct Photo: Identifiable {
  let id: Int
  let name: String
}

enum Planet: String, CaseIterable { case venus, earth, mars }

// A fixed list of cases, skeletons, lines of a grid, and tuples.
struct Gallery: View {
  let photos: [Photo]
  let columns: Int
  @State private var planets: [Planet] = [.venus, .mars]
  private static let inner: [Planet] = [.venus, .earth]
  let pairs: [(name: String, photo: Photo)]

  var body: some View {
    VStack {
      ForEach(0..<3, id: \.self) { _ in RoundedRectangle(cornerRadius: 4).redacted(reason: .placeholder) }
      ForEach(0..<columns, id: \.self) { column in Rectangle().frame(width: 1).offset(x: Double(column) * 20) }
      ForEach(Self.inner.indices, id: \.self) { Text(Self.inner[$0].rawValue) }
      ForEach(pairs, id: \.0) { Text($0.photo.name) }
      ForEach(Array(photos.enumerated()), id: \.element.id) { Text("\($0.offset) \($0.element.name)") }
      ForEach(Planet.allCases.indices, id: \.self) { Text(Planet.allCases[$0].rawValue) }
    }
  }
}
