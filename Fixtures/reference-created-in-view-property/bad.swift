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
  deinit { print("over") }  // note: `Session` has something to end
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
  let player = AVPlayer()  // expect: warning: `player` is a new `AVPlayer` for every value of `Clip`
  private let taps = PassthroughSubject<Int, Never>()  // expect: who subscribed to the last one hears nothing of it
  let state = CurrentValueSubject<Int, Never>(0)  // expect: warning:
  let ticker = Ticker()  // expect: warning: each one starts a timer
  let listener: Listener = .init()  // expect: each one adds an observer
  let session = { Session() }()  // expect: the last one ends each time
  let service = Service()  // expect: info: whatever the last one remembers is lost
  let archive = Archive(URL(fileURLWithPath: "/tmp/a"))  // expect: warning: making each one costs (file access)
  let canvas = Canvas2D()  // expect: warning: `canvas` is a new `Canvas2D`
  let impact = UIImpactFeedbackGenerator()  // expect: info: preparing one is lost
  let queue = DispatchQueue(label: "clip")  // expect: warning:
  let cache = NSCache<NSString, NSNumber>()  // expect: warning:
  var body: some View { VideoPlayer(player: player) }
}

/// In the initializer.
struct Reel: View {
  private let player: AVPlayer
  private let other: AVPlayer
  private let service: Service
  init(url: URL) {
    player = AVPlayer(url: url)  // expect: warning: `player` is a new `AVPlayer` for every value of `Reel`
    let made = AVPlayer(url: url)  // note: the `AVPlayer` is made here
    self.other = made  // expect: `other` is a new `AVPlayer`
    service = Service()  // expect: info: `service`
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
  let session = Session()  // expect: value of `Shaken`
  func body(content: Content) -> some View { content }
}
