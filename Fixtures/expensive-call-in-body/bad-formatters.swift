import Contacts
import MapKit
import SwiftUI

/// Each formatter, and what makes one inside.
struct Formatters: View {
  let date: Date
  private static var short: DateFormatter { DateFormatter() }  // expect: `DateFormatter()`
  private var three: some View {
    Text(NumberFormatter.localizedString(from: 3, number: .decimal))  // expect: warning: `NumberFormatter.localizedString(from:number:)`
  }
  var body: some View {
    let number = NumberFormatter()  // expect: warning: `NumberFormatter()`
    let measure = MeasurementFormatter()  // expect: warning: `MeasurementFormatter()`
    let bytes = ByteCountFormatter()  // expect: warning: `ByteCountFormatter()`
    let parts = DateComponentsFormatter()  // expect: warning: `DateComponentsFormatter()`
    let interval = DateIntervalFormatter()  // expect: warning: `DateIntervalFormatter()`
    let relative = RelativeDateTimeFormatter()  // expect: warning: `RelativeDateTimeFormatter()`
    let iso = ISO8601DateFormatter()  // expect: warning: `ISO8601DateFormatter()`
    let person = PersonNameComponentsFormatter()  // expect: warning: `PersonNameComponentsFormatter()`
    let list = ListFormatter()  // expect: warning: `ListFormatter()`
    let length = LengthFormatter()  // expect: warning: `LengthFormatter()`
    let mass = MassFormatter()  // expect: warning: `MassFormatter()`
    let energy = EnergyFormatter()  // expect: warning: `EnergyFormatter()`
    let address = CNPostalAddressFormatter()  // expect: warning: `CNPostalAddressFormatter()`
    let contact = CNContactFormatter()  // expect: warning: `CNContactFormatter()`
    let distance = MKDistanceFormatter()  // expect: warning: `MKDistanceFormatter()`
    Text(Self.short.string(from: date))
    three
    Text("\(number) \(measure) \(bytes) \(parts) \(interval) \(relative) \(iso)")
    Text("\(person) \(list) \(length) \(mass) \(energy) \(address) \(contact) \(distance)")
  }
}
