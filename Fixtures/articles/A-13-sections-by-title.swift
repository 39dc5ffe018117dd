import SwiftUI

struct Colleague { let name: String }

struct ColleagueSection {
  let title: String
  let colleagues: [Colleague]
}

struct Office: View {
  let colleagues: [Colleague]
  private var sections: [ColleagueSection] {
    Dictionary(grouping: colleagues) { String($0.name.prefix(1)) }
      .map { ColleagueSection(title: $0.key, colleagues: $0.value) }
  }
  var body: some View {
    List { ForEach(sections, id: \.title) { section in Text(section.title) } }
  }
}
