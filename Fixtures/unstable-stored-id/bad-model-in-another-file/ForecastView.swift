import SwiftUI

struct ForecastView: View {
  @State private var forecast = Forecast()
  var body: some View {
    List(forecast.hours) { hour in  // note: `List` identifies elements by `id`
      Text("\(hour.temperature)")
    }
  }
}
