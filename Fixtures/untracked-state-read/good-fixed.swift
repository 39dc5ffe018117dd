import SwiftUI
import UIKit

// The system starts the app again when its language changes.

struct Languages: View {
  let code: String
  var body: some View {
    Text(Locale.current.localizedString(forLanguageCode: code) ?? code)
    Text(Locale.current.identifier)
  }
}

// A layout is not a view, and can read nothing else.

struct Wrapped: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 10, height: UIScreen.main.bounds.height)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

// A cache that only its type fills and empties.

enum Places {
  private static var known: [Int: String] = [:]
  static func keep(_ place: String, for id: Int) { known[id] = place }
  static func forget(_ id: Int) { known.removeValue(forKey: id) }
  static func place(_ id: Int) -> String? { known[id] }
}

struct PlaceRow: View {
  let id: Int
  var body: some View { Text(Places.place(id) ?? "") }
}

final class PlaceLoader {
  func received(_ place: String, for id: Int) { Places.keep(place, for: id) }
  func lost(_ id: Int) { Places.forget(id) }
}
