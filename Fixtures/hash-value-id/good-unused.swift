import SwiftUI

/// No view tells the values apart by their id.
enum Source: Identifiable {
  case remote(address: String)
  var id: Int {
    switch self {
    case .remote(let address): address.hashValue
    }
  }
}
