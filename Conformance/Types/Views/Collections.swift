// Rows: where they come from and how they get their ids.

import SwiftUI

struct RangeRows: View { var body: some View { ForEach(0..<3) { Text("\($0)") } } }
struct RangeRowsNamed: View { var body: some View { ForEach(0..<3) { number in Text("\(number)").padding() } } }
struct RangeWithID: View { var body: some View { ForEach(0..<3, id: \.self) { n in Badge(count: n) } } }
struct ClosedRangeWithID: View { var body: some View { ForEach(1...3, id: \.self) { n in Badge(count: n) } } }
struct IdentifiableRows: View {
  var tracks: [Track] = []
  var body: some View { ForEach(tracks) { TrackRow(track: $0) } }
}
struct IdentifiableRowsPair: View {
  var tracks: [Track] = []
  var body: some View {
    ForEach(tracks) { track in
      Text(track.title)
      Divider()
    }
  }
}
struct RowsWithBranch: View {
  var tracks: [Track] = []
  var body: some View {
    ForEach(tracks) { track in
      if track.isLoud { Text(track.title).bold() } else { TrackRow(track: track) }
    }
  }
}
struct RowsBySelf: View {
  var names = ["a", "b"]
  var body: some View { ForEach(names, id: \.self) { Text($0) } }
}
struct RowsByTitle: View {
  var tracks: [Track] = []
  var body: some View { ForEach(tracks, id: \.title) { TrackRow(track: $0) } }
}
struct RowsByNestedPath: View {
  var tracks: [Track] = []
  var body: some View { ForEach(tracks, id: \.title.count) { TrackRow(track: $0) } }
}
struct RowsByUUID: View {
  var track = Track(id: 0, title: "")
  var body: some View { ForEach(track.chapters) { chapter in Text(chapter.name) } }
}
struct RowsOfEnum: View { var body: some View { ForEach(Phase.allCases) { phase in Text(phase.title) } } }
struct RowsOfEnumBySelf: View {
  var body: some View { ForEach(Phase.allCases, id: \.self) { phase in Text(phase.rawValue) } }
}
struct RowsOfIndices: View {
  var tracks: [Track] = []
  var body: some View { ForEach(tracks.indices, id: \.self) { index in TrackRow(track: tracks[index]) } }
}
struct RowsOfEnumerated: View {
  var tracks: [Track] = []
  var body: some View {
    ForEach(Array(tracks.enumerated()), id: \.element.id) { index, track in
      Text("\(index)")
      TrackRow(track: track)
    }
  }
}
struct RowsOfEnumeratedOffset: View {
  var names: [String] = []
  var body: some View {
    ForEach(Array(names.enumerated()), id: \.offset) { item in Text(item.element) }
  }
}
struct RowsOfZip: View {
  var names: [String] = []
  var body: some View {
    ForEach(Array(zip(names.indices, names)), id: \.0) { index, name in Text("\(index) \(name)") }
  }
}
struct RowsOfFiltered: View {
  var tracks: [Track] = []
  var body: some View { ForEach(tracks.filter { $0.isLoud }) { TrackRow(track: $0) } }
}
struct RowsOfSorted: View {
  var tracks: [Track] = []
  var body: some View { ForEach(tracks.sorted { $0.title < $1.title }) { TrackRow(track: $0) } }
}
struct RowsOfPrefix: View {
  var tracks: [Track] = []
  var body: some View { ForEach(tracks.prefix(3)) { TrackRow(track: $0) } }
}
struct RowsOfReversed: View {
  var tracks: [Track] = []
  var body: some View { ForEach(tracks.reversed()) { TrackRow(track: $0) } }
}
struct RowsOfMapped: View {
  var tracks: [Track] = []
  var body: some View { ForEach(tracks.map { $0.title }, id: \.self) { Text($0) } }
}
struct RowsOfMappedPath: View {
  var tracks: [Track] = []
  var body: some View { ForEach(tracks.map(\.title), id: \.self) { Text($0) } }
}
struct RowsOfLiteral: View { var body: some View { ForEach([1, 2, 3], id: \.self) { Badge(count: $0) } } }
struct RowsOfKeys: View {
  var counts: [String: Int] = [:]
  var body: some View { ForEach(Array(counts.keys), id: \.self) { Text($0) } }
}
struct RowsOfSortedKeys: View {
  var counts: [String: Int] = [:]
  var body: some View { ForEach(counts.keys.sorted(), id: \.self) { key in Text(key) } }
}
struct RowsOfBinding: View {
  @State private var tracks: [Track] = []
  var body: some View { ForEach($tracks) { $track in TextField("Title", text: $track.title) } }
}
struct RowsOfBindingByID: View {
  @Binding var tracks: [Track]
  var body: some View { ForEach($tracks, id: \.id) { $track in Toggle("Loud", isOn: $track.isLoud) } }
}
struct RowsOfModel: View {
  @ObservedObject var player = Player()
  var body: some View { ForEach(player.tracks) { TrackRow(track: $0) } }
}
struct RowsNested: View {
  var tracks: [Track] = []
  var body: some View {
    ForEach(tracks) { track in
      Section(track.title) { ForEach(track.chapters) { Text($0.name) } }
    }
  }
}
struct RowsEdited: View {
  @State private var tracks: [Track] = []
  var body: some View {
    List {
      ForEach(tracks) { TrackRow(track: $0) }
        .onDelete { tracks.remove(atOffsets: $0) }
        .onMove { from, to in tracks.move(fromOffsets: from, toOffset: to) }
    }
  }
}
struct ListOfRows: View {
  var tracks: [Track] = []
  var body: some View { List(tracks) { track in TrackRow(track: track) } }
}
struct ListByID: View {
  var names: [String] = []
  var body: some View { List(names, id: \.self) { name in Text(name) } }
}
struct ListOfContent: View {
  var body: some View {
    List {
      Text("a")
      Section { Text("b") }
    }
  }
}
struct ListOfRange: View { var body: some View { List(0..<5) { Text("\($0)") } } }
struct ListWithSelection: View {
  @State private var selection: Int?
  var tracks: [Track] = []
  var body: some View { List(tracks, selection: $selection) { TrackRow(track: $0) } }
}
struct ListWithSelectionContent: View {
  @State private var selection: Set<Int> = []
  var body: some View { List(selection: $selection) { Text("a").tag(1) } }
}
struct SectionPlain: View { var body: some View { Section { Text("a") } } }
struct SectionTitled: View { var body: some View { Section("Title") { Text("a"); Text("b") } } }
struct SectionTitleVariable: View {
  var title = "a"
  var body: some View { Section(title) { Text("a") } }
}
struct SectionHeader: View { var body: some View { Section { Text("a") } header: { Text("h").bold() } } }
struct SectionFooter: View { var body: some View { Section { Text("a") } footer: { Image("f") } } }
struct SectionBoth: View {
  var body: some View { Section { Text("a") } header: { Text("h") } footer: { Spacer() } }
}
struct SectionArguments: View {
  var body: some View { Section(header: Text("h"), footer: Divider()) { Text("a") } }
}
struct SectionHeaderArgument: View { var body: some View { Section(header: Image("h")) { Text("a") } } }
struct GroupSingle: View { var body: some View { Group { Text("a") } } }
struct GroupPair: View { var body: some View { Group { Text("a"); Spacer() } } }
struct GroupBranch: View {
  var isOn = false
  var body: some View { Group { if isOn { Text("a") } else { Spacer() } }.padding() }
}
struct GroupEmpty: View { var body: some View { Group {} } }
struct GroupNested: View { var body: some View { Group { Group { Text("a") }; Group { Text("b"); Text("c") } } } }
struct OwnRows: View {
  var tracks: [Track] = []
  var body: some View { Rows(tracks) { TrackRow(track: $0) } }
}
struct OwnRowsModified: View {
  var tracks: [Track] = []
  var body: some View {
    Rows(tracks) { track in
      HStack { TrackRow(track: track); Badge(count: track.id) }
    }
    .padding()
  }
}
struct OwnRowsInside: View {
  var tracks: [Track] = []
  var body: some View { Rows(tracks) { TrackRow(track: $0) }.body }
}
struct OutlineRows: View {
  struct Node: Identifiable {
    let id: Int
    var children: [Node]?
  }
  var nodes: [Node] = []
  var body: some View { OutlineGroup(nodes, children: \.children) { node in Text("\(node.id)") } }
}
struct DictionaryValues: View {
  var byName: [String: Track] = [:]
  var body: some View { ForEach(Array(byName.values)) { TrackRow(track: $0) } }
}
struct RowsOfTuples: View {
  var pairs: [(name: String, count: Int)] = []
  var body: some View { ForEach(pairs, id: \.name) { pair in Badge(count: pair.count) } }
}
struct RowsOfSlice: View {
  var tracks: [Track] = []
  var body: some View { ForEach(tracks[0..<2]) { TrackRow(track: $0) } }
}
struct RowsOfSet: View {
  var names: Set<String> = []
  var body: some View { ForEach(names.sorted(), id: \.self) { Text($0) } }
}
struct RowsOfComputed: View {
  var tracks: [Track] = []
  private var loud: [Track] { tracks.filter(\.isLoud) }
  var body: some View { ForEach(loud) { TrackRow(track: $0) } }
}
struct RowsOfMethod: View {
  func tracks(_ count: Int) -> [Track] { [] }
  var body: some View { ForEach(tracks(3)) { TrackRow(track: $0) } }
}
struct RowsOfStatic: View {
  static let names = ["a"]
  var body: some View { ForEach(Self.names, id: \.self) { Text($0) } }
}
struct RowsOfShared: View {
  var body: some View { ForEach(Player.shared.tracks) { TrackRow(track: $0) } }
}
struct RowsOfCharacters: View {
  var word = "word"
  var body: some View { ForEach(Array(word), id: \.self) { Text(String($0)) } }
}
struct RowsOfDates: View {
  var dates: [Date] = []
  var body: some View { ForEach(dates, id: \.self) { Text($0, style: .date) } }
}
