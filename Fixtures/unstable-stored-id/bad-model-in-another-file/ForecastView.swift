import SwiftUI

struct ForecastView: View {
  @State private var forecast = Forecast()
  var body: some View {
    List(forecast.hours) { hour in  // note: `List` tells elements apart by `id`
      Text("\(hour.temperature)")
    }
  }
}
