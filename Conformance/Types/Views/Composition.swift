// Views made of other views of the project: members, functions, containers, modifiers, other files.

import SwiftUI

struct OwnRow: View { var body: some View { TrackRow(track: Track(id: 0, title: "")) } }
struct OwnRowPadded: View { var body: some View { Badge(count: 1).padding() } }
struct PropertyPart: View {
  private var header: some View { Text("a").bold() }
  var body: some View { VStack { header; Spacer() } }
}
struct PropertyParts: View {
  private var header: some View {
    HStack {
      title
      Spacer()
    }
  }
  private var title: some View { Text("a").font(.title) }
  var body: some View { header.padding() }
}
struct BuilderProperty: View {
  var isOn = false
  @ViewBuilder private var content: some View {
    if isOn { Text("a") } else { Spacer() }
  }
  var body: some View { content }
}
struct BuilderPropertyPair: View {
  @ViewBuilder var content: some View {
    Text("a")
    Text("b")
  }
  var body: some View { List { content } }
}
struct FunctionPart: View {
  func row(_ title: String) -> some View { Text(title).padding() }
  var body: some View { VStack { row("a"); row("b") } }
}
struct BuilderFunction: View {
  @ViewBuilder func row(_ title: String?) -> some View {
    if let title { Text(title) }
    Divider()
  }
  var body: some View { row("a") }
}
struct GenericFunction: View {
  func boxed<V: View>(_ view: V) -> some View { VStack { view }.padding() }
  var body: some View { boxed(Text("a")) }
}
struct GenericFunctionBuilder: View {
  func boxed<V: View>(@ViewBuilder _ content: () -> V) -> some View { HStack { content() } }
  var body: some View { boxed { Text("a"); Spacer() } }
}
struct OpaqueParameter: View {
  func boxed(_ view: some View) -> some View { Group { view } }
  var body: some View { boxed(Image("a").resizable()) }
}
struct SelfMember: View {
  var title: some View { Text("a").padding() }
  var body: some View { self.title.opacity(0.5) }
}
struct StaticPart: View {
  static var logo: some View { Image("a").resizable() }
  var body: some View { Self.logo.padding() }
}
struct StoredView: View {
  var icon = Image("a")
  var body: some View { icon.padding() }
}
struct StoredAny: View {
  var content = AnyView(Text("a"))
  var body: some View { content.padding() }
}
struct StoredText: View {
  let label: Text
  var body: some View { label.bold() }
}
struct InExtension: View { var body: some View { footer } }
extension InExtension { var footer: some View { Text("a").italic().padding() } }
struct OtherFile: View { var body: some View { elsewhere.padding() } }

struct Global: View { var body: some View { globalHeader("a") } }
struct GlobalModified: View { var body: some View { VStack { globalBadge(3).opacity(0.5) } } }

struct CardOfText: View { var body: some View { Card { Text("a") } } }
struct CardOfPair: View { var body: some View { Card { Text("a"); Badge(count: 2) } } }
struct CardOfBranch: View {
  var isOn = false
  var body: some View { Card { if isOn { Text("a") } } }
}
struct CardInside: View { var body: some View { Card { Text("a") }.body } }
struct CardOfCards: View { var body: some View { Card { Card { Text("a") }; Card { Spacer() } } } }
struct CardPadded: View { var body: some View { Card { Text("a") }.padding().lifted() } }
struct TitledCard: View { var body: some View { Titled { Text("a"); Text("b") } title: { Image("x") } } }
struct TitledInside: View { var body: some View { Titled { Text("a") } title: { Image("x") }.body } }

struct OwnModifier: View { var body: some View { Text("a").modifier(Lifted()) } }
struct OwnModifierFunction: View { var body: some View { Text("a").lifted() } }
struct OwnModifierTwice: View { var body: some View { Text("a").lifted().padding().lifted() } }
struct OwnModifierGeneric: View { var body: some View { Text("a").modifier(Bordered(style: Color.red)) } }
struct OwnModifierGenericFunction: View { var body: some View { Text("a").bordered(.red) } }
struct OwnModifierDimmed: View { var body: some View { VStack { Text("a") }.modifier(Dimmed(isDimmed: true)) } }
struct OwnFunction: View { var body: some View { Text("a").boxed() } }
struct OwnProperty: View { var body: some View { Text("a").bold().centered } }
struct OwnReturn: View { var body: some View { Color.red.framed(3) } }
struct OwnErasure: View { var body: some View { Text("a").erased().padding() } }
struct OwnTextMethod: View { var body: some View { Text("a").headlined().italic() } }
struct OwnTextProperty: View { var body: some View { Text("a").asTitle } }
struct AppliesIf: View { var body: some View { Text("a").applyIf(true) { $0.padding() } } }
struct AppliesIfChain: View {
  var body: some View { Text("a").bold().applyIf(true) { $0.opacity(0.5).blur(radius: 1) }.padding() }
}
struct ModifiersJoined: View { var body: some View { Text("a").modifier(Lifted().concat(Lifted())) } }

