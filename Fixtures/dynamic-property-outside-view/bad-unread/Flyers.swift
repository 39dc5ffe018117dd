import SwiftUI

final class Flyers: ObservableObject {
  @State private var isBusy = false
  //                 ^~~~~~ expect: info: it has no effect  // help: delete `isBusy`, which nothing reads
}
