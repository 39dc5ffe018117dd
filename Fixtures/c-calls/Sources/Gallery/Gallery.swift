// Views that call C and Objective-C: what a body may call, and what it must not. `// expect: rule` at the end of a
// line demands a finding there, and `// strict: rule` one in strict mode only; every other line demands silence.

import CThumb
import SwiftUI
import ThumbStore

struct Gallery: View {
  @State private var paths: [String] = []
  @State private var selected: Thumb?

  private func loadThumbnail(_ path: String) -> Thumb {
    thumb_load(path)  // expect: expensive-call-in-body
  }

  var body: some View {
    List(paths, id: \.self) { path in  // strict: self-id-on-mutable-value
      Text("\(loadThumbnail(path).width)")
      Text("\(cachedWidth(of: path))")  // strict: expensive-call-in-body
    }
    Button("Load") {
      paths.append("")
      selected = thumb_load(paths[0])
    }
      .task { selected = thumb_load(paths[0]) }
  }
}

struct Detail: View {
  let thumb: Thumb
  let store: ThumbStore

  var body: some View {
    Text(String(cString: thumb_default_title()))
    Text("\(thumb.diagonal) \(thumb_area(thumb)) \(thumb_title_length([thumb]))")
    Text("\(thumb.reloaded(size: ThumbSmall).width)")  // expect: expensive-call-in-body
    Text("\(store.count)")  // expect: expensive-call-in-body
    Text("\(store.data(forPath: "a", quality: .draft)?.count ?? 0)")  // expect: expensive-call-in-body
    Text(store.titleForThumb(atPath: "a"))
    Text(store.folder ?? "")
    Button("Reload") { _ = store.data(forPath: "a", quality: .final) }
      .onAppear { store.load { _ in } }
  }
}

struct Owner: View {
  private let store = ThumbStore(folder: "/thumbs")  // strict: reference-created-in-view-property
  private let shared = ThumbStore.shared
  let thumb: Thumb

  init(path: String) {
    thumb = thumb_load(path)  // expect: expensive-call-in-init
  }

  var body: some View { Detail(thumb: thumb, store: shared) }
}

struct Loaded: View {
  @State private var title = ""

  var body: some View {
    TextField("Title", text: $title)
    Text("\(title) \(ThumbStore(plist: "/thumbs.plist").folder ?? "")")  // expect: expensive-call-in-body
  }
}

extension Thumb: @retroactive Hashable {
  public static func == (a: Thumb, b: Thumb) -> Bool { a.width == b.width && a.height == b.height }
  public func hash(into hasher: inout Hasher) { hasher.combine(width) }
}

struct Strip: View {
  @State private var thumbs: [Thumb] = []

  var body: some View {
    ForEach(thumbs, id: \.self) { thumb in  // expect: self-id-on-mutable-value
      Text("\(thumb.width)")
    }
    Button("Wider") { thumbs[0].width += 1 }
  }
}
