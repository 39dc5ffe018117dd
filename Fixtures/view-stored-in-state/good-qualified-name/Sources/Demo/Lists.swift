import Records
import SwiftUI

public struct ListView: View {
  public var body: some View { Text("List") }
}

// `Graph` is not in the sources, and its list is data.

public struct Lists: View {
  @State private var selected: Graph.ListView?
  public var body: some View {
    Button("Select") { selected = Graph.first }
    Text(selected == nil ? "None" : "One")
  }
}
