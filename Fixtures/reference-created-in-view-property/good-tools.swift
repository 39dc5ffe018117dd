import CoreImage
import SwiftUI

/// A tool that is used at once, and a box that only this view fills: nothing of them goes on.
final class Box {
  var name = ""
}

struct Code: View {
  let text: String
  private let context = CIContext()
  private let box = Box()

  var body: some View {
    Button(box.name) { box.name = "\(context)" }
  }
}

/// Nothing keeps `@State` of a shape.
final class Memo: @unchecked Sendable {
  var sides = 0
  deinit { print(sides) }
}

struct Outline: Shape {
  let sides: Int
  private let memo = Memo()
  nonisolated func path(in rect: CGRect) -> Path {
    memo.sides = sides
    return Path(rect)
  }
}

struct Codes: View {
  @State private var text = ""
  var body: some View {
    TextField("Text", text: $text)
    Code(text: text)
    Outline(sides: text.count)
  }
}
