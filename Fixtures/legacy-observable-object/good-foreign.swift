// with: iOS=17
import Combine
import SwiftUI
import VendorKit

/// A protocol of another project may want the object as it is.
final class Scanner7: ObservableObject, VendorScannerDelegate {
  @Published var code = ""
  @Published var isScanning = false
}

struct ScannerView: View {
  @ObservedObject var scanner: Scanner7
  var body: some View { Text(scanner.code) }
}
