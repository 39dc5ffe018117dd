import SwiftUI

// The widget has a view of the same name, to which it passes a picture. This one is another type.
struct EpisodeView: View {
  @State var picture = Data()  // expect: `@State var picture` is not `private`

  var body: some View { Text("\(picture.count)").onTapGesture { picture = Data() } }
}

struct EpisodeList: View {
  var body: some View { EpisodeView() }
}
