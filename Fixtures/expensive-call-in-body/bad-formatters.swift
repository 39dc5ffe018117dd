import Contacts
import MapKit
import SwiftUI

/// Each formatter, and what makes one inside.
struct Formatters: View {
  let date: Date
  private static var short: DateFormatter { DateFormatter() }  // expect: `DateFormatter()`
  private var three: some View {
    Text(NumberFormatter.localizedString(from: 3, number: .decimal))  // expect: info: `NumberFormatter.localizedString(from:number:)`
  }
  var body: some View {
    let number = NumberFormatter()  // expect: info: `NumberFormatter()`
    let measure = MeasurementFormatter()  // expect: info: `MeasurementFormatter()`
    let bytes = ByteCountFormatter()  // expect: info: `ByteCountFormatter()`
    let parts = DateComponentsFormatter()  // expect: info: `DateComponentsFormatter()`
    let interval = DateIntervalFormatter()  // expect: info: `DateIntervalFormatter()`
    let relative = RelativeDateTimeFormatter()  // expect: info: `RelativeDateTimeFormatter()`
    let iso = ISO8601DateFormatter()  // expect: info: `ISO8601DateFormatter()`
    let person = PersonNameComponentsFormatter()  // expect: info: `PersonNameComponentsFormatter()`
    let list = ListFormatter()  // expect: info: `ListFormatter()`
    let length = LengthFormatter()  // expect: info: `LengthFormatter()`
    let mass = MassFormatter()  // expect: info: `MassFormatter()`
    let energy = EnergyFormatter()  // expect: info: `EnergyFormatter()`
    let address = CNPostalAddressFormatter()  // expect: info: `CNPostalAddressFormatter()`
    let contact = CNContactFormatter()  // expect: info: `CNContactFormatter()`
    let distance = MKDistanceFormatter()  // expect: info: `MKDistanceFormatter()`
    Text(Self.short.string(from: date))
    three
    Text("\(number) \(measure) \(bytes) \(parts) \(interval) \(relative) \(iso)")
    Text("\(person) \(list) \(length) \(mass) \(energy) \(address) \(contact) \(distance)")
  }
}
