import SwiftUI

final class Clock: ObservableObject { @Published var hour = 0 }

extension Clock { func tick() { hour += 1 } }

struct Face: View {
  @ObservedObject var clock = Clock()
  var body: some View { Text("\(clock.hour)") }
}

struct Faces_Previews: PreviewProvider {
  static var previews: some View { Face() }
}
