import SwiftUI

struct Box { var page: Hosted }
func read(_ box: Box) -> Int { box.page.path }
func all(_ pages: [Hosted]) -> [Int] { pages.map(\.zoom) }
let key = \Hosted.taps
func implicit() -> Implicit { .init(count: 3) }

enum Lists {}
extension Lists { struct Row: View {
  @State private var isMarked = true
  var body: some View { Toggle("a", isOn: $isMarked) }
} }
