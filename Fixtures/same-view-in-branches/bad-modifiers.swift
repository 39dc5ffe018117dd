// with: strict
import SwiftUI

struct Kettle: View {
  @State private var level = 0.0  // note: `@State level` returns to its initial value
  func changeLevel() { level += 1 }
  @StateObject private var heater = Heater()  // note: `@StateObject heater` returns to its initial value
  var body: some View { Gauge(value: level) { Text(heater.name) } }
}

final class Heater: ObservableObject {
  @Published var name = "H"
  func rename() { name += "h" }
}

/// Nothing of its own, but a view all the same.
struct Crumb: View {
  let text: String
  var body: some View { Text(text) }
}

struct Kitchen: View {
  @Binding var isHot: Bool
  func flipIsHot() { isHot.toggle() }
  @Binding var note: String
  @Binding var volume: Double
  @State var owner: String?
  func clearOwner() { owner = nil }

  var body: some View {
    VStack {
      // One arm changes it, the other leaves it alone.
      if isHot {  // expect: info: both branches show `Kettle` and differ only in `.opacity`; a change of `isHot` replaces the view, which resets `@State level` of `Kettle` and `@StateObject heater`
        Kettle().opacity(0.5)
      } else {
        Kettle()
      }
      // Both change it.
      if isHot {  // expect: info: differ only in `.padding`
        Crumb(text: "a").padding(8)
      } else {
        Crumb(text: "a").padding(4)
      }
      // Parentheses, `self.`, a group around one view and a closure inside the parentheses say the same.
      if isHot {  // expect: info: both branches show `Crumb` and differ only in `.border`
        Group { Crumb(text: self.note) }
      } else {
        Crumb(text: (note)).border(Color.red)
      }
      // The text being edited.
      if isHot {  // expect: info: a change of `isHot` replaces the view, which resets the focus of `TextField`
        TextField("Note", text: $note).foregroundStyle(.red)
      } else {
        TextField("Note", text: $note)
      }
      // The finger is on it.
      if isHot {  // expect: info: both branches show `Slider`
        Slider(value: $volume).tint(.red)
      } else {
        Slider(value: $volume)
      }
      // A stack is worth a word for what it holds.
      if isHot {  // expect: info: both branches show `HStack`
        HStack { Kettle() }.background(Color.red)
      } else {
        HStack { Kettle() }
      }
      // No difference at all.
      if isHot {  // expect: info: both branches show the same `Kettle`
        Kettle()
      } else {
        Kettle()
      }
      // A chain is told once, at its first `if`.
      if isHot {  // expect: info: 3 branches show `Crumb` and differ only in `.bold` and `.italic`
        Crumb(text: "b").bold()
      } else if volume > 0 {
        Crumb(text: "b").italic()
      } else {
        Crumb(text: "b")
      }
      // The view need not stand in each arm.
      if isHot {  // expect: info: both branches show `Kettle`
        Kettle().disabled(true)
      } else if volume > 3 {
        Text("wait")
      } else {
        Kettle()
      }
      if let owner {  // expect: info: a change of `owner` replaces the view, which resets `@State level` of `Kettle` and `@StateObject heater`
        Kettle().help(owner)
      } else {
        Kettle()
      }
      switch volume {  // expect: info: a change of `volume` replaces the view, which resets `@State level` of `Kettle` and `@StateObject heater`
      case 0: Kettle().grayscale(1)
      default: Kettle()
      }
      // An availability beside a condition that changes.
      if #available(iOS 17, *), isHot {  // expect: info: a change of `isHot` replaces the view, which resets `@State level` of `Kettle` and `@StateObject heater`
        Kettle().blur(radius: 2)
      } else {
        Kettle()
      }
    }
  }
}

extension View {
  func apply<Result: View>(@ViewBuilder _ change: (Self) -> Result) -> Result { change(self) }
}

struct Shelf: View {
  @Binding var isWide: Bool
  func flipIsWide() { isWide.toggle() }
  var body: some View {
    Crumb(text: "x").apply { view in
      if isWide { view.bold() } else { view }  // expect: info: both branches show `view` and differ only in `.bold`
    }
  }
}

/// Through a property of the view itself.
struct Desk: View {
  @Binding var isWide: Bool
  func flipIsWide() { isWide.toggle() }
  var body: some View {
    ZStack {
      if isWide { kettle.padding() } else { kettle }  // expect: info: which resets `@State level`
    }
  }
  private var kettle: some View { Kettle() }
}

/// A view that wraps one of UIKit.
struct Sheet: UIViewRepresentable {
  func makeUIView(context: Context) -> UITextView { UITextView() }
  func updateUIView(_ view: UITextView, context: Context) {}
}

struct Easel: View {
  @Binding var isWide: Bool
  func flipIsWide() { isWide.toggle() }
  var body: some View {
    if isWide {  // expect: info: a change of `isWide` replaces the view, which re-creates the platform view of `Sheet`
      Sheet().padding()
    } else {
      Sheet()
    }
  }
}

/// A name of a framework's view, nested where other code does not see it; and a property that is named like a type.
enum Theme {
  enum Button { static let height = 4.0 }
}

struct Bench: View {
  @Binding var isWide: Bool
  func flipIsWide() { isWide.toggle() }
  var body: some View {
    VStack {
      Button("Go") {}
        .apply { view in
          if isWide { view.bold() } else { view.italic() }  // expect: info: both branches show `view`
        }
      if isWide { Main.padding() } else { Main }  // expect: info: both branches show `Main`
    }
  }
  private var Main: some View { Kettle() }
}

/// A modifier of the project's own on a view whose type only the compiler knows.
extension View {
  func striped(_ count: Int) -> some View { overlay { Color.red } }
}

struct Rug: View {
  @Binding var isWide: Bool
  func flipIsWide() { isWide.toggle() }
  var body: some View {
    Button("Go") {}
      .apply { view in
        if isWide {  // expect: info: both branches show `view` and differ only in `.striped` and `.frame`
          view.striped(3)
        } else {
          view
            .frame(width: 20)
        }
      }
  }
}
