// with: strict
import SwiftUI

// What is known to change while the view is shown, on several ways.

struct Draft: View {
  @State private var text = ""
  var body: some View { TextField("Draft", text: $text) }
}

struct Note: Identifiable {
  let id: Int
  var isDone = false
}

/// An element of a list that is edited in place.
struct Notes: View {
  @State private var notes: [Note] = []
  var body: some View {
    List(notes) { note in
      if note.isDone { Draft().opacity(0.5) } else { Draft() }  // expect: info: both branches show `Draft`
    }
    .toolbar { Button("Done") { notes[0].isDone = true } }
  }
}

/// A binding that a child writes.
struct Switch: View {
  @Binding var isOn: Bool
  var body: some View { Button("Switch") { isOn.toggle() } }
}

struct Porch: View {
  @State private var isOn = false
  var body: some View {
    Switch(isOn: $isOn)
    if isOn { Draft().padding() } else { Draft() }  // expect: info: both branches show `Draft`
  }
}

/// The size of a window.
struct Wall: View {
  var body: some View {
    GeometryReader { proxy in
      if proxy.size.width > 600 { Draft().padding() } else { Draft() }  // expect: info: both branches show `Draft`
    }
  }
}

/// A view in a local, shown in a popover.
struct Toolbar: View {
  @Environment(\.horizontalSizeClass) private var width
  @State private var isOpen = false
  var body: some View {
    Button("Open") { isOpen = true }
      .popover(isPresented: $isOpen) {
        let draft = Draft()
        if width == .regular { draft.frame(width: 400) } else { draft }  // expect: info: both branches show `draft`
      }
  }
}

/// The appearance changes seldom.
struct Night: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View {
    if scheme == .dark { Draft().opacity(0.8) } else { Draft() }  // expect: info: both branches show `Draft`
  }
}
