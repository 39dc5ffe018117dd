import SwiftUI

struct Tool: Identifiable, Equatable {
  let id: Int
  var name = ""
}

/// Captures nothing, or is passed on as it came.
struct ToolRow: View {
  let tool: Tool
  let onUse: (Int) -> Void
  var body: some View {
    HStack {
      Image(systemName: "hammer")
      Text(tool.name)
      Text(tool.name)
      Spacer()
      Button("Use") { onUse(tool.id) }
    }
  }
}

/// A button with a label.
struct ToolButton: View {
  let name: String
  let action: () -> Void
  var body: some View { Button(action: action) { Text(name) } }
}

/// Small, and no row.
struct Header: View {
  let onTap: () -> Void
  var body: some View {
    HStack {
      Image(systemName: "hammer")
      Text("Tools")
      Text("All")
      Spacer()
      Button("Tap", action: onTap)
    }
  }
}

/// Compared by what it shows.
struct DrawerRow: View, Equatable {
  let tool: Tool
  let onOpen: () -> Void
  static func == (a: DrawerRow, b: DrawerRow) -> Bool { a.tool == b.tool }
  var body: some View {
    HStack {
      Image(systemName: "archivebox")
      Text(tool.name)
      Text(tool.name)
      Spacer()
      Button("Open", action: onOpen)
    }
  }
}

/// Content, not an action.
struct Tray<Content: View>: View {
  let content: () -> Content
  @ViewBuilder let label: () -> Text
  var body: some View {
    HStack {
      Image(systemName: "tray")
      label()
      Text("Tray")
      Spacer()
      content()
    }
  }
}

/// A row that is a button.
struct ToolLink: View {
  let tool: Tool
  let action: () -> Void
  var body: some View {
    Button(action: action) {
      HStack {
        Image(systemName: "hammer")
        Text(tool.name)
        Text(tool.name)
        Spacer()
      }
    }
    .padding()
  }
}

/// The closure that it keeps is not the one that it is given.
struct Labelled: View {
  let name: String
  private let reset: () -> Void
  private let label: Text
  init(name: String, _ reset: @escaping () -> Void = {}, @ViewBuilder label: () -> Text) {
    self.name = name
    self.reset = reset
    self.label = label()
  }
  var body: some View {
    HStack {
      Image(systemName: "tag")
      Text(name)
      label
      Spacer()
      Button("Reset", action: reset)
    }
  }
}

/// Large, but presented.
struct Catalogue: View {
  let onClose: () -> Void
  var body: some View {
    VStack {
      HStack { Text("1"); Text("2"); Text("3"); Text("4") }
      HStack { Text("5"); Text("6"); Text("7"); Text("8") }
      HStack { Text("9"); Text("10"); Text("11"); Text("12") }
      Button("Close", action: onClose)
    }
  }
}

enum Workshop {
  static func use(_ id: Int) {}
}

struct Bench: View {
  let tools: [Tool]
  let onUse: (Int) -> Void
  @State private var selection = 0
  @State private var isOpen = false

  var body: some View {
    VStack {
      List(tools) { tool in ToolRow(tool: tool, onUse: onUse) }
      List(tools) { tool in ToolRow(tool: tool, onUse: { Workshop.use($0) }) }
      List(tools) { tool in ToolRow(tool: tool, onUse: Workshop.use) }
      List(tools) { tool in ToolButton(name: tool.name) { selection = tool.id } }
      List(tools) { tool in DrawerRow(tool: tool) { selection = tool.id } }
      List(tools) { tool in
        Tray(content: { Text("\(selection)") }, label: { Text(tool.name) })
      }
      List(tools) { tool in Labelled(name: tool.name) { Text("\(selection)") } }
      List(tools) { tool in ToolLink(tool: tool) { selection = tool.id } }
      Header { selection = 0 }
    }
    .sheet(isPresented: $isOpen) { Catalogue { isOpen = false } }
  }
}
