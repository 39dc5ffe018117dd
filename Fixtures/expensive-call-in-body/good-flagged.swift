import SwiftUI

/// The flag is set before the work: each object decodes once.
final class Payload {
  private let data: Data
  private var isDecoded = false
  private var kept: Any?

  init(data: Data) { self.data = data }

  var json: Any? {
    if !isDecoded {
      isDecoded = true
      kept = Self.decoded(data)
    }
    return kept
  }

  private static func decoded(_ data: Data) -> Any? { try? JSONSerialization.jsonObject(with: data) }
}

struct Message: View {
  let payload: Payload
  @State private var isOpen = false
  var body: some View {
    Toggle("Open", isOn: $isOpen)
    if isOpen, payload.json != nil { Text("JSON") }
  }
}
