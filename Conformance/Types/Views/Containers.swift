// Containers, controls and their labels: the order of generic parameters.

import SwiftUI

struct Scrolls: View { var body: some View { ScrollView { Text("a") } } }
struct ScrollsSideways: View { var body: some View { ScrollView(.horizontal) { HStack { Text("a"); Text("b") } } } }
struct LazyStacks: View {
  var body: some View {
    ScrollView { LazyVStack(spacing: 4) { Text("a"); LazyHStack { Text("b") } } }
  }
}
struct Grids: View {
  var body: some View {
    Grid { GridRow { Text("a"); Text("b") }; Divider(); GridRow { Text("c") } }
  }
}
struct LazyGrids: View {
  var tracks: [Track] = []
  var body: some View {
    LazyVGrid(columns: [GridItem(.flexible())]) { ForEach(tracks) { TrackRow(track: $0) } }
  }
}
struct Fits: View { var body: some View { ViewThatFits { Text("long"); Text("s") } } }
struct Forms: View {
  @State private var isOn = false
  var body: some View { Form { Section("A") { Toggle("On", isOn: $isOn) } } }
}
struct Boxes: View { var body: some View { GroupBox { Text("a") } } }
struct BoxesTitled: View { var body: some View { GroupBox("Title") { Text("a"); Text("b") } } }
struct BoxesLabelled: View { var body: some View { GroupBox { Text("a") } label: { Label("l", systemImage: "x") } } }
struct Disclosures: View {
  @State private var isOpen = false
  var body: some View { DisclosureGroup("More", isExpanded: $isOpen) { Text("a") } }
}
struct DisclosuresLabelled: View {
  var body: some View { DisclosureGroup { Text("a") } label: { Image("x") } }
}
struct Labelled: View { var body: some View { LabeledContent("Name") { Text("a") } } }
struct LabelledValue: View { var body: some View { LabeledContent("Name", value: "x") } }
struct Geometry: View { var body: some View { GeometryReader { proxy in Text("a").frame(width: proxy.size.width) } } }
struct GeometryPair: View { var body: some View { GeometryReader { _ in Text("a"); Spacer() } } }
struct GeometryShort: View { var body: some View { GeometryReader { Text("\($0.size.width)") } } }
struct Reader: View {
  var body: some View {
    ScrollViewReader { proxy in
      ScrollView { Button("Top") { proxy.scrollTo(1) } }
    }
  }
}
struct Timeline: View {
  var body: some View { TimelineView(.everyMinute) { context in Text(context.date, style: .time) } }
}
struct TimelinePeriodic: View {
  var body: some View { TimelineView(.periodic(from: .now, by: 1)) { _ in Text("a") } }
}
struct Drawing: View { var body: some View { Canvas { context, size in context.fill(Path(), with: .color(.red)) } } }

struct Stack: View { var body: some View { NavigationStack { Text("a") } } }
struct StackWithPath: View {
  @State private var path = NavigationPath()
  var body: some View { NavigationStack(path: $path) { Text("a") } }
}
struct StackWithRoutes: View {
  @State private var routes: [Track] = []
  var body: some View { NavigationStack(path: $routes) { Text("a") } }
}
struct OldNavigation: View { var body: some View { NavigationView { List { Text("a") } } } }
struct Split: View { var body: some View { NavigationSplitView { Text("a") } detail: { Spacer() } } }
struct SplitThree: View {
  var body: some View { NavigationSplitView { Text("a") } content: { List { Text("b") } } detail: { Spacer() } }
}
struct LinkTitled: View { var body: some View { NavigationLink("Go") { TrackRow(track: .init(id: 0, title: "")) } } }
struct LinkLabelled: View {
  var body: some View { NavigationLink { Spacer() } label: { Label("l", systemImage: "x") } }
}
struct LinkArgument: View { var body: some View { NavigationLink(destination: Spacer()) { Text("a") } } }
struct LinkTitledArgument: View { var body: some View { NavigationLink("Go", destination: Spacer()) } }
struct LinkValue: View {
  var track = Track(id: 0, title: "")
  var body: some View { NavigationLink(value: track) { TrackRow(track: track) } }
}
struct LinkValueTitled: View { var body: some View { NavigationLink("Go", value: 1) } }
struct Tabs: View {
  @State private var tab = 0
  var body: some View {
    TabView(selection: $tab) {
      Text("a").tabItem { Label("l", systemImage: "x") }.tag(0)
      Text("b").tag(1)
    }
  }
}
struct TabsPlain: View { var body: some View { TabView { Text("a"); Spacer() } } }

