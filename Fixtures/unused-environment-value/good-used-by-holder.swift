import SwiftUI

struct NoteRow: View {
  @Environment(\.dismiss) var dismiss
  var body: some View { Text("Note") }
}

/// It names no view, but holds one.
struct NoteRowHolder {
  let row: NoteRow
  func leave() { row.dismiss() }
}
