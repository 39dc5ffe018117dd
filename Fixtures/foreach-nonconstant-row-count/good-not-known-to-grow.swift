import SwiftUI

struct Phone: Identifiable {
  let id: Int
  let note: String?
}

/// What is passed may always be a few.
struct Person: View {
  let phones: [Phone]
  var body: some View {
    List(phones) { phone in
      if let note = phone.note { Text(note) }
    }
  }
}
