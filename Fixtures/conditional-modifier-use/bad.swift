// with: strict
import SwiftUI

extension View {
  @ViewBuilder
  func only<Result: View>(if flag: Bool, change: (Self) -> Result) -> some View {  // note: `only` branches here
    if flag { change(self) } else { self }
  }

  @ViewBuilder
  func unlessBusy<Result: View>(_ isBusy: Bool, change: (Self) -> Result) -> some View {
    if !isBusy { change(self) } else { self }
  }

  @ViewBuilder
  func with<Value, Result: View>(_ value: Value?, change: (Self, Value) -> Result) -> some View {
    if let value { change(self, value) } else { self }
  }

  @ViewBuilder
  func choose<One: View, Other: View>(_ flag: Bool, one: (Self) -> One, other: (Self) -> Other) -> some View {
    if flag { one(self) } else { other(self) }
  }

  @ViewBuilder
  func outlined(_ color: Color?) -> some View {
    if let color { border(color) } else { self }
  }

  @ViewBuilder
  func hidden(_ isHidden: Bool) -> some View {
    if isHidden { hidden() } else { self }
  }
}

@ViewBuilder
func highlight<Content: View>(_ content: Content, _ isOn: Bool) -> some View {
  if isOn { content.background(.yellow) } else { content }
}

struct Tilted<Content: View>: View {  // note: `Tilted` branches in its `body`
  let isTilted: Bool
  let content: Content

  var body: some View {
    if isTilted { content.rotationEffect(.degrees(3)) } else { content }
  }
}

struct Board: View {
  @State private var isOn = false
  @State private var isReady = true
  @State private var color: Color?; func changeColor() { withAnimation { color = .red } }
  @State private var width: CGFloat?; func changeWidth() { withAnimation { width = 8 } }

  var body: some View {
    VStack {
      Rectangle().only(if: isOn) { $0.frame(width: 100) }
      //          ^~~~ expect: info: `.only(isOn)` replaces `Rectangle` with a different view when `isOn` changes
      Rectangle()
        .frame(width: isOn ? 100 : nil)
        .only(if: isReady) { $0.border(Color.red) }  // expect: `.only(isReady)` replaces `Rectangle` with a different view when `isReady` changes
      Rectangle()
        .opacity(isOn ? 1 : 0.5)
        .offset(x: isReady ? 20 : 0)
        .padding()
        .only(if: isOn) {  // expect: the change of `.opacity` does not animate
          $0
            .padding(4)
            .background(Color.red)
        }
      Circle().unlessBusy(isOn) { $0.disabled(true) }  // expect: `.unlessBusy(isOn)` replaces `Circle` with a different view when `isOn` changes
      Circle().with(color) { $0.listRowBackground($1) }  // expect: `.with(color)` replaces `Circle` with a different view when `color` changes
      Circle().with(width) { view, width in view.frame(width: width) }  // expect: `.with(width)`
      Circle().choose(isOn, one: { $0.opacity(0.2) }, other: { $0.opacity(0.8) })  // expect: `.choose(isOn)`
      Circle().outlined(color)  // expect: `.outlined(color)` replaces `Circle` with a different view when `color` changes
      Text("Busy").hidden(!isReady)  // expect: `.hidden(!isReady)` replaces `Text` with a different view when `!isReady` changes
      highlight(Text("New"), isOn)  // expect: `highlight` replaces `Text` with a different view when `isOn` changes
      Tilted(isTilted: isOn, content: Image("logo"))  // expect: `Tilted` replaces `Image` with a different view when `isOn` changes
      Image("logo").only(if: isOn) { $0.onTapGesture { isReady.toggle() } }  // expect: `.only(isOn)` replaces `Image` with a different view when `isOn` changes
      Toggle("On", isOn: $isOn).only(if: isReady) { $0.toggleStyle(.button) }  // expect: `.only(isReady)`
      Text("Bold").only(if: isOn) { $0.bold() }  // expect: `.only(isOn)`
      Text("Ring").only(if: isOn) { $0.overlay { Circle().stroke() } }  // expect: `.only(isOn)`
      Text("Big").only(if: isOn == isReady) { $0.font(.title) }  // expect: `.only(isOn == isReady)`
    }
  }

  // In a local, and on a part.
  private var footer: some View {
    let label = Text("End").only(if: isOn) { $0.padding() }  // expect: `.only(isOn)` replaces `Text` with a different view when `isOn` changes
    return title.only(if: isOn) { $0.padding() }.background(label)  // expect: `.only(isOn)` replaces `title` with a different view when `isOn` changes
  }

  private var title: some View { Text("Title") }
}
