import Model
import SwiftUI

// The initializer that reads a file is in no program with this view.
struct DeskRoot: View {
  @StateObject private var library = Library()
  var body: some View { Text(library.text) }
}
