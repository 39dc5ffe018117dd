import SwiftUI

final class Car: ObservableObject { @Published var fuel = 1.0 }

final class Garage: ObservableObject {
  @Published var fleet = [Car]()  // expect: warning: `Garage.fleet`
  @Published var byName = [String: Car]()  // expect: warning: `Garage.byName`
}

struct GarageView: View {
  @ObservedObject var garage: Garage
  var body: some View {
    Text("\(garage.fleet[0].fuel)")
    Text("\(garage.byName["a"]?.fuel ?? 0)")
  }
}

extension Car { func drive() { fuel -= 0.1 } }
