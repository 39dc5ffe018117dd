import SwiftUI
import WidgetKit

struct EpisodeView: View {
  let picture: Data

  var body: some View { Text("\(picture.count)") }
}

struct EpisodeEntryView: View {
  let entry: Data

  var body: some View { EpisodeView(picture: entry) }
}
