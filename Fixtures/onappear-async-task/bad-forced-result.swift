// with: iOS=15
import SwiftUI

final class Series {
  var seasons: [String] = []
  func load() async {
    guard let (data, _) = try? await URLSession.shared.data(from: URL(fileURLWithPath: "/")) else { return }
    seasons = ["\(data.count)"]
  }
}

// Cancelled, `load()` leaves no season.
struct SeriesView: View {
  let series: Series
  @State private var season = ""
  var body: some View {
    Text(season)
      .onAppear {
        Task {  // expect: continues after the view is removed
          // help: use `.task { … }`, which SwiftUI cancels with the view, unless the work has to finish; end it early where a result is missing
          await series.load()
          season = series.seasons.first!
        }
      }
  }
}
