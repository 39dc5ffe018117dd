import SwiftUI

struct Person: Identifiable {
  var id: String { name }  // expect: warning: `Person.id` is `name`, which `TextField` edits: each step of an edit
  var name: String  // note: this is the id
}

struct Option: Identifiable {
  var isOn = false
  var id: Bool { return self.isOn }  // expect: warning: `Option.id` is `isOn`, which `Toggle` edits: each change
}

struct Sound { var level: Double }

struct People: View {
  @State private var people: [Person] = []
  @State private var options: [Option] = []
  @Binding var sounds: [Sound]
  var body: some View {
    List($people) { $person in
      TextField("Name", text: $person.name)  // note: edited here
    }
    ForEach(options) { Text("\($0.isOn)") }
    Toggle("First", isOn: $options[0].isOn)
    ForEach($sounds, id: \.level) { $sound in  // expect: warning: `\.level` is the id of the rows, which `Slider` edits
      Slider(value: $sound.level)
    }
  }
}
