import SwiftUI

struct Shelf: View {
  let name: String
  @State private var count = 0
  private var place: String {
    let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
    return folder.appendingPathComponent(name).path
  }
  var body: some View {
    Text(place)
    Text(Bundle.main.path(forResource: name, ofType: "txt") ?? "")
    Stepper("Again", value: $count)
  }
}
