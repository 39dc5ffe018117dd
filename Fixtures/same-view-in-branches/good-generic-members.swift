import SwiftUI

protocol Setting {}
struct Tone: Setting {}
struct Pace: Setting {}
extension Setting where Self == Tone { static var tone: Tone { Tone() } }
extension Setting where Self == Pace { static var pace: Pace { Pace() } }

struct Editor<Kind: Setting>: View {
  let kind: Kind
  @State private var isOn = false
  init(_ kind: Kind) { self.kind = kind }
  var body: some View { Toggle("On", isOn: $isOn) }
}

// The members are of different types, and so are the views.

struct Settings: View {
  @State private var isTone = true
  var body: some View {
    VStack {
      Toggle("Tone", isOn: $isTone)
      if isTone { Editor(.tone) } else { Editor(.pace) }
    }
  }
}
