// with: strict
import AVFoundation
import SwiftUI

struct Scene7: Identifiable { let id: Int }

@Observable final class SceneLoader {
  var bytes: Data = Data()
}

/// Other pictures, and a model of Observation that holds them.
struct SceneRow: View {
  let scene: Scene7
  @State private var picture: CGImage?  // expect: info: keeps `CGImage` in `picture`
  @State private var drawn: CIImage?  // expect: info: keeps `CIImage` in `drawn`
  @State private var loader = SceneLoader()  // expect: info:
  @State private var track: AVPlayerItem?  // expect: info: keeps `AVPlayerItem`
  var body: some View { Text("\(picture == nil)\(drawn == nil)\(loader.bytes.count)\(track == nil)") }
}

struct Scenes: View {
  let scenes: [Scene7]
  var body: some View { List(scenes) { SceneRow(scene: $0) } }
}
