import Foundation
import SwiftUI
import UIKit

// Of the classes of Foundation and UIKit.
struct Devices: View {
  let label = UILabel()  // expect: warning: `Devices` creates a new `UILabel` in `label`
  let session = URLSession(configuration: .ephemeral)  // expect: warning: `session`
  let timer = Timer(timeInterval: 1, repeats: true) { _ in }  // expect: warning: `timer`
  let operations = OperationQueue()  // expect: warning: `operations`
  var body: some View { Text("Devices") }
}
