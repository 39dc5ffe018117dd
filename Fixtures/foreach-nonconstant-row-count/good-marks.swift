import Charts
import MapKit
import SwiftUI

struct Stop: Identifiable {
  let id: Int
  let place: CLLocationCoordinate2D
  let isOpen: Bool
}

// Marks, annotations and rows of a table are counted otherwise.
struct Network: View {
  let stops: [Stop]
  var body: some View {
    VStack {
      Map {
        ForEach(stops) { stop in if stop.isOpen { Marker("Stop", coordinate: stop.place) } }
      }
      Chart {
        ForEach(stops) { stop in if stop.isOpen { PointMark(x: .value("x", stop.id), y: .value("y", 1)) } }
      }
      Table(of: Stop.self) {
        TableColumn("Stop") { Text("\($0.id)") }
      } rows: {
        ForEach(stops) { stop in if stop.isOpen { TableRow(stop) } }
      }
    }
  }
}
