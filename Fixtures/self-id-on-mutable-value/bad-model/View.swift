import SwiftUI

struct PackageList: View {
  @ObservedObject var tracker: Tracker
  var body: some View {
    List {
      ForEach(tracker.packages, id: \.self) { package in  // expect: info: setting `packages[i].isMarked` replaces the row instead of updating it, which resets `@State isOpen` of `PackageRow`
        PackageRow(package: package)
      }
      ForEach(tracker.parts, id: \.self) { part in  // expect: info: setting `parts[i]` replaces the row
        Text(part.name)
      }
      ForEach(tracker.sent, id: \.self) { package in
        PackageRow(package: package)
      }
    }
  }
}

struct PackageRow: View {
  let package: Package
  @State private var isOpen = false
  var body: some View {
    Button(package.name) { isOpen.toggle() }
    if isOpen { Text("Open") }
  }
}
