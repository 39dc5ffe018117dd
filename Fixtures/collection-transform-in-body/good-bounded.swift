import SwiftUI

enum Channel: String, CaseIterable {
  case red, green, blue
  /// By several statements.
  static func shown(_ isDark: Bool) -> [Channel] {
    if isDark { return [.red] }
    return allCases.filter { $0 != .red }
  }
}

struct Channels: View {
  @State private var isDark = false
  private var few: [Channel] { Channel.allCases.filter { $0 != .blue } }
  var body: some View {
    Toggle("Dark", isOn: $isDark)
    Text("\(few.sorted { $0.rawValue < $1.rawValue }.count)")
    ForEach(Channel.shown(isDark).sorted { $0.rawValue < $1.rawValue }, id: \.self) { Text($0.rawValue) }
  }
}
