import SwiftUI

struct Scan: View {
  let url: URL
  @State private var text = ""
  var body: some View {
    Text(text)
      .onAppear {
        Task {  // expect: this `Task` continues after the view is removed  // help: from iOS 15 on, use `.task { … }`, which SwiftUI cancels with the view, unless the work has to finish; catch errors in it
          let (data, _) = try await URLSession.shared.data(from: url)
          text = String(decoding: data, as: UTF8.self)
        }
      }
  }
}
