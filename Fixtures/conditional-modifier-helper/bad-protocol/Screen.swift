import SwiftUI

protocol Screen: View {
  var title: String { get }
}
