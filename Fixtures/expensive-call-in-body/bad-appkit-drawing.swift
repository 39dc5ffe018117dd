import AppKit
import SwiftUI

/// AppKit's ways to draw an image.
struct Badge: View {
  let count: Int
  let space: CGColorSpace
  @State private var taps = 0
  var body: some View {
    VStack {
      Button("\(taps)") { taps += 1 }
      Image(nsImage: locked())
      Image(nsImage: handled())
      if let image = bitmap() { Image(image, scale: 1, label: Text("")) }
    }
  }
  private func locked() -> NSImage {
    let image = NSImage(size: NSSize(width: count, height: count))
    image.lockFocus()  // expect: info: `NSImage.lockFocus()` (image work) runs on every evaluation of `Badge.body`
    NSRect(x: 0, y: 0, width: count, height: 1).fill()
    image.unlockFocus()
    return image
  }
  private func handled() -> NSImage {
    NSImage(size: NSSize(width: count, height: count), flipped: false) { rect in  // expect: info: `NSImage(size:flipped:)`
      rect.fill()
      return true
    }
  }
  private func bitmap() -> CGImage? {
    guard
      let context = CGContext(  // expect: info: `CGContext(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)`
        data: nil, width: count, height: count, bitsPerComponent: 8, bytesPerRow: 0, space: space, bitmapInfo: 1)
    else { return nil }
    return context.makeImage()
  }
}

/// Draws when its input changes.
struct KeptBadge: View {
  let count: Int
  @State private var image: NSImage?
  var body: some View {
    ZStack { if let image { Image(nsImage: image) } }
      .task(id: count) { image = draw() }
  }
  private func draw() -> NSImage {
    let image = NSImage(size: NSSize(width: count, height: count))
    image.lockFocus()
    image.unlockFocus()
    return image
  }
}

struct Badges: View {
  @State private var count = 1
  @State private var title = ""
  var body: some View {
    Badge(count: count, space: CGColorSpaceCreateDeviceRGB())
    KeptBadge(count: count)
    Button("More") { count += 1 }
  }
}
