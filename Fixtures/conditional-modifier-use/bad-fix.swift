// with: strict
import SwiftUI

extension View {
  @ViewBuilder
  func only<Result: View>(if flag: Bool, change: (Self) -> Result) -> some View {
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
}

struct Board: View {
  @State private var isOn = false; func changeIsOn() { withAnimation { isOn.toggle() } }
  @State private var isReady = true
  @State private var color: Color?; func changeColor() { withAnimation { color = .red } }
  @State private var width: CGFloat?; func changeWidth() { withAnimation { width = 8 } }

  var body: some View {
    VStack {
      Rectangle().only(if: isOn) { $0.scrollTargetLayout() }  // expect: `.only(isOn)`
      Rectangle().only(if: isOn) { $0.frame(width: 100) }  // expect: `.only(isOn)`
      Rectangle().only(if: isOn) { $0.opacity(0.3) }.padding()  // expect: `.only(isOn)`
      Rectangle()
        .frame(width: isOn ? 100 : nil)
        .only(if: isReady) { $0.border(Color.red) }  // expect: `.only(isReady)`
      Rectangle().only(if: isOn && isReady) { $0.padding(4).background(Color.red) }.opacity(0.5)  // expect: `.only(isOn && isReady)`
      Circle().only(if: !isReady) { $0.disabled(true) }  // expect: `.only(!isReady)`
      Circle().unlessBusy(isOn) { $0.disabled(true) }  // expect: `.unlessBusy(isOn)`
      Circle().unlessBusy(isOn) { $0.padding(8) }  // expect: `.unlessBusy(isOn)`
      Circle().only(if: isOn) { $0.allowsHitTesting(false) }  // expect: `.only(isOn)`
      Circle().only(if: isOn == isReady) { $0.allowsHitTesting(false) }  // expect: `.only(isOn == isReady)`
      Circle().only(if: isOn) { $0.padding() }  // expect: `.only(isOn)`
      Circle().only(if: isOn) { $0.fixedSize() }  // expect: `.only(isOn)`
      Circle().with(color) { $0.listRowBackground($1) }  // expect: `.with(color)`
      Circle().with(width) { view, width in view.frame(width: width) }  // expect: `.with(width)`
      Circle().with(width) { view, width in view.offset(x: width) }  // expect: `.with(width)`
      Circle().choose(isOn, one: { $0.opacity(0.2) }, other: { $0.opacity(0.8) })  // expect: `.choose(isOn)`
      Text("Bold").only(if: isOn) { $0.bold() }  // expect: `.only(isOn)`
      VStack { Text("Bold") }.only(if: isOn) { $0.bold() }  // expect: `.only(isOn)`
      Text("Ring").only(if: isOn) { $0.overlay { Circle().stroke() } }  // expect: `.only(isOn)`
      Text("Red").only(if: isOn) { $0.foregroundStyle(.red) }  // expect: `.only(isOn)`
      Circle().with(width) { (view, width) in view.frame(height: width) }  // expect: `.with(width)`
      // Left to the reader: no neutral value, a comment, a condition that is asked twice, more than a chain.
      Text("Tap").only(if: isOn) { $0.onTapGesture { isReady.toggle() } }  // expect: `.only(isOn)`
      Text("Note").only(if: isOn) { $0 /* a note */ .padding() }  // expect: `.only(isOn)`
      Text("Twice").only(if: ask()) { $0.padding(1).opacity(0.5) }  // expect: `.only(ask())`
      Text("Once").only(if: ask()) { $0.padding(1) }  // expect: `.only(ask())`
      Text("Two").only(if: isOn) { view in  // expect: `.only(isOn)`
        let inner = view.padding()
        return inner.opacity(0.5)
      }
      // Left to the reader: a choice between values of several lines, and what would no longer act when `isOn`
      // turns true.
      Circle().only(if: isOn) {  // expect: `.only(isOn)`
        $0.overlay(
          Text("Over")
            .bold())
      }
      Circle().only(if: isOn) { $0.onAppear { isReady = true } }  // expect: `.only(isOn)`
      Text("Self").only(if: isOn) { $0.overlay($0.blur(radius: 3)) }  // expect: `.only(isOn)`
    }
  }

  private func ask() -> Bool { isOn }
}
