import SwiftUI

struct Tool: Identifiable { let id: Int }

struct ToolRow: View {
  let tool: Tool
  @State private var icon = Image(systemName: "hammer")
  var body: some View { icon.onTapGesture { icon = Image(systemName: "wrench") } }
}

struct Tools: View {
  let tools: [Tool]
  var body: some View { List(tools) { ToolRow(tool: $0) } }
}
