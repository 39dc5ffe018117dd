import SwiftUI

/// The subscript checks its bounds: no binding runs past the end.
struct Scale {
  private var colors: [Color] = [.red]
  var indices: Range<Int> { colors.indices }
  mutating func remove(at i: Int) { colors.remove(at: i) }
  subscript(color i: Int) -> Color {
    get { colors.indices.contains(i) ? colors[i] : .clear }
    set { if colors.indices.contains(i) { colors[i] = newValue } }
  }
}

struct Editor: View {
  @State private var scale = Scale()

  var body: some View {
    ForEach(scale.indices, id: \.self) { i in  // expect: warning: rows of `scale` are identified by position; an insertion or removal leaves state with the wrong row
      Field(color: $scale[color: i])
      Button("Remove") { scale.remove(at: i) }
    }
  }
}

struct Field: View {
  @Binding var color: Color
  @State private var name = ""
  var body: some View {
    ColorPicker("Color", selection: $color)
    TextField("Name", text: $name)
  }
}
