// with: strict
import SwiftUI

struct Clock: View {
  let face: Color
  var hasSeconds = false
  @State private var turn = 0.0  // note: `@State turn`
  func changeTurn() { turn += 1 }
  var body: some View { face.offset(x: turn) }
}

/// Owns nothing.
struct Chip: View {
  let text: String
  var body: some View { Text(text) }
}

struct Tower: View {
  @Binding var isNight: Bool
  func flipIsNight() { isNight.toggle() }
  @Binding var text: String
  @State var name: String?
  func clearName() { name = nil }

  var body: some View {
    VStack {
      if isNight {  // expect: info: both branches show `Clock` with different arguments
        Clock(face: .black)
      } else {
        Clock(face: .white)
      }
      if isNight {  // expect: info: both branches show `Chip`
        Chip(text: "night")
      } else {
        Chip(text: "day")
      }
      if let name {
        Chip(text: name)
      } else {
        Chip(text: "nobody")
      }
      // One text, two prompts.
      if isNight {  // expect: info: both branches show `TextField` with different arguments
        TextField("Dream", text: $text)
      } else {
        TextField("Plan", text: $text)
      }
      if isNight {  // expect: info: both branches show `TextField`
        TextField(title("Dream"), text: $text).bold()
      } else {
        TextField(title("Plan"), text: $text)
      }
      // All cases show the same view.
      switch isNight {  // expect: info: both branches show `Clock`
      case true: Clock(face: .black, hasSeconds: false)
      case false: Clock(face: .white, hasSeconds: true)
      }
    }
  }
}

func title(_ key: String) -> String { key }

struct Journal: View {
  let days: [String]
  @Binding var isDense: Bool
  func flipIsDense() { isDense.toggle() }
  var body: some View {
    // One collection: the position in it is lost.
    if isDense {  // expect: info: a change of `isDense` replaces the view, which resets the scroll position of `List`
      List(days, id: \.self) { Text($0).font(.caption) }
    } else {
      List(days, id: \.self) { Chip(text: $0) }
    }
  }
}

struct Page: View {
  let days: [String]
  @Binding var isDense: Bool
  func flipIsDense() { isDense.toggle() }
  var body: some View {
    // Mostly the same content.
    if isDense {  // expect: info: a change of `isDense` replaces the view, which resets the scroll position of `ScrollView`
      ScrollView {
        Chip(text: "head")
        Chip(text: "foot")
      }
    } else {
      ScrollView {
        Chip(text: "head")
        Chip(text: "foot")
        Text("more")
      }
    }
  }
}
