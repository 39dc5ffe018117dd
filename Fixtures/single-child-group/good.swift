import SwiftUI

struct Cover: View {
  let title: String?
  let pages: [String]
  let isWide: Bool
  var body: some View {
    VStack {
      Group {
        if let title { Text(title) } else { ProgressView() }
      }
      .font(.headline)
      Group {
        switch pages.count {
        case 0: Text("Empty")
        default: Text("Pages")
        }
      }
      .padding()
      Group {
        ForEach(pages, id: \.self) { Text($0) }
      }
      .padding()
      Group {
        Text("One")
        Text("Two")
      }
      .padding()
      Group {
        #if os(iOS)
          Text("Phone")
        #else
          Text("Desk")
        #endif
      }
      .padding()
      Group {
        let count = pages.count
        Text("\(count)")
      }
      .padding()
      Group(subviews: Text("a")) { views in
        VStack { views }
      }
    }
  }
}

struct Box {
  struct Group<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View { content.padding() }
  }

  // Another `Group`.
  struct Page: View {
    var body: some View { Group { Text("In a box") } }
  }
}
