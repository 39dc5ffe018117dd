import SwiftUI

struct Past: View {
  let onShow: (String) -> Void
  // The row that calls `onShow` is not there yet.
  var body: some View { Text("Past") }
}

struct Trips: View {
  @State private var chosen: String?
  @State private var isShown = false
  @State private var edited: String?
  @State private var isEditing = false
  var body: some View {
    VStack {
      Past(onShow: { trip in
        chosen = trip
        isShown = true
      })
      Text("Trips")
    }
    .sheet(isPresented: $isShown) { if let chosen { Text(chosen) } }
    .sheet(isPresented: $isEditing) { if let edited { Text(edited) } }
  }

  // Nothing shows this part.
  private var editing: some View {
    Button("Edit") {
      edited = "Rome"
      isEditing = true
    }
  }
}
