import Combine

final class Car: ObservableObject {
  @Published var fuel = 1.0
  @Published var owner = Driver()  // expect: `Car.owner`
  let plate = "A"
}

final class Driver: ObservableObject {
  @Published var name = ""
}

final class Garage: ObservableObject {
  @Published var car = Car()  // expect: info: `Garage.car` holds a nested `ObservableObject`: a change of `Car.fuel` alone does not update `GarageView`
  let spare = Car()  // expect: `Garage.spare`
  @Published var fleet: [Car] = []  // expect: `Garage.fleet`
  @Published var guest: Car?  // expect: `Garage.guest`
  @Published var byName: [String: Car] = [:]  // expect: `Garage.byName`
  var wash: Car = Car()  // expect: `Garage.wash`
  var washed: Double { wash.fuel }  // note: an update of `WashView` reads it here
}

extension Car {
  func drive() {
    fuel -= 0.1
    owner = Driver()
    owner.name = "A"
  }
}
