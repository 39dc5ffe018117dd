import SwiftUI

/// The work is over at once: nothing is left to cancel.
struct Download: View {
  @State private var task: URLSessionDownloadTask?
  let url: URL
  var body: some View {
    Text("Download")
      .onAppear {
        Task {
          task = URLSession.shared.downloadTask(with: url) { _, _, _ in }
          task?.resume()
        }
      }
  }
}
