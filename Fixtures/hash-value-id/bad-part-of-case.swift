import SwiftUI

enum Block: Identifiable {
  case text(String)
  case code(language: String, source: String)

  var id: String {  // expect: `Block.id` is derived from `source.hashValue`, which may be equal for different values  // help: build the id from `source`, not from its hash
    switch self {
    case .text(let text): "text-\(text)"
    case .code(let language, let source): "code-\(language)-\(source.hashValue)"
    }
  }
}

struct Page: View {
  let blocks: [Block]
  var body: some View { List(blocks) { _ in Divider() } }
}
