import SwiftUI

struct GarageView: View {
  @ObservedObject var garage: Garage
  var body: some View {
    VStack {
      Text("\(garage.car.fuel)")  // note: an update of `GarageView` reads it here
      spare
      if let guest = garage.guest {
        Text("\(guest.fuel)")
      }
      Text("\(garage.byName["a"]?.fuel ?? 0)")
    }
  }
  private var spare: some View { Text("\(garage.spare.fuel)") }
}

struct FleetView: View {
  @EnvironmentObject var garage: Garage
  var body: some View {
    List(garage.fleet.indices, id: \.self) { i in
      Text("\(garage.fleet[i].fuel)")
    }
  }
}

struct WashView: View {
  @StateObject private var garage = Garage()
  var body: some View { Text("\(garage.washed)") }  // note: an update of `WashView` uses this
}

struct OwnerView: View {
  @ObservedObject var car: Car
  var body: some View {
    let owner = car.owner
    return Text(owner.name)
  }
}

struct Pedal: View {
  let car: Car
  let driver: Driver
  var body: some View {
    Button("Drive") { car.fuel -= 0.1 }
    Button("Rename") { driver.name = "B" }
  }
}
