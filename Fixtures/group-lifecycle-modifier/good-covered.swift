import SwiftUI

/// The picker cannot be reached while the sheet covers it, and the launch ends before anything is presented.
struct Attachments: View {
  enum Kind { case images, files }
  @State private var kind = Kind.images
  @State private var isSharing = false
  var body: some View {
    VStack {
      Picker("Kind", selection: $kind) {
        Text("Images").tag(Kind.images)
        Text("Files").tag(Kind.files)
      }
      Group {
        if kind == .images { Text("Images") } else { Text("Files") }
      }
      .sheet(isPresented: $isSharing) { Text("Share") }
      Button("Share") { isSharing = true }
    }
  }
}

struct Launch: View {
  @State private var isLoading = true
  @State private var isAsking = false
  var body: some View {
    VStack {
      Group {
        if isLoading {
          ProgressView().onAppear { isLoading = false }
        } else {
          Button("Ask") { isAsking = true }
        }
      }
      .sheet(isPresented: $isAsking) { Text("Sure?") }
    }
  }
}
