// with: strict
import AVKit
import SwiftUI
import UIKit

struct Shot: Identifiable {
  let id: Int
  let url: URL
}

struct ShotRow: View {
  let shot: Shot
  @State private var image: UIImage?  // expect: info: `ShotRow` keeps `UIImage` in `image`
  @State private var bytes: [UInt8] = []  // expect: keeps bytes in `bytes`
  @State private var data = Data()  // expect: keeps `Data` in `data`
  @State private var frames: [UIImage] = []  // expect: keeps `UIImage` in `frames`
  @State private var player: AVPlayer?  // expect: keeps `AVPlayer`
  @State private var shown: Image?  // expect: keeps `Image` in `shown`
  @State private var title = ""
  var body: some View { Text(title) }
}

final class ShotLoader: ObservableObject {
  @Published var image: UIImage?  // note: `image` holds the `UIImage`
}

struct ShotCell: View {
  let shot: Shot
  @StateObject private var loader = ShotLoader()  // expect: `ShotCell` keeps `UIImage` in `loader.image`
  var body: some View { Text("\(loader.image == nil)") }
}

struct Film: View {
  let shots: [Shot]
  var body: some View {
    List(shots) { shot in
      ShotRow(shot: shot)  // note: rows are built here
    }
    ScrollView {
      LazyVGrid(columns: [GridItem()]) {
        ForEach(shots) { Frame(shot: $0) }  // note: `Frame`, which shows `ShotCell`, is built for each row here
      }
    }
  }
}

/// Through another view.
struct Frame: View {
  let shot: Shot
  var body: some View { ShotCell(shot: shot).padding() }
}

struct Cinema: View {
  @State private var shots: [Shot] = []
  var body: some View { Film(shots: shots) }
}
