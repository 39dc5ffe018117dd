import SwiftUI
import UIKit

struct Ruler: UIViewRepresentable {
  let limit: Int

  func makeUIView(context: Context) -> UITextField { UITextField() }
  func updateUIView(_ field: UITextField, context: Context) {
    field.text = "\(limit)"
  }
  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

  final class Coordinator: NSObject {
    var parent: Ruler  // expect:
    init(parent: Ruler) { self.parent = parent }
    func count() -> Int { parent.limit }
  }
}

struct Level: UIViewRepresentable {
  let limit: Int

  func makeUIView(context: Context) -> UITextField { UITextField() }
  func updateUIView(_ field: UITextField, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

  final class Coordinator: NSObject {
    var parent: Level  // expect:
    init(parent: Level) { self.parent = parent }
    func count() -> Int { parent.limit }
  }
}

struct Page: View {
  let limit: Int
  var body: some View {
    Ruler(limit: limit)
    Level(limit: limit)
  }
}
