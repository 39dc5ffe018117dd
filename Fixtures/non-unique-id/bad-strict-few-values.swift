// Few values for many elements; or one for each: the code does not say.
// with: strict
import SwiftUI

enum Mood { case calm, loud }

struct Track { let text: String; let mood: Mood; let count: Int }

struct Tracks: View {
  let tracks: [Track]
  var body: some View {
    ForEach(tracks, id: \.mood) { Text($0.text) }  // expect: info: one of the few cases of `Mood`
    ForEach(tracks, id: \.count) { Text($0.text) }  // expect: info: `Track.count` is a count
  }
}
