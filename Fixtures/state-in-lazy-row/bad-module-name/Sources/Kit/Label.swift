import SwiftUI

public struct Label: View {
  @State private var note = ""  // expect: `Label` keeps `note` and `isOpen` in a lazy row
  @State private var isOpen = false
  let number: Int
  public init(number: Int) { self.number = number }
  public var body: some View {
    TextField("Note", text: $note).opacity(isOpen ? 1 : 0.5).onTapGesture { isOpen.toggle() }
  }
}
