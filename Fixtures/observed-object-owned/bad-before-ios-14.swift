// `@StateObject` is not there: no fix.
// with: iOS=13
import SwiftUI

final class Metronome: ObservableObject { @Published var beat = 0 }

struct MetronomeView: View {
  @ObservedObject private var metronome = Metronome()  // expect: info: does not own its object  // help: store the `Metronome` in an object that lasts longer than the view, and pass it in
  var body: some View { Text("\(metronome.beat)") }
}

extension Metronome { func tick() { beat += 1 } }