struct ModelState: View {
  @StateObject private var player = Player()
  var body: some View {
    if let current = player.current { TrackRow(track: current) } else { Text("none") }
  }
}
struct ModelEnvironment: View {
  @EnvironmentObject private var player: Player
  var body: some View { List(player.tracks) { TrackRow(track: $0) } }
}
struct ModelObservable: View {
  @Bindable var library: Library
  var body: some View { TextField("a", text: $library.title) }
}
struct ModelEnvironmentObservable: View {
  @Environment(Library.self) private var library
  var body: some View { ForEach(library.tracks) { TrackRow(track: $0) } }
}
struct EnvironmentValue: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View { if scheme == .dark { Text("a") } else { Text("b").padding() } }
}
struct EnvironmentTag: View {
  @Environment(\.locale) private var locale
  var body: some View { Text("a").id(locale) }
}
struct EnvironmentOptional: View {
  @Environment(\.horizontalSizeClass) private var size
  var body: some View { Text("a").animation(.default, value: size) }
}
struct OptionalChain: View {
  var track: Track?
  var body: some View { Text("a").id(track?.title) }
}
struct OptionalChainDeep: View {
  @ObservedObject var player = Player()
  var body: some View { Text("a").tag(player.current?.chapters.first?.id) }
}
struct Coalesced: View {
  var name: String?
  var body: some View { Text("a").tag(name ?? "none") }
}
struct Arithmetic: View {
  var count = 2
  var ratio = 0.5
  var body: some View {
    VStack {
      Text("a").id(count * 2 + 1)
      Text("b").id(ratio / 2)
      Text("c").id(count > 1 && ratio < 1)
    }
  }
}
struct Interpolated: View {
  var count = 2
  var body: some View { Text("a").id("\(count)") }
}
struct NestedType: View {
  enum Mode: Hashable { case one, two }
  @State private var mode = Mode.one
  struct Inner: View {
    let mode: Mode
    var body: some View { Text("a").tag(mode) }
  }
  var body: some View { Inner(mode: mode).id(mode) }
}
struct NestedTypeOutside: View { var body: some View { NestedType.Inner(mode: .one) } }
struct NestedClosures: View {
  var tracks: [Track] = []
  var body: some View {
    VStack {
      ForEach(tracks) { track in
        HStack {
          ForEach(track.chapters) { chapter in
            Button { print(chapter) } label: { Card { Text(chapter.name); Badge(count: track.id) } }
          }
        }
      }
    }
  }
}
struct DeepNesting: View {
  var isOn = false
  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack {
          Section {
            if isOn { Card { Text("a").lifted() } } else { ForEach(0..<2) { Badge(count: $0) } }
          } header: {
            HStack { Text("h").headlined(); Spacer() }
          }
        }
        .padding()
      }
      .navigationTitle("t")
      .toolbar { ToolbarItem(placement: .cancellationAction) { Button("x", role: .cancel) {} } }
    }
  }
}
struct WithTypealias: View {
  typealias Row = TrackRow
  var body: some View { Row(track: Track(id: 1, title: "")).padding() }
}
struct TupleDestructured: View {
  var body: some View {
    let (title, count) = ("a", 2)
    Text(title).tag(count)
  }
}
struct CastTag: View {
  var value: Any = 1
  var body: some View { Text("a").tag(value as? Int).id(value as! String) }
}
struct SelfInit: View {
  var depth = 0
  var body: some View { Text("a").tag(Self.limit) }
  static let limit = 3
}
struct StaticOfOther: View { var body: some View { Text("a").id(SelfInit.limit) } }
struct ClosureStored: View {
  let content: () -> Text
  var body: some View { content().padding() }
}
struct ClosureComputed: View {
  var make: (Int) -> AnyView = { _ in AnyView(EmptyView()) }
  var body: some View { HStack { make(1); make(2) } }
}
struct ImmediatelyCalled: View {
  var body: some View { VStack { Text("a") }.id([1, 2].map { $0 + 1 }) }
}
struct WindowContent: View {
  @SceneStorage("tab") private var tab = 0
  @AppStorage("name") private var name = ""
  var body: some View { Text(name).id(tab) }
}
struct InitCalled: View { var body: some View { HStack.init { Text.init("a"); Spacer.init() } } }
struct Qualified: View { var body: some View { SwiftUI.VStack { SwiftUI.Text("a") } } }
struct Parenthesized: View { var body: some View { (Text("a")).padding() } }
struct Commented: View {
  var body: some View {
    // The text of a comment is not a view.
    Text("a")  // nor this
    /* nor this */
    Spacer()
  }
}
