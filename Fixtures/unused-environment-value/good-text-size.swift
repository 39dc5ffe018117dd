import SwiftUI
import UIKit

/// The font is made by UIKit, which knows the size of the text when the body is evaluated.
struct Headline: View {
  @Environment(\.dynamicTypeSize) private var textSize
  var body: some View { Text("News").font(Font(UIFont.preferredFont(forTextStyle: .headline))) }
}
