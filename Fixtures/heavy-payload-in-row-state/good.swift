import SwiftUI
import UIKit

struct Stamp: Identifiable {
  let id: Int
  let url: URL
}

final class Stamps: ObservableObject {
  static let shared = Stamps()
  @Published var images: [Int: UIImage] = [:]
}

/// Holds a reference to the one cache, and a symbol that never changes.
final class StampLook: ObservableObject {
  private let stamps = Stamps.shared
  let empty: UIImage? = nil
  @Published var name = ""
}

struct StampRow: View {
  let stamp: Stamp
  let image: UIImage?
  @State private var isPressed = false
  @State private var symbol = "envelope"
  @StateObject private var look = StampLook()
  @StateObject private var stamps = Stamps.shared
  var body: some View {
    AsyncImage(url: stamp.url)
    Image(systemName: symbol)
  }
}

/// The whole screen.
struct StampPage: View {
  let stamp: Stamp
  @State private var image: UIImage?
  var body: some View { Text("\(image == nil)") }
}

/// Three of them, in no lazy container.
struct StampCorner: View {
  let number: Int
  @State private var image: UIImage?
  var body: some View { Text("\(image == nil)") }
}

struct Album: View {
  @ObservedObject var stamps: Stamps
  let all: [Stamp]
  var body: some View {
    List(all) { stamp in
      NavigationLink { StampPage(stamp: stamp) } label: {
        StampRow(stamp: stamp, image: stamps.images[stamp.id])
      }
    }
    HStack { ForEach(0..<3) { StampCorner(number: $0) } }
    List { ForEach(0..<3) { StampCorner(number: $0) } }
  }
}
