import SwiftUI

final class Cabinet {
  deinit { print("over") }
}

struct Cabinets: View {
  private static let formatter = DateFormatter()
  private static let cabinet = Cabinet()
  private static var queue = OperationQueue()
  // A cache that lives as long as the view.
  @State private var current = Cabinet()
  @State private var cache = NSCache<NSString, NSString>()
  let session = URLSession.shared
  let manager = FileManager.default
  var body: some View { Text(Self.formatter.string(from: .now)) }
}

enum Kind { case open, shut }

struct Door: View {
  let kind = Kind.open
  let insets = EdgeInsets()
  var body: some View { Text("Door").padding(insets) }
}
