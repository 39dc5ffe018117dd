import SwiftUI

struct Plays: View {
  let names: [String]
  @State private var isShown = false

  var body: some View {
    List(names, id: \.self) { name in
      // One view in any case.
      HStack { AnyView(Text(name)) }
      Text(name)
        .sheet(isPresented: $isShown) { AnyView(Text(name)) }
        .contextMenu { AnyView(Text(name)) }
        .background { AnyView(Color.red) }
      NavigationLink { AnyView(Text(name)) } label: { Text(name) }
    }
  }

  // Not lazy.
  var stack: some View {
    VStack { ForEach(names, id: \.self) { AnyView(Text($0)) } }
  }

  var menu: some View {
    Menu("m") { ForEach(names, id: \.self) { AnyView(Text($0)) } }
  }

  // Built once.
  var single: some View {
    List { AnyView(Text("a")) }
  }

  @ViewBuilder func row(_ name: String) -> some View {
    HStack { if name.isEmpty { Divider() } else { Text(name) } }
  }

  var rows: some View {
    List(names, id: \.self) { row($0) }
  }
}