struct ButtonTitled: View { var body: some View { Button("a") {} } }
struct ButtonTitleVariable: View {
  var title = ""
  var body: some View { Button(title, action: {}) }
}
struct ButtonLabelled: View { var body: some View { Button {} label: { Image("x") } } }
struct ButtonAction: View {
  func act() {}
  var body: some View { Button(action: act) { Text("a").bold() } }
}
struct ButtonActionLabel: View { var body: some View { Button(action: {}, label: { HStack { Text("a"); Spacer() } }) } }
struct ButtonRoled: View { var body: some View { Button("a", role: .destructive) {} } }
struct ButtonRoledLabel: View { var body: some View { Button(role: .cancel) {} label: { Text("a") } } }
struct ButtonSystemImage: View { var body: some View { Button("a", systemImage: "x") {} } }
struct ButtonLong: View {
  @State private var count = 0
  var body: some View {
    Button {
      let next = count + 1
      count = next
    } label: {
      Text("\(count)")
      Spacer()
    }
  }
}
struct Links: View { var body: some View { Link("a", destination: URL(string: "x")!) } }
struct LinksLabelled: View { var body: some View { Link(destination: URL(string: "x")!) { Image("x") } } }
struct Menus: View { var body: some View { Menu("a") { Button("b") {}; Divider() } } }
struct MenusLabelled: View { var body: some View { Menu { Button("b") {} } label: { Image("x") } } }
struct Toggles: View {
  @State private var isOn = false
  var body: some View { Toggle("a", isOn: $isOn) }
}
struct TogglesLabelled: View {
  @Binding var isOn: Bool
  var body: some View { Toggle(isOn: $isOn) { Label("a", systemImage: "x") } }
}
struct ToggleOfModel: View {
  @ObservedObject var player = Player()
  var body: some View { TextField("a", text: .constant("")).disabled(player.tracks.isEmpty) }
}
struct Sliders: View {
  @State private var value = 0.5
  var body: some View { Slider(value: $value) }
}
struct SlidersInRange: View {
  @State private var value: Double = 0
  var body: some View { Slider(value: $value, in: 0...10, step: 1) }
}
struct SlidersLabelled: View {
  @StateObject private var player = Player()
  var body: some View { Slider(value: $player.volume, in: 0...1) { Text("Volume") } }
}
struct Steppers: View {
  @State private var n = 0
  var body: some View { Stepper("n", value: $n) }
}
struct SteppersInRange: View {
  @State private var n = 0
  var body: some View { Stepper("\(n)", value: $n, in: 0...10) }
}
struct SteppersLabelled: View {
  @State private var n = 0
  var body: some View { Stepper(value: $n, in: 0...10) { Text("\(n)").bold() } }
}
struct Pickers: View {
  @State private var phase = Phase.idle
  var body: some View {
    Picker("a", selection: $phase) { ForEach(Phase.allCases) { Text($0.title).tag($0) } }
  }
}
struct PickersOptional: View {
  @State private var choice: Int?
  var body: some View {
    Picker("a", selection: $choice) {
      Text("none").tag(nil as Int?)
      Text("one").tag(Optional(1))
    }
  }
}
struct PickersLabelled: View {
  @State private var n = 0
  var body: some View { Picker(selection: $n) { Text("0").tag(0) } label: { Image("x") } }
}
struct DatePickers: View {
  @State private var date = Date()
  var body: some View { DatePicker("a", selection: $date, displayedComponents: .date) }
}
struct ColorPickers: View {
  @State private var color = Color.red
  var body: some View { ColorPicker("a", selection: $color) }
}
struct Fields: View {
  @State private var text = ""
  var body: some View { TextField("a", text: $text) }
}
struct FieldsAxis: View {
  @State private var text = ""
  var body: some View { TextField("a", text: $text, axis: .vertical).lineLimit(3) }
}
struct FieldsSecure: View {
  @State private var text = ""
  var body: some View { SecureField("a", text: $text) }
}
struct Editors: View {
  @State private var text = ""
  var body: some View { TextEditor(text: $text).frame(minHeight: 100) }
}
struct Progress: View { var body: some View { ProgressView() } }
struct ProgressTitled: View { var body: some View { ProgressView("a") } }
struct ProgressValue: View { var body: some View { ProgressView(value: 0.5) } }
struct ProgressLabelled: View { var body: some View { ProgressView { Image("x") } } }
struct Gauges: View { var body: some View { Gauge(value: 0.5) { Text("a") } } }
struct GaugesValue: View { var body: some View { Gauge(value: 0.5) { Text("a") } currentValueLabel: { Image("x") } } }
struct Labels: View { var body: some View { Label("a", systemImage: "x") } }
struct LabelsBuilt: View { var body: some View { Label { Text("a").bold() } icon: { Circle() } } }
struct Pictures: View { var body: some View { AsyncImage(url: nil) } }
struct PicturesContent: View {
  var body: some View { AsyncImage(url: nil) { image in image.resizable().scaledToFit() } placeholder: { ProgressView() } }
}
struct PicturesPhase: View {
  var body: some View {
    AsyncImage(url: nil) { phase in
      switch phase {
      case .success(let image): image.resizable()
      case .failure: Text("failed")
      default: ProgressView()
      }
    }
  }
}
struct Erased: View { var body: some View { AnyView(Text("a")) } }
struct ErasedInBranch: View {
  var isOn = false
  var body: some View { isOn ? AnyView(Text("a")) : AnyView(Spacer()) }
}
struct Control: View { var body: some View { ControlGroup { Button("a") {}; Button("b") {} } } }
struct Unavailables: View {
  var body: some View { ContentUnavailableView { Text("a") } description: { Text("b").italic() } actions: { Button("c") {} } }
}
struct UnavailablesTitled: View { var body: some View { ContentUnavailableView("a", systemImage: "x") } }
struct Layouts: View { var body: some View { HStackLayout() { Text("a"); Spacer() } } }
struct Tables: View {
  var tracks: [Track] = []
  var body: some View {
    Table(tracks) {
      TableColumn("a") { track in Text(track.title).bold() }
      TableColumn("b", value: \.title)
    }
  }
}
