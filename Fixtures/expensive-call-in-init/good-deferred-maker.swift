import AVFoundation
import SwiftUI

// A closure that only an autoclosure calls.

final class Lens: ObservableObject {
  let session: AVCaptureSession
  init(session: AVCaptureSession) { self.session = session }
}

struct Finder: View {
  @StateObject private var lens: Lens

  init(lens: @autoclosure @escaping () -> Lens) { _lens = StateObject(wrappedValue: lens()) }

  init(isWide: Bool) {
    let make = { Lens(session: AVCaptureSession()) }
    self = .init(lens: make())
  }

  init(isNarrow: Bool) {
    let make = { Lens(session: AVCaptureSession()) }
    self.init(lens: make())
  }

  var body: some View { Text("\(lens.session.isRunning)") }
}

struct Studio: View {
  @State private var count = 0
  var body: some View {
    Stepper("\(count)", value: $count)
    Finder(isWide: count > 1)
    Finder(isNarrow: count > 2)
  }
}
