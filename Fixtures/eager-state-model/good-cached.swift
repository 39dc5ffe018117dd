import CoreData
import SwiftUI

final class Contact: NSObject {
  nonisolated(unsafe) static var known: [String: Contact] = [:]
  let key: String

  init(key: String, context: NSManagedObjectContext) {
    self.key = key
    super.init()
    // On the main thread it is put off.
    if Thread.isMainThread {
      context.perform { _ = try? context.fetch(NSFetchRequest<NSManagedObject>(entityName: key)) }
    } else {
      _ = try? context.fetch(NSFetchRequest<NSManagedObject>(entityName: key))
    }
  }

  static func instance(of key: String, _ context: NSManagedObjectContext) -> Contact {
    if let contact = known[key] { return contact }
    let contact = Contact(key: key, context: context)
    known[key] = contact
    return contact
  }
}

struct ContactView: View {
  @State private var contact: Contact
  init(key: String, context: NSManagedObjectContext) {
    _contact = State(initialValue: Contact.instance(of: key, context))
  }
  var body: some View { Text(contact.key) }
}

struct Contacts: View {
  let context: NSManagedObjectContext
  @State private var number = 0
  var body: some View {
    Button("Next") { number += 1 }
    ContactView(key: "\(number)", context: context)
  }
}
