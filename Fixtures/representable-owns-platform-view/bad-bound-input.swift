import SwiftUI

// Mostly the picker on screen itself changes the time.

struct TimePicker: UIViewRepresentable {
  let picker = UILabel()  // expect: warning: uses one that is not on screen
  @Binding var time: String

  func makeUIView(context: Context) -> UILabel { picker }
  func updateUIView(_ view: UILabel, context: Context) { picker.text = time }
}

struct Alarm: View {
  @State private var time = "7:00"
  var body: some View {
    TextField("Time", text: $time)
    TimePicker(time: $time)
  }
}
