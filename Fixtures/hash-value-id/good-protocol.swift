import SwiftUI

// The only type of this kind is an enumeration whose cases hold nothing.
protocol Screen: Hashable, Identifiable {}

extension Screen {
  var id: Int { hashValue }
}

enum SettingsScreen: Screen, CaseIterable { case general, about }
