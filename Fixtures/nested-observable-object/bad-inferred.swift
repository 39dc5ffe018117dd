import SwiftUI

final class Car: ObservableObject { @Published var fuel = 1.0 }

final class Garage: ObservableObject {
  @Published var fleet = [Car]()  // expect: info: `Garage.fleet`
  @Published var byName = [String: Car]()  // expect: info: `Garage.byName`
}

struct GarageView: View {
  @ObservedObject var garage: Garage
  var body: some View {
    Text("\(garage.fleet[0].fuel)")
    Text("\(garage.byName["a"]?.fuel ?? 0)")
  }
}

extension Car { func drive() { fuel -= 0.1 } }

struct Pedal: View {
  let car: Car
  var body: some View { Button("Drive") { car.fuel -= 0.1 } }
}
