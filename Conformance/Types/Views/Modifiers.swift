// What modifiers wrap a view in, and the ones that give the same type again.

import SwiftUI

struct Padded: View { var body: some View { Text("a").padding() } }
struct PaddedEdges: View { var body: some View { Text("a").padding(.horizontal, 4).padding([.top, .bottom]).padding(3) } }
struct Framed: View { var body: some View { Text("a").frame(width: 10, height: 20) } }
struct FramedFlexibly: View { var body: some View { Text("a").frame(maxWidth: .infinity, alignment: .leading) } }
struct FramedTwice: View { var body: some View { Color.red.frame(height: 1).frame(minWidth: 10) } }
struct Background: View { var body: some View { Text("a").background(Color.red) } }
struct BackgroundShorthand: View { var body: some View { Text("a").background(.red) } }
struct BackgroundMaterial: View { var body: some View { Text("a").background(.ultraThinMaterial) } }
struct BackgroundView: View { var body: some View { Text("a").background(Circle().fill(Color.red)) } }
struct BackgroundShapeView: View { var body: some View { Text("a").background(Circle()) } }
struct BackgroundBuilder: View { var body: some View { Text("a").background { Circle(); Text("b") } } }
struct BackgroundAligned: View { var body: some View { Text("a").background(alignment: .top) { Color.red } } }
struct BackgroundIn: View { var body: some View { Text("a").background(.red, in: RoundedRectangle(cornerRadius: 4)) } }
struct BackgroundInShorthand: View { var body: some View { Text("a").background(.thinMaterial, in: .capsule) } }
struct BackgroundInShape: View { var body: some View { Text("a").background(.red, in: Wave()) } }
struct BackgroundGradient: View {
  var body: some View {
    Text("a").background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
  }
}
struct Overlays: View { var body: some View { Text("a").overlay(Circle().stroke(Color.red, lineWidth: 2)) } }
struct OverlaysBuilder: View {
  var isOn = false
  var body: some View { Text("a").overlay(alignment: .topTrailing) { if isOn { Badge(count: 1) } } }
}
struct OverlaysStyle: View { var body: some View { Text("a").overlay(.red) } }
struct OverlaysStyleIn: View { var body: some View { Text("a").overlay(.red, in: Circle()) } }
struct Borders: View { var body: some View { Text("a").border(.red).border(Color.blue, width: 2) } }
struct Clips: View { var body: some View { Image("a").clipShape(Circle()).clipShape(.rect(cornerRadius: 3)).clipped() } }
struct Rounded: View { var body: some View { Image("a").cornerRadius(8) } }
struct Masks: View { var body: some View { Image("a").mask(Circle()).mask { Text("b") } } }
struct Touches: View { var body: some View { HStack { Spacer() }.contentShape(Rectangle()) } }
struct Fades: View { var body: some View { Text("a").opacity(0.5).blur(radius: 2).shadow(radius: 3) } }
struct Turns: View { var body: some View { Text("a").rotationEffect(.degrees(3)).scaleEffect(2).offset(x: 3) } }
struct ColorsOpacity: View { var body: some View { Color.red.opacity(0.5) } }
struct ColorsOpacityTwice: View { var body: some View { VStack { Color.red.opacity(0.5) }.opacity(0.3) } }
struct Fills: View { var body: some View { Circle().fill(.red) } }
struct FillsColor: View { var body: some View { Rectangle().fill(Color.red.opacity(0.2)) } }
struct FillsGradient: View {
  var body: some View { Capsule().fill(.linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)) }
}
struct FillsPlain: View { var body: some View { Circle().fill() } }
struct FillsHierarchical: View { var body: some View { Circle().fill(.secondary) } }
struct FillsThenStrokes: View { var body: some View { Circle().fill(.red).stroke(.blue, lineWidth: 2) } }
struct Strokes: View { var body: some View { Circle().stroke(.red, lineWidth: 3) } }
struct StrokesPlain: View { var body: some View { Circle().stroke() } }
struct StrokesStyled: View { var body: some View { Rectangle().stroke(style: StrokeStyle(lineWidth: 2)) } }
struct StrokesBorder: View { var body: some View { RoundedRectangle(cornerRadius: 3).strokeBorder(Color.red) } }
struct Trims: View { var body: some View { Circle().trim(from: 0, to: 0.5).stroke(Color.red, lineWidth: 2) } }
struct MovesShape: View { var body: some View { Circle().offset(x: 3).fill(.red) } }
struct TurnsShape: View { var body: some View { Rectangle().rotation(.degrees(45)) } }
struct OwnShape: View { var body: some View { Wave().fill(.blue) } }
struct ShapeFrame: View { var body: some View { Circle().frame(width: 10, height: 10).foregroundColor(.red) } }
struct ShapeForeground: View { var body: some View { Circle().foregroundStyle(.red) } }
struct Gradients: View { var body: some View { LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom) } }

