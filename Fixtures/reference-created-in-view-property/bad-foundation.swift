// with: strict
import Foundation
import SwiftUI
import UIKit

// Classes of Foundation and UIKit.
struct Devices: View {
  let label = UILabel()  // expect: info: `Devices` creates a new `UILabel` in `label`
  let session = URLSession(configuration: .ephemeral)  // expect: info: `session`
  let timer = Timer(timeInterval: 1, repeats: true) { _ in }  // expect: info: `timer`
  let operations = OperationQueue()  // expect: info: `operations`
  var body: some View { Text("Devices") }
}
