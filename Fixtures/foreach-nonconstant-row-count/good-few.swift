import SwiftUI

/// A few, or views that are always there.
struct Choices: View {
  let options: [String]
  let lines: [String]
  var body: some View {
    List {
      ForEach(options, id: \.self) { option in
        if !option.isEmpty { Text(option) }
      }
    }
    ScrollView {
      LazyVStack {
        ForEach(lines, id: \.self) { line in
          Text(line)
          if line != lines.last { Divider() }
        }
      }
    }
  }
}
