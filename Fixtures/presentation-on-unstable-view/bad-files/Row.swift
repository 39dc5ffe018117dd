// with: strict
import SwiftUI

struct PostRow: View {
  let post: String
  @State private var isReporting = false
  var body: some View {
    VStack { menu }
  }
  private var menu: some View {
    Button(post) { isReporting = true }
      .sheet(isPresented: $isReporting) { Text("Report") }  // expect: info: row of a `List`
  }
}

/// Pushed from a row, shown on a screen of its own.
struct PostDetail: View {
  let post: String
  @State private var isReporting = false
  var body: some View {
    Text(post).sheet(isPresented: $isReporting) { Text("Report") }
  }
}
