import SwiftUI

struct Stamp: Identifiable {
  let id: Int
  let country: String
}

struct StampCell: View {
  let stamp: Stamp
  let open: () -> Void
  var body: some View { Text(stamp.country).onTapGesture(perform: open) }
}

/// The action of a gesture, of a child, of a task, of an animation; matched by `switch` and `guard`.
struct Album: View {
  let stamps: [Stamp]
  @State private var tapped: Stamp?
  @State private var handed: Stamp?
  @State private var later: Stamp?
  @State private var moved: Stamp?
  @State private var isTapped = false
  @State private var isHanded = false
  @State private var isLater = false
  @State private var isMoved = false

  var body: some View {
    List(stamps) { stamp in
      Text(stamp.country).onTapGesture {
        tapped = stamp
        isTapped = true
      }
      StampCell(stamp: stamp) {
        handed = stamp
        isHanded = true
      }
      Button("Later") {
        Task {
          later = stamp
          isLater = true
        }
      }
      Button("Move") {
        withAnimation {
          moved = stamp
          isMoved = true
        }
      }
    }
    .sheet(isPresented: $isTapped) {  // expect: warning: the `sheet` can show an outdated `tapped`  // help: let the body depend on it: capture the value in the content, `{ [tapped] in … }`
      switch tapped {
      case .some(let stamp): Text(stamp.country)
      case nil: EmptyView()
      }
    }
    .sheet(isPresented: $isHanded, content: {  // expect: the `sheet` can show an outdated `handed`
      handed.map { Text($0.country) }
      if let handed { Text(handed.country) }
    })
    .popover(isPresented: $isLater, arrowEdge: .bottom) {  // expect: the `popover` can show an outdated `later`
      Text(later.map(\.country) ?? "")
    }
    .sheet(isPresented: $isMoved) {  // expect: the `sheet` can show an outdated `moved`
      if let stamp = moved { Text(stamp.country) } else { ProgressView() }
    }
  }
}

struct AlbumDetails: ViewModifier {
  let stamp: Stamp
  @State private var shown: Stamp?
  @State private var isShown = false
  func body(content: Content) -> some View {
    content
      .onLongPressGesture {
        shown = stamp
        isShown = true
      }
      .sheet(isPresented: $isShown) { if let shown { Text(shown.country) } }  // expect: the `sheet` can show an outdated `shown`: it is set together with `isShown`, and only the content reads it  // help: present the value with `.sheet(item: $shown) { … }`
  }
}
