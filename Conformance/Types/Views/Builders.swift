// What result builders make of blocks, branches and declarations.

import SwiftUI

struct Single: View { var body: some View { Text("a") } }
struct Pair: View { var body: some View { VStack { Text("a"); Spacer() } } }
struct BarePair: View { var body: some View { Text("a"); Divider() } }
struct Three: View { var body: some View { HStack { Text("a"); Image("b"); Spacer() } } }
struct Four: View { var body: some View { HStack { Text("a"); Image("b"); Spacer(); Divider() } } }
struct Five: View { var body: some View { HStack { Text("a"); Text("b"); Text("c"); Text("d"); Text("e") } } }
struct Six: View { var body: some View { ZStack { Text("1"); Color.red; Text("3"); Spacer(); Text("5"); Divider() } } }
struct Seven: View { var body: some View { Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7") } }
struct Eight: View {
  var body: some View {
    VStack { Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7"); Spacer() }
  }
}
struct Nine: View {
  var body: some View {
    VStack { Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7"); Spacer(); Divider() }
  }
}
struct Ten: View {
  var body: some View {
    VStack {
      Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7"); Text("8"); Text("9")
      EmptyView()
    }
  }
}
struct Eleven: View {
  var body: some View {
    Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7"); Text("8"); Text("9"); Text("10")
    Spacer()
  }
}
struct Twelve: View {
  var body: some View {
    Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7"); Text("8"); Text("9"); Text("10")
    Spacer()
    Image("x")
  }
}
struct EmptyBody: View { var body: some View {} }
struct EmptyStack: View { var body: some View { VStack {} } }

struct OnlyIf: View {
  var isOn = false
  var body: some View { if isOn { Text("a") } }
}
struct IfElse: View {
  var isOn = false
  var body: some View { if isOn { Text("a") } else { Spacer() } }
}
struct IfElseInStack: View {
  var isOn = false
  var body: some View {
    VStack {
      Text("top")
      if isOn { Text("a") } else { Spacer() }
    }
  }
}
struct ElseIf: View {
  var n = 0
  var body: some View {
    if n == 0 { Text("a") } else if n == 1 { Spacer() } else { Divider() }
  }
}
struct ElseIfOpen: View {
  var n = 0
  var body: some View {
    if n == 0 { Text("a") } else if n == 1 { Spacer() }
  }
}
struct ElseIfFour: View {
  var n = 0
  var body: some View {
    if n == 0 { Text("a") } else if n == 1 { Spacer() } else if n == 2 { Divider() } else { Image("x") }
  }
}
struct ElseIfFiveOpen: View {
  var n = 0
  var body: some View {
    if n == 0 {
      Text("a")
    } else if n == 1 {
      Spacer()
    } else if n == 2 {
      Divider()
    } else if n == 3 {
      Image("x")
    } else if n == 4 {
      Color.red
    }
  }
}
struct NestedIf: View {
  var a = false, b = false
  var body: some View { if a { if b { Text("a") } } }
}
struct NestedIfElse: View {
  var a = false, b = false
  var body: some View {
    if a {
      if b { Text("a") } else { Spacer() }
    } else {
      if b { Divider() }
    }
  }
}
struct IfWithSeveral: View {
  var a = false
  var body: some View {
    if a {
      Text("a")
      Text("b")
    } else {
      Text("c")
      Spacer()
      Text("d")
    }
  }
}
struct EmptyThen: View {
  var a = false
  var body: some View { if a {} else { Text("a") } }
}
struct EmptyElse: View {
  var a = false
  var body: some View { if a { Text("a") } else {} }
}
struct IfLet: View {
  var title: String?
  var body: some View { if let title { Text(title) } }
}
struct IfLetElse: View {
  var track: Track?
  var body: some View { if let track { TrackRow(track: track) } else { ProgressView() } }
}
struct IfLetRenamed: View {
  var track: Track?
  var body: some View {
    if let found = track, found.isLoud { Text(found.title).bold() } else { Text("none").italic() }
  }
}
struct IfCase: View {
  var state = Loading.waiting
  var body: some View {
    if case .loaded(let tracks) = state { ForEach(tracks) { TrackRow(track: $0) } }
  }
}
struct IfAnd: View {
  var a = false, title: String?
  var body: some View { if a, let title, !title.isEmpty { Text(title) } else { EmptyView() } }
}

struct SwitchOne: View {
  var n = 0
  var body: some View { switch n { default: Text("a") } }
}
struct SwitchTwo: View {
  var isOn = false
  var body: some View {
    switch isOn {
    case true: Text("a")
    case false: Spacer()
    }
  }
}
struct SwitchThree: View {
  var phase = Phase.idle
  var body: some View {
    switch phase {
    case .idle: Text("a")
    case .loading: ProgressView()
    case .done: Image("b")
    }
  }
}
struct SwitchFour: View {
  var n = 0
  var body: some View {
    switch n {
    case 0: Text("a")
    case 1: Spacer()
    case 2: Divider()
    default: Image("b")
    }
  }
}
struct SwitchFive: View {
  var n = 0
  var body: some View {
    switch n {
    case 0: Text("a")
    case 1: Spacer()
    case 2: Divider()
    case 3: Color.red
    default: Image("b")
    }
  }
}
struct SwitchSix: View {
  var n = 0
  var body: some View {
    switch n {
    case 0: Text("a")
    case 1: Spacer()
    case 2: Divider()
    case 3: Color.red
    case 4: Circle()
    default: Image("b")
    }
  }
}
struct SwitchSeven: View {
  var n = 0
  var body: some View {
    switch n {
    case 0: Text("a")
    case 1: Spacer()
    case 2: Divider()
    case 3: Color.red
    case 4: Circle()
    case 5: Rectangle()
    default: Image("b")
    }
  }
}
struct SwitchEight: View {
  var n = 0
  var body: some View {
    switch n {
    case 0: Text("a")
    case 1: Spacer()
    case 2: Divider()
    case 3: Color.red
    case 4: Circle()
    case 5: Rectangle()
    case 6: Capsule()
    default: Image("b")
    }
  }
}
struct SwitchNine: View {
  var n = 0
  var body: some View {
    switch n {
    case 0: Text("a")
    case 1: Spacer()
    case 2: Divider()
    case 3: Color.red
    case 4: Circle()
    case 5: Rectangle()
    case 6: Capsule()
    case 7: Ellipse()
    default: Image("b")
    }
  }
}
struct SwitchPayload: View {
  var state = Loading.waiting
  var body: some View {
    switch state {
    case .waiting: ProgressView()
    case .loaded(let tracks): List(tracks) { track in TrackRow(track: track) }
    case .failed(let message, _): Text(message).foregroundColor(.red)
    }
  }
}
struct SwitchSeveralPatterns: View {
  var n = 0
  var body: some View {
    switch n {
    case 0, 1: Text("a")
    case 2...5: Text("b").bold()
    case let x where x > 10: Badge(count: x)
    default: EmptyView()
    }
  }
}
struct SwitchEmptyCase: View {
  var phase = Phase.idle
  var body: some View {
    switch phase {
    case .idle: EmptyView()
    case .loading, .done: Text("a")
    }
  }
}
struct SwitchNested: View {
  var n = 0, phase = Phase.idle
  var body: some View {
    switch n {
    case 0:
      switch phase {
      case .idle: Text("a")
      default: Spacer()
      }
    default:
      Text("b")
      Text("c")
    }
  }
}
struct SwitchOptional: View {
  var track: Track?
  var body: some View {
    switch track {
    case .none: Text("none")
    case .some(let track): TrackRow(track: track)
    }
  }
}
struct SwitchOptionalSugar: View {
  var track: Track?
  var body: some View {
    switch track {
    case let track?: Text(track.title)
    case nil: Spacer()
    }
  }
}

struct Available: View {
  var body: some View { if #available(iOS 17, *) { Text("a") } }
}
struct AvailableElse: View {
  var body: some View { if #available(iOS 17, *) { Text("a") } else { Spacer() } }
}
struct AvailableAnd: View {
  var a = false
  var body: some View {
    if #available(iOS 17, *), a { Text("a") } else if #available(iOS 16, *) { Spacer() } else { Divider() }
  }
}
struct Unavailable: View {
  var body: some View { if #unavailable(iOS 17) { Text("a") } else { Spacer() } }
}

struct Declares: View {
  var n = 1
  var body: some View {
    let title = "a"
    let double = n * 2
    Text(title)
    Text("\(double)")
  }
}
struct DeclaresView: View {
  var body: some View {
    let label = Text("a").bold()
    let row = HStack { label; Spacer() }
    VStack { row; row.padding() }
  }
}
struct DeclaresInBranch: View {
  var track: Track?
  var body: some View {
    if let track {
      let rows = track.chapters.filter { !$0.name.isEmpty }
      ForEach(rows) { chapter in Text(chapter.name) }
    }
  }
}
struct LocalFunction: View {
  var body: some View {
    func row(_ title: String) -> some View { Text(title).padding() }
    return VStack { row("a"); row("b") }
  }
}
struct DoBlock: View {
  var body: some View {
    do {
      Text("a")
      Text("b")
    }
    Spacer()
  }
}
struct ConditionalCompilation: View {
  var body: some View {
    Text("a")
    #if canImport(SwiftUI)
    Spacer()
    #else
    Divider()
    #endif
  }
}
struct ConditionalCompilationOff: View {
  var body: some View {
    VStack {
      #if !canImport(SwiftUI)
      Divider()
      #endif
      Text("a")
    }
  }
}
struct ConditionalChain: View {
  var body: some View {
    Text("a")
      #if canImport(SwiftUI)
      .padding()
      #else
      .opacity(0.5)
      #endif
      .bold()
  }
}
struct OptionalView: View {
  var body: some View {
    let text: Text? = nil
    text
  }
}
struct MapOptional: View {
  var title: String?
  var body: some View { title.map { Text($0) } }
}
struct MapModified: View {
  var track: Track?
  var body: some View { track.map { TrackRow(track: $0).padding() } }
}
struct ExplicitReturn: View {
  var body: some View { return Text("a").padding() }
}
struct ReturnAfterDeclaration: View {
  var n = 2
  var body: some View {
    let text = Text("\(n)")
    return HStack { text; Spacer() }.padding()
  }
}
struct ReturnInGuard: View {
  var track: Track?
  var body: some View {
    guard let track else { return AnyView(EmptyView()) }
    return AnyView(TrackRow(track: track))
  }
}
struct TernaryArgument: View {
  var isOn = false
  var body: some View { Text(isOn ? "a" : "b").opacity(isOn ? 1 : 0.5) }
}
struct TernaryView: View {
  var isOn = false
  var body: some View { isOn ? Text("a") : Text("b").bold() }
}
struct TernaryStyle: View {
  var isOn = false
  var body: some View { Circle().fill(isOn ? .red : .blue) }
}
struct TernaryStyleColor: View {
  var isOn = false
  var body: some View { Circle().foregroundStyle(isOn ? Color.red : .blue) }
}
struct IfExpressionValue: View {
  var n = 0
  var body: some View {
    let size: CGFloat = if n == 0 { 1 } else { 2 }
    Text("a").frame(width: size)
  }
}
struct DeclaredText: View { var body: Text { Text("a").bold() } }
struct DeclaredStack: View { var body: VStack<Text> { VStack { Text("a") } } }
struct DeclaredOptional: View { var body: Text? { Text("a") } }
struct DeclaredAny: View { var body: AnyView { AnyView(Text("a")) } }
