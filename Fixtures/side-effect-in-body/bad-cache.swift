// with: strict
import SwiftUI

final class Thumbnails {
  var cache: [Int: Image] = [:]
}

// A cache that is filled on the way: no harm but that nobody sees it.
struct Gallery: View {
  let thumbnails: Thumbnails
  let numbers: [Int]

  private func thumbnail(_ number: Int) -> Image {
    let made = Image(systemName: "\(number).circle")
    thumbnails.cache[number] = made  // expect: info:
    return made
  }

  var body: some View { ForEach(numbers, id: \.self) { thumbnail($0) } }
}
