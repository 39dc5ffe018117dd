import SwiftUI

#if !os(macOS)
  struct PhoneRoot: View {
    @StateObject private var library = Library()  // expect: info: creating `library` blocks the main thread
    @StateObject private var shelf = Shelf()  // expect: info: creating `shelf` blocks the main thread
    var body: some View { Text(library.text + shelf.text) }
  }
#endif
