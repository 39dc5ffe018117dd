import SwiftUI

final class Diary: ObservableObject {
  @Published var entries: [String] = []
  @Published var visits: [String] = []
}

enum Statistics {
  static func track(_ screen: String) { print(screen) }
}

/// Elements that are put into lists of the view and of its model, and what is counted.
struct DiaryView: View {
  @ObservedObject var diary: Diary
  @State private var history: [String] = []
  @State private var isCompact = false

  var body: some View {
    VStack {
      Text("A").onAppear { history.insert("opened", at: 0) }  // expect: `history` grows by one element
      Text("B").onAppear { diary.entries.append("opened") }  // expect: `entries` grows by one element
      Text("C").onAppear { self.diary.visits.insert("now", at: 0) }  // expect: `visits` grows by one element
      Text("D").onAppear { Statistics.track("diary") }  // expect: `track` is called each time  // help: check first whether the work was done, or start the work in the model
      Text("E").onAppear {
        isCompact = true
        Statistics.track("diary")  // expect: `track` is called each time
      }
    }
  }
}
