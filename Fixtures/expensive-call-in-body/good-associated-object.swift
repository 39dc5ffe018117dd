import AppKit
import SwiftUI

private enum Association { nonisolated(unsafe) static var key: UInt8 = 0 }

extension NSImage {
  /// Read once for each image, which keeps it.
  var size64: String {
    if let known = objc_getAssociatedObject(self, &Association.key) as? NSString { return known as String }
    let text = measured()
    objc_setAssociatedObject(self, &Association.key, text as NSString, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    return text
  }

  private func measured() -> String {
    guard let data = tiffRepresentation, let bitmap = NSBitmapImageRep(data: data) else { return "" }
    return "\(bitmap.pixelsWide)"
  }
}

struct Cover: View {
  let image: NSImage
  @State private var isLarge = false
  var body: some View {
    Button(image.size64) { isLarge.toggle() }
      .opacity(isLarge ? 1 : 0.5)
  }
}
