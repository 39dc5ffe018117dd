// As much of AVKit as playing a film needs.

import SwiftUI

public final class AVPlayer {
  public init(url: URL) {}
  public func play() {}
}

public struct VideoPlayer<VideoOverlay: View>: View {
  public typealias Body = Never
  public init(player: AVPlayer?) where VideoOverlay == EmptyView {}
}
