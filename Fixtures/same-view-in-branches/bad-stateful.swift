// with: strict
import AVKit
import CoreData
import SwiftUI

// What keeps something: every kind of state, tasks, and the views of the framework that do.

struct Focused: View {
  @FocusState private var isFocused: Bool
  var body: some View { Text("a").focused($isFocused) }
}

struct Dragged: View {
  @GestureState private var drag = CGSize.zero
  var body: some View { Text("a").offset(drag) }
}

struct Stored: View {
  @SceneStorage("tab") private var tab = 0
  var body: some View { Text("\(tab)") }
}

struct Fetched: View {
  @FetchRequest(sortDescriptors: []) private var rows: FetchedResults<NSManagedObject>
  var body: some View { Text("\(rows.count)") }
}

struct Loading: View {
  var body: some View { Text("a").task { await load() } }
  private func load() async {}
}

struct Wrapper: View {
  var body: some View { VStack { Focused() } }
}

struct Line: Identifiable {
  let id: Int
  var text = ""
}

struct Yard: View {
  @Binding var isWide: Bool
  func flipIsWide() { isWide.toggle() }
  @Binding var text: String
  @Binding var tab: Int
  let rows: [String]
  let lines: [Line]
  @State var url: URL?
  func clearUrl() { url = nil }
  let player: AVPlayer

  var body: some View {
    VStack {
      if isWide { Focused().padding() } else { Focused() }  // expect: info: both branches show `Focused`
      if isWide { Dragged().padding() } else { Dragged() }  // expect: info: both branches show `Dragged`
      if isWide { Stored().padding() } else { Stored() }  // expect: info: both branches show `Stored`
      if isWide { Fetched().padding() } else { Fetched() }  // expect: info: both branches show `Fetched`
      if isWide { Loading().padding() } else { Loading() }  // expect: info: both branches show `Loading`
      if isWide { Wrapper().padding() } else { Wrapper() }  // expect: info: both branches show `Wrapper`
    }
  }

  @ViewBuilder private var containers: some View {
    if isWide { ScrollView { Text("a") }.padding() } else { ScrollView { Text("a") } }  // expect: info: `ScrollView`
    if isWide { List(rows, id: \.self) { Text($0) }.listStyle(.plain) } else { List(rows, id: \.self) { Text($0) } }  // expect: info: `List`
    if isWide { Form { Text("a") }.padding() } else { Form { Text("a") } }  // expect: info: `Form`
    if isWide { NavigationStack { Text("a") }.padding() } else { NavigationStack { Text("a") } }  // expect: info: `NavigationStack`
    if isWide { NavigationView { Text("a") }.padding() } else { NavigationView { Text("a") } }  // expect: info: `NavigationView`
    if isWide {  // expect: info: `NavigationSplitView`
      NavigationSplitView { Text("a") } detail: { Text("b") }.padding()
    } else {
      NavigationSplitView { Text("a") } detail: { Text("b") }
    }
    if isWide {  // expect: info: `Table`
      Table(lines) { TableColumn("Text") { Text($0.text) } }.padding()
    } else {
      Table(lines) { TableColumn("Text") { Text($0.text) } }
    }
    if isWide {  // expect: info: `TabView`
      TabView(selection: $tab) { Text("a").tag(0) }.padding()
    } else {
      TabView(selection: $tab) { Text("a").tag(0) }
    }
  }

  @ViewBuilder private var controls: some View {
    if isWide { SecureField("Word", text: $text).padding() } else { SecureField("Word", text: $text) }  // expect: info: `SecureField`
    if isWide { TextEditor(text: $text).padding() } else { TextEditor(text: $text) }  // expect: info: `TextEditor`
    if isWide { VideoPlayer(player: player).padding() } else { VideoPlayer(player: player) }  // expect: info: `VideoPlayer`
    if isWide { AsyncImage(url: url).padding() } else { AsyncImage(url: url) }  // expect: info: `AsyncImage`
    if isWide { DisclosureGroup("a") { Text("b") }.padding() } else { DisclosureGroup("a") { Text("b") } }  // expect: info: `DisclosureGroup`
  }
}
