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
      Rectangle().scrollTargetLayout(isEnabled: isOn)  // expect: `.only(isOn)`
      Rectangle().frame(width: isOn ? 100 : nil)  // expect: `.only(isOn)`
      Rectangle().opacity(isOn ? 0.3 : 1).padding()  // expect: `.only(isOn)`
      Rectangle()
        .frame(width: isOn ? 100 : nil)
        .border(isReady ? Color.red : Color.clear)  // expect: `.only(isReady)`
      Rectangle().padding(isOn && isReady ? 4 : 0).background(isOn && isReady ? Color.red : Color.clear).opacity(0.5)  // expect: `.only(isOn && isReady)`
      Circle().disabled(!isReady)  // expect: `.only(!isReady)`
      Circle().disabled(!isOn)  // expect: `.unlessBusy(isOn)`
      Circle().padding(isOn ? 0 : 8)  // expect: `.unlessBusy(isOn)`
      Circle().allowsHitTesting(!isOn)  // expect: `.only(isOn)`
      Circle().allowsHitTesting(!(isOn == isReady))  // expect: `.only(isOn == isReady)`
      Circle().padding(isOn ? .all : [])  // expect: `.only(isOn)`
      Circle().fixedSize(horizontal: isOn, vertical: isOn)  // expect: `.only(isOn)`
      Circle().listRowBackground(color)  // expect: `.with(color)`
      Circle().frame(width: width)  // expect: `.with(width)`
      Circle().offset(x: width ?? 0)  // expect: `.with(width)`
      Circle().opacity(isOn ? 0.2 : 0.8)  // expect: `.choose(isOn)`
      Text("Bold").bold(isOn)  // expect: `.only(isOn)`
      VStack { Text("Bold") }.only(if: isOn) { $0.bold() }  // expect: `.only(isOn)`
      Text("Ring").overlay { if isOn { Circle().stroke() } }  // expect: `.only(isOn)`
      Text("Red").foregroundStyle(isOn ? AnyShapeStyle(.red) : AnyShapeStyle(.foreground))  // expect: `.only(isOn)`
      Circle().frame(height: width)  // expect: `.with(width)`
      // Left to the reader: no neutral value, a comment, a condition that is asked twice, more than a chain.
      Text("Tap").only(if: isOn) { $0.onTapGesture { isReady.toggle() } }  // expect: `.only(isOn)`
      Text("Note").only(if: isOn) { $0 /* a note */ .padding() }  // expect: `.only(isOn)`
      Text("Twice").only(if: ask()) { $0.padding(1).opacity(0.5) }  // expect: `.only(ask())`
      Text("Once").padding(ask() ? 1 : 0)  // expect: `.only(ask())`
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
