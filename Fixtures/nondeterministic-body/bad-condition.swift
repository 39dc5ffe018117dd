import SwiftUI

struct Greeting: View {
  let words: [String]
  @State private var count = 0
  var body: some View {
    Stepper("\(count)", value: $count)
    if count > 2 {
      Text(words.randomElement() ?? "")  // expect: on every evaluation of `Greeting.body` that reaches it, which changes what the view shows
    }
  }
}
