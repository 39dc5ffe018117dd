import SwiftUI
import UIKit

struct Title: View {
  let text: String
  var body: some View {
    Text(text).font((UINavigationBar.appearance().titleTextAttributes?[.font] as? UIFont).map { Font($0) })
  }
}

struct Page: View {
  @State private var count = 0
  var body: some View {
    Button("\(count)") { count += 1 }
    Title(text: "A")
  }
}
