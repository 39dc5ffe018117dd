// with: strict
import MapKit
import SwiftData
import SwiftUI
import WebKit

@Model final class Parcel {
  var name = ""
  init() {}
}

struct Queried: View {
  @Query private var parcels: [Parcel]
  var body: some View { Text("\(parcels.count)") }
}

struct Yard: View {
  @Binding var isWide: Bool
  func flipIsWide() { isWide.toggle() }
  @State var url: URL?
  func clearUrl() { url = nil }
  var body: some View {
    VStack {
      if isWide { Queried().padding() } else { Queried() }  // expect: info: both branches show `Queried`
      if isWide { Map().padding() } else { Map() }  // expect: info: `Map`
      if isWide { WebView(url: url).padding() } else { WebView(url: url) }  // expect: info: `WebView`
    }
  }
}
