import SwiftUI

enum Lane: String, CaseIterable { case slow, fast }

struct Swimmer: Identifiable {
  var id: Lane { lane }  // expect: warning: `Swimmer.id` is `lane`, which `Picker` edits
  var lane = Lane.slow
}

struct Alarm: Identifiable {
  var id: Date { time }  // expect: warning: `Alarm.id` is `time`, which `DatePicker` edits
  var time = Date()
}

struct Pool: View {
  @State private var swimmers: [Swimmer] = []
  @State private var alarms: [Alarm] = []
  var body: some View {
    List($swimmers) { $swimmer in
      Picker("Lane", selection: $swimmer.lane) {  // note: edited here
        ForEach(Lane.allCases, id: \.self) { Text($0.rawValue) }
      }
    }
    List($alarms) { $alarm in
      DatePicker("Time", selection: $alarm.time)  // note: edited here
    }
  }
}