struct Fonts: View { var body: some View { VStack { Text("a") }.font(.headline) } }
struct FontsText: View { var body: some View { Text("a").font(.headline) } }
struct FontsAfterPadding: View { var body: some View { Text("a").padding().font(.headline).bold() } }
struct TextChain: View {
  var body: some View { Text("a").font(.title).bold().italic().foregroundColor(.red).kerning(2).underline() }
}
struct TextThenView: View { var body: some View { Text("a").bold().lineLimit(2).bold() } }
struct TextSum: View { var body: some View { Text("a").bold() + Text("b").italic() } }
struct TextSumPadded: View { var body: some View { (Text("a") + Text("b")).padding() } }
struct TextStyle: View { var body: some View { Text("a").foregroundStyle(.secondary) } }
struct TextStyleOnStack: View { var body: some View { HStack { Text("a") }.foregroundStyle(.secondary, .tertiary) } }
struct TextDate: View { var body: some View { Text(Date(), style: .relative) } }
struct TextVerbatim: View { var body: some View { Text(verbatim: "a") } }
struct ImagesChain: View { var body: some View { Image("a").resizable().renderingMode(.template).interpolation(.high) } }
struct ImagesFit: View { var body: some View { Image(systemName: "x").resizable().scaledToFit().frame(width: 3) } }
struct ImagesScale: View { var body: some View { Image(systemName: "x").imageScale(.large) } }
struct AspectRatios: View { var body: some View { Image("a").resizable().aspectRatio(contentMode: .fill) } }
struct Limits: View { var body: some View { Text("a").lineLimit(2).lineLimit(1...3).minimumScaleFactor(0.5) } }
struct Alignments: View { var body: some View { VStack { Text("a") }.multilineTextAlignment(.center) } }
struct Cases: View { var body: some View { Text("a").textCase(.uppercase) } }
struct Tints: View { var body: some View { Button("a") {}.tint(.red) } }
struct Disables: View { var body: some View { Button("a") {}.disabled(true) } }
struct Environments: View { var body: some View { Text("a").environment(\.colorScheme, .dark) } }
struct EnvironmentsFont: View { var body: some View { VStack { Text("a") }.environment(\.font, .body) } }
struct EnvironmentsOwn: View { var body: some View { Text("a").environment(\.accent, 2) } }
struct EnvironmentsObject: View {
  @StateObject private var player = Player()
  var body: some View { Text("a").environmentObject(player) }
}
struct EnvironmentsObservable: View {
  @State private var library = Library()
  var body: some View { Text("a").environment(library) }
}
struct EnvironmentsTransform: View {
  var body: some View { Text("a").transformEnvironment(\.accent) { $0 = 2 } }
}
struct Preferences: View { var body: some View { Text("a").preference(key: WidthKey.self, value: 3) } }
struct PreferencesRead: View {
  @State private var width: CGFloat = 0
  var body: some View { Text("a").onPreferenceChange(WidthKey.self) { width = $0 } }
}
struct Schemes: View { var body: some View { Text("a").preferredColorScheme(.dark) } }
struct Identified: View { var body: some View { Text("a").id(3) } }
struct IdentifiedByString: View {
  var name = ""
  var body: some View { VStack { Text("a") }.id(name).padding() }
}
struct IdentifiedByUUID: View {
  @State private var id = UUID()
  var body: some View { Text("a").id(id) }
}
struct Tagged: View { var body: some View { Text("a").tag(1) } }
struct TaggedEnum: View { var body: some View { Text("a").tag(Phase.idle) } }
struct TaggedOptional: View {
  var name: String?
  var body: some View { Text("a").tag(name) }
}
struct Indexed: View { var body: some View { Text("a").zIndex(1).layoutPriority(2) } }
struct Animates: View {
  @State private var isOn = false
  var body: some View { Text("a").animation(.default, value: isOn) }
}
struct AnimatesTuple: View {
  @State private var count: Double = 0
  var body: some View { Text("a").animation(.easeIn(duration: 1), value: count) }
}
struct Transitions: View {
  var isOn = false
  var body: some View { if isOn { Text("a").transition(.slide) } }
}
struct TransitionsCombined: View {
  var body: some View { Text("a").transition(AnyTransition.opacity.combined(with: .move(edge: .top))) }
}
struct Appears: View { var body: some View { Text("a").onAppear {}.onDisappear {} } }
struct Tasks: View { var body: some View { Text("a").task {} } }
struct TasksID: View {
  var id = 0
  var body: some View { Text("a").task(id: id) { print("a") } }
}
struct Changes: View {
  @State private var text = ""
  var body: some View { Text("a").onChange(of: text) { print("a") } }
}
struct ChangesOldNew: View {
  @State private var count = 0
  var body: some View { Text("a").onChange(of: count) { old, new in print(old, new) } }
}
struct ChangesOld: View {
  @State private var count = 0
  var body: some View { Text("a").onChange(of: count) { value in print(value) } }
}
struct Taps: View { var body: some View { Text("a").onTapGesture {} } }
struct TapsTwice: View { var body: some View { Text("a").onTapGesture(count: 2) {} } }
struct Drags: View {
  @State private var offset = CGSize.zero
  var body: some View { Text("a").offset(offset).gesture(DragGesture().onChanged { offset = $0.translation }) }
}
struct DragsUpdating: View {
  @GestureState private var isPressed = false
  var body: some View {
    Text("a").gesture(LongPressGesture().updating($isPressed) { value, state, _ in state = value })
  }
}
struct DragsTogether: View {
  var body: some View { Text("a").simultaneousGesture(TapGesture().onEnded {}.simultaneously(with: DragGesture())) }
}
struct Receives: View {
  @ObservedObject var player = Player()
  var body: some View { Text("a").onReceive(player.objectWillChange) { _ in } }
}
struct Sheets: View {
  @State private var isShown = false
  var body: some View { Text("a").sheet(isPresented: $isShown) { Text("b"); Text("c") } }
}
struct SheetsItem: View {
  @State private var track: Track?
  var body: some View { Text("a").sheet(item: $track) { TrackRow(track: $0) } }
}
struct Covers: View {
  @State private var isShown = false
  var body: some View { Text("a").fullScreenCover(isPresented: $isShown, onDismiss: {}) { Text("b") } }
}
struct Alerts: View {
  @State private var isShown = false
  var body: some View { Text("a").alert("b", isPresented: $isShown) { Button("c") {} } }
}
struct AlertsMessage: View {
  @State private var isShown = false
  var body: some View {
    Text("a").alert("b", isPresented: $isShown) { Button("c") {}; Button("d") {} } message: { Text("e") }
  }
}
struct ContextMenus: View { var body: some View { Text("a").contextMenu { Button("b") {}; Divider() } } }
struct Swipes: View { var body: some View { Text("a").swipeActions { Button("b") {} } } }
struct Toolbars: View { var body: some View { Text("a").toolbar { Button("b") {} } } }
struct ToolbarsItems: View {
  var body: some View {
    Text("a").toolbar {
      ToolbarItem(placement: .primaryAction) { Button("b") {} }
      ToolbarItemGroup { Text("c"); Text("d") }
    }
  }
}
struct ToolbarsItem: View { var body: some View { Text("a").toolbar { ToolbarItem { Image("b") } } } }
struct Titles: View { var body: some View { List { Text("a") }.navigationTitle("b") } }
struct TitlesVariable: View {
  var title = ""
  var body: some View { Text("a").navigationTitle(title) }
}
struct Destinations: View {
  var body: some View { Text("a").navigationDestination(for: Track.self) { TrackRow(track: $0) } }
}
struct Searches: View {
  @State private var text = ""
  var body: some View { List { Text("a") }.searchable(text: $text) }
}
struct Focuses: View {
  enum Field: Hashable { case name, mail }
  @FocusState private var field: Field?
  @State private var text = ""
  var body: some View {
    TextField("a", text: $text).focused($field, equals: .name)
    TextField("b", text: $text).focused($field, equals: .mail)
  }
}
struct FocusesFlag: View {
  @FocusState private var isFocused: Bool
  @State private var text = ""
  var body: some View { TextField("a", text: $text).focused($isFocused) }
}
struct Insets: View { var body: some View { ScrollView { Text("a") }.safeAreaInset(edge: .bottom) { Text("b") } } }
struct SafeAreas: View { var body: some View { Color.red.ignoresSafeArea().edgesIgnoringSafeArea(.all) } }
struct ButtonStyles: View { var body: some View { Button("a") {}.buttonStyle(.borderedProminent) } }
struct ButtonStylesOwn: View { var body: some View { Button("a") {}.buttonStyle(RoundStyle()) } }
struct ListStyles: View { var body: some View { List { Text("a") }.listStyle(.plain) } }
struct PickerStyles: View {
  @State private var n = 0
  var body: some View { Picker("a", selection: $n) { Text("b").tag(0) }.pickerStyle(.segmented) }
}
struct FieldStyles: View {
  @State private var text = ""
  var body: some View { TextField("a", text: $text).textFieldStyle(RoundedBorderTextFieldStyle()) }
}
struct Accessible: View { var body: some View { Image("a").accessibilityLabel("b").accessibilityHidden(false) } }
struct AccessibleText: View { var body: some View { Text("a").accessibilityLabel("b") } }
struct Spaces: View { var body: some View { VStack { Text("a") }.coordinateSpace(name: "space") } }
struct Matched: View {
  @Namespace private var namespace
  var body: some View { Text("a").matchedGeometryEffect(id: "a", in: namespace) }
}
struct Hidden: View { var body: some View { Text("a").hidden().allowsHitTesting(false) } }
struct Groups: View { var body: some View { VStack { Text("a") }.compositingGroup().drawingGroup() } }
struct Equal: View {
  struct Row: View, Equatable {
    var body: some View { Text("a") }
  }
  var body: some View { Row().equatable() }
}
struct Redacted: View { var body: some View { Text("a").redacted(reason: .placeholder) } }
struct RowModifiers: View {
  var body: some View { List { Text("a").listRowBackground(Color.red).listRowInsets(EdgeInsets()) } }
}
struct Guides: View { var body: some View { Text("a").alignmentGuide(.leading) { $0.width / 2 } } }
struct Hovers: View { var body: some View { Text("a").onHover { _ in } } }
struct Phases: View {
  var body: some View { Text("a").phaseAnimator([1, 2]) { content, phase in content.opacity(phase == 1 ? 1 : 0) } }
}
struct LongChain: View {
  var body: some View {
    Text("a")
      .font(.headline)
      .padding(.horizontal)
      .frame(maxWidth: .infinity)
      .background(.red)
      .clipShape(RoundedRectangle(cornerRadius: 8))
      .overlay { RoundedRectangle(cornerRadius: 8).stroke(.gray) }
      .shadow(radius: 2)
      .onTapGesture {}
      .accessibilityLabel("a")
  }
}
