import Combine
import SwiftUI

final class Device: ObservableObject {
  @Published var name = "" {
    didSet { objectWillChange.send() }
  }
}

final class Devices: ObservableObject {
  private let device: Device
  private var kept: AnyCancellable?
  init(device: Device) {
    self.device = device
    kept = device.objectWillChange.sink { [weak self] in self?.store() }
  }
  private func store() { UserDefaults.standard.set(device.name, forKey: "device") }
}
