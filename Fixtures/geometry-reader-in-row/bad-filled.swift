import SwiftUI

struct Photos: View {
  let names: [String]
  var body: some View {
    List(names, id: \.self) { name in
      GeometryReader { proxy in  // expect: info: a `GeometryReader` in each row  // help: give a `Color.clear` the size or an `.aspectRatio`, and put the content into its `.overlay`
        Image(name).resizable().scaledToFill().frame(width: proxy.size.width, height: proxy.size.width)
      }
    }
  }
}
