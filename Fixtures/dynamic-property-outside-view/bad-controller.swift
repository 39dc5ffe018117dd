import SwiftUI
import UIKit

final class Socket: ObservableObject {
  @Published var isOpen = false
  func open() { isOpen = true }
}

final class PaymentController: UIViewController {
  @ObservedObject var socket = Socket()
  //                  ^~~~~~ expect: SwiftUI never connects `@ObservedObject socket` in the class `PaymentController`: no view updates when the object changes // help: remove `@ObservedObject`, and subscribe to what the object publishes where its changes count
  func start() { socket.open() }
}
