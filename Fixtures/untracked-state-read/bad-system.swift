import SwiftUI
import UIKit

struct Screen: View {
  private var width: CGFloat { UIScreen.main.bounds.width }  // expect: info: `Screen.width` reads `UIScreen.main.bounds`
  var body: some View {
    Text("Screen").frame(width: width)
    Text(UIDevice.current.orientation.isLandscape ? "Wide" : "Tall")  // expect: reads `UIDevice.current.orientation`  // help: read a size class from the environment, or follow the notification with `onReceive`
    Text(UIAccessibility.isBoldTextEnabled ? "Bold" : "Plain")  // expect: `UIAccessibility.isBoldTextEnabled`  // help: read `legibilityWeight` from the environment
    Text(Locale.current.measurementSystem == .metric ? "km" : "mi")  // expect: info: `Locale.current`
    ForEach(0..<3, id: \.self) { _ in
      Text(UIApplication.shared.applicationState == .active ? "Active" : "Asleep")  // expect: `UIApplication.shared.applicationState`  // help: read `scenePhase` from the environment
    }
  }
}
