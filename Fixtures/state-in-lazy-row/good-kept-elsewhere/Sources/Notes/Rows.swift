import SwiftUI

final class NoteModel: ObservableObject, Identifiable {
  let id: Int
  @Published var text = ""
  init(id: Int) { self.id = id }
}

struct Notes: View {
  let models: [NoteModel]
  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(models) { NoteRow(model: $0) }
        ForEach(models) { PreviewRow(model: $0) }
      }
    }
  }
}

/// The list has the object, whatever becomes of the row.
struct NoteRow: View {
  @StateObject private var model: NoteModel
  init(model: NoteModel) { _model = StateObject(wrappedValue: model) }
  var body: some View { Text(model.text) }
}

struct PreviewRow: View {
  @ObservedObject var model: NoteModel
  @State private var chosen: NoteModel?
  var body: some View {
    Button(model.text) { chosen = model }
      .sheet(item: $chosen) { Text($0.text) }
  }
}
