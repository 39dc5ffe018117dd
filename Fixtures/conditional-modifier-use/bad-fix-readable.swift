// with: strict
import SwiftUI

extension View {
  @ViewBuilder func applyIf<Result: View>(_ condition: Bool, transform: (Self) -> Result) -> some View {
    if condition { transform(self) } else { self }
  }
}

struct Player: View {
  @State private var height: CGFloat?
  @State private var isFree = false
  @State private var tint: Color?
  @State private var settings = Settings()
  struct Settings { var appearance = Appearance() }
  struct Appearance { var isCompactInLandscapeOrientation = false }

  var body: some View {
    VStack {
      Text("a")
        .applyIf(height != nil) { $0.frame(height: height) }  // expect:
      Text("b")
        .applyIf(height != nil) { $0.opacity(height!) }  // expect:
      Text("c")
        .applyIf(!isFree) { $0.frame(height: 30) }  // expect:
      // An ancestor's tint would be lost.
      Button("d") {}
        .applyIf(tint != nil) { $0.tint(tint) }  // expect:
      // A menu that is there, and empty.
      Text("e")
        .applyIf(isFree) {  // expect:
          $0.contextMenu {
            Button("Copy") {}
          }
        }
      Text("f")
        .applyIf(settings.appearance.isCompactInLandscapeOrientation) {  // expect:
          $0.opacity(0.5).blur(radius: 2)
        }
    }
    .onTapGesture {
      withAnimation {
        isFree.toggle()
        height = 3
        tint = .red
        settings.appearance.isCompactInLandscapeOrientation.toggle()
      }
    }
  }
}
