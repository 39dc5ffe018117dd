import SwiftUI

struct Tool: Identifiable { let id: Int; let url: URL }

/// Pictures that the framework loads, and small lists.
struct ToolRow: View {
  let tool: Tool
  @State private var isShown = false
  @State private var words: [String] = []
  var body: some View {
    Image(systemName: "hammer")
    AsyncImage(url: tool.url) { $0.resizable() } placeholder: { ProgressView() }
    Text("\(isShown ? words.count : 0)")
  }
}

struct Tools: View {
  let tools: [Tool]
  var body: some View { List(tools) { ToolRow(tool: $0) } }
}
