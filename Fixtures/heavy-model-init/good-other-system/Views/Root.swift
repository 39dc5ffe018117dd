import SwiftUI

#if os(macOS)
  // Neither initializer that reads a file is in a program with this view.
  struct DeskRoot: View {
    @StateObject private var library = Library()
    @StateObject private var shelf = Shelf()
    var body: some View { Text(library.text + shelf.text) }
  }
#endif
