import AVKit
import Combine
import SwiftUI
import UIKit

final class Session {
  static let shared = Session()
  deinit { print("over") }
}

struct Style {
  let width = 1.0
}

struct Clip: View {
  // Kept.
  @State private var player = AVPlayer()
  @State private var cache = NSCache<NSString, NSNumber>()
  static let queue = DispatchQueue(label: "clips")
  let session = Session.shared
  let notifications = NotificationCenter.default
  // Given.
  let given: AVPlayer
  var optional: AVPlayer?
  // Values.
  let style = Style()
  let size = CGSize(width: 1, height: 1)
  let date = Date()
  // Light, or a matter of work and not of state.
  let image = UIImage(named: "a")
  let color = UIColor.red
  let formatter = DateFormatter()
  // It is unknown what that is.
  let machine = CoffeeMaker()
  // One is as good as another.
  let printer = Printer(name: "a")

  var body: some View { VideoPlayer(player: player) }
}

struct CoffeeMaker {}

final class Spooler {
  let limit = 3
}

final class Printer {
  private let name: String
  private let spooler = Spooler()
  init(name: String) { self.name = name }
}

@main
struct ClipApp: App {
  let player = AVPlayer()
  var body: some Scene { WindowGroup { VideoPlayer(player: player) } }
}

/// Every call replaces the default.
struct Stage: View {
  var player = AVPlayer()
  var body: some View { VideoPlayer(player: player) }
}

struct Theatre: View {
  @State private var player = AVPlayer()
  var body: some View { Stage(player: player) }
}

/// Given by the caller.
struct Reel: View {
  private let player: AVPlayer
  @StateObject private var model: ReelModel
  init(player: AVPlayer) {
    self.player = player
    _model = StateObject(wrappedValue: ReelModel())
  }
  var body: some View { VideoPlayer(player: player) }
}

final class ReelModel: ObservableObject {
  let player = AVPlayer()
}

/// Observable objects are another rule's.
struct Owned: View {
  let model = ReelModel()
  @ObservedObject var other = ReelModel()
  var body: some View { VideoPlayer(player: model.player) }
}

/// Views of UIKit in a representable are another rule's.
struct Banner: UIViewRepresentable {
  let label = UILabel()
  func makeUIView(context: Context) -> UILabel { label }
  func updateUIView(_ label: UILabel, context: Context) {}
}

enum Players {
  static let first = AVPlayer()
}

struct Table {
  let player = AVPlayer()
}
