import SwiftUI

// Only the preview begins with a list of its own.

final class Downloads: ObservableObject {
  @Published var titles: [String] = []
}

struct DownloadList: View {
  @StateObject var downloads = Downloads()
  @State var isEditing = false
  var body: some View {
    List(downloads.titles, id: \.self) { Text($0) }
      .onTapGesture { isEditing.toggle() }
      .opacity(isEditing ? 0.5 : 1)
  }
}

struct Root: View {
  var body: some View { DownloadList() }
}

struct DownloadListPreviews: PreviewProvider {
  static var previews: some View { DownloadList(downloads: Downloads(), isEditing: true) }
}
