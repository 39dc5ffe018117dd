import SwiftUI

struct Shelf: View {
  @State private var visits = [Date]()
  var body: some View {
    Text("\(visits.count)").onAppear { visits.append(Date()) }  // expect: info: `visits` grows by one element
  }
}
