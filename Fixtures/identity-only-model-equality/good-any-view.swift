import SwiftUI

struct Speaker: Identifiable, Equatable {
  let id: Int
  var name: String
  var picture: AnyView
  static func == (lhs: Speaker, rhs: Speaker) -> Bool { lhs.id == rhs.id && lhs.name == rhs.name }
}

struct SpeakerRow: View {
  let speaker: Speaker
  var body: some View {
    Text(speaker.name)
    speaker.picture
  }
}
