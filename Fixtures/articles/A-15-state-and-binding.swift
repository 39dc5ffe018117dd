import SwiftUI

struct Orange: View {
  @State private var isPeeled = false
  var body: some View { Knife(isPeeled: $isPeeled) }
}

struct Knife: View {
  @Binding var isPeeled: Bool
  var body: some View { Button("Peel") { isPeeled = true } }
}

struct Lemon: View {
  @State var isPeeled = false  // expect: private-state: isPeeled
  var body: some View { Knife(isPeeled: $isPeeled) }
}
