import CoreData
import SwiftUI

/// The call leaves out what the work needs.
final class Notes: ObservableObject {
  @Published var count = 0
  init(context: NSManagedObjectContext? = nil) {
    guard let context else { return }
    count = (try? context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Note"))) ?? 0
  }
}

struct NotesView: View {
  @StateObject private var notes = Notes()
  var body: some View { Text("\(notes.count)") }
}

/// Compiled for another system.
final class Pages: ObservableObject {
  @Published var count = 0
  #if os(iOS)
  init() { count = (try? String(contentsOfFile: "/pages", encoding: .utf8))?.count ?? 0 }
  #endif
}

#if os(macOS)
struct PagesView: View {
  @StateObject private var pages = Pages()
  var body: some View { Text("\(pages.count)") }
}
#endif
