// with: strict
import SwiftUI

final class Thumbnails {
  var cache: [Int: Image] = [:]
}

// A cache that is filled on the way: the only harm is that it is not seen.
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
