import CoreData
import SwiftUI

// Nothing can keep a predicate of what the view gets.

struct Shelf: View {
  @FetchRequest private var books: FetchedResults<NSManagedObject>
  init(room: String) {
    _books = FetchRequest(sortDescriptors: [], predicate: NSPredicate(format: "room == %@", room))
  }
  var body: some View { Text("\(books.count)") }
}

struct Library: View {
  @State private var room = ""
  var body: some View {
    TextField("Room", text: $room)
    Shelf(room: room)
  }
}
