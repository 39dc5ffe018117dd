import SwiftUI

struct PlaceForm: View {
  @ObservedObject var atlas: Atlas
  var body: some View {
    TextEditor(text: $atlas.current.title)  // note: edited here
    List(atlas.places) { Text($0.title) }
  }
}
