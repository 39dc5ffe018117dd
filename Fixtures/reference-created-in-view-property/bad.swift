import AVKit
import Combine
import SwiftUI
import UIKit

final class Ticker {
  private var timer: Timer?
  init() { start() }
  private func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }  // note: `Ticker` starts a timer here
  }
}

final class Listener {
  private var token: NSObjectProtocol?
  init() {
    token = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in }
  }
}

final class Session {
  deinit { print("over") }  // note: `Session` ends its work here
}

/// No state that is known of.
final class Service {
  var count = 0
}

final class Archive {
  private let text: String
  init(_ url: URL) { text = (try? String(contentsOf: url, encoding: .utf8)) ?? "" }
}

final class Canvas2D: UIView {}

struct Clip: View {
  let url: URL
  let player = AVPlayer()  // expect: info: `Clip` creates a new `AVPlayer` in `player`
  private let taps = PassthroughSubject<Int, Never>()  // expect: `Clip` creates a new `PassthroughSubject` in `taps` whenever the parent updates, and subscribers of the old one receive nothing more
  let state = CurrentValueSubject<Int, Never>(0)  // expect: info:
  let ticker = Ticker()  // expect: info: each one starts a timer
  let listener: Listener = .init()  // expect: each one adds an observer
  let session = { Session() }()  // expect: `Clip` creates a new `Session` in `session` whenever the parent updates, and the old one is deinitialized
  let service = Service()
  let archive = Archive(URL(fileURLWithPath: "/tmp/a"))  // expect: info: `Clip` creates a new `Archive` in `archive` whenever the parent updates, and its initializer is expensive (file access)
  let canvas = Canvas2D()
  let impact = UIImpactFeedbackGenerator()  // expect: info: `Clip` creates a new `UIImpactFeedbackGenerator` in `impact` whenever the parent updates, and the new one is not prepared
  let queue = DispatchQueue(label: "clip")  // expect: info:
  let cache = NSCache<NSString, NSNumber>()
  var body: some View {
    VideoPlayer(player: player).onTapGesture {
      taps.send(1)
      state.send(1)
      impact.prepare()
    }
  }
}

/// In the initializer.
struct Reel: View {
  private let player: AVPlayer
  private let other: AVPlayer
  private let service: Service
  init(url: URL) {
    player = AVPlayer(url: url)  // expect: info: `Reel` creates a new `AVPlayer` in `player`
    let made = AVPlayer(url: url)  // note: the `AVPlayer` is created here
    self.other = made  // expect: `Reel` creates a new `AVPlayer` in `other`
    service = Service()
  }
  var body: some View { VideoPlayer(player: player) }
}

struct Reels: View {
  let urls: [URL]
  var body: some View {
    List(urls, id: \.self) { url in
      Reel(url: url)  // note: `Reels.body` creates `Reel` here
    }
  }
}

struct Shaken: ViewModifier {
  let session = Session()  // expect: `Shaken` creates a new `Session` in `session` whenever the parent updates, and the old one is deinitialized
  func body(content: Content) -> some View { content }
}

extension Service {
  func next() -> Int {
    count += 1
    return count
  }
}
