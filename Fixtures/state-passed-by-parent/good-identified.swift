import SwiftUI

struct Reaction: Hashable {
  var emoji = ""
  var count = 0
}

struct Badge: View {
  @State var reaction: Reaction
  var body: some View { Text("\(reaction.emoji) \(reaction.count)") }
}

struct Counter: View {
  @State var count: Int
  var body: some View { Stepper("\(count)", value: $count) }
}

/// Another value is another view.
struct Reactions: View {
  @State private var reactions: [Reaction] = []
  @State private var chosen = Reaction()
  var body: some View {
    Button("Add") { reactions.append(Reaction(emoji: "A", count: reactions.count)) }
    Button("Choose") { chosen = reactions[0] }
    ForEach(reactions, id: \.self) { reaction in
      Badge(reaction: reaction)
    }
    VStack { Counter(count: chosen.count) }
      .id(chosen)
  }
}
