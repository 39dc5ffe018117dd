import SwiftUI

extension UserDefaults {
  static var showsPreviews: Bool { standard.bool(forKey: "previews") }
}

struct Picture: View {
  @AppStorage("previews") private var showsPreviews = UserDefaults.showsPreviews
  let name: String
  var body: some View { Image(name).opacity(showsPreviews ? 1 : 0.5) }
}

struct Pictures: View {
  @State private var names: [String] = []
  var body: some View {
    Button("More") { names.append("cat") }
    List(names, id: \.self) { Picture(name: $0) }
  }
}
