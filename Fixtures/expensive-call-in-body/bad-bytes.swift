import CryptoKit
import SwiftUI

/// Digests, keys, and compression; the calendar; the system; mirrors.
struct Bytes: View {
  let bytes: Data
  let key: SymmetricKey
  @State private var taps = 0
  var body: some View {
    Text("\(taps)").onTapGesture { taps += 1 }
    let old = Insecure.MD5.hash(data: bytes)
    let code = HMAC<SHA256>.authenticationCode(for: bytes, using: key)  // expect: info: (cryptography or compression)
    let box = try? AES.GCM.seal(bytes, using: key)  // expect: info: (cryptography or compression)
    let secret = try? P256.Signing.PrivateKey(rawRepresentation: bytes)  // expect: info: (cryptography or compression)
    let small = try? (bytes as NSData).compressed(using: .lzfse)  // expect: info: compressed(using:)
    let large = try? (bytes as NSData).decompressed(using: .lzfse)  // expect: info: decompressed(using:)
    let names = Locale.availableIdentifiers  // expect: info: `Locale.availableIdentifiers` (calendar arithmetic)
    Text("\(old.description) \(code.description) \(box) \(secret) \(small) \(large) \(names)")
    let _ = Calendar.current.enumerateDates(  // expect: info: enumerateDates
      startingAfter: .distantPast, matching: DateComponents(), matchingPolicy: .strict
    ) { _, _, _ in }
    let type: AnyClass? = NSClassFromString("A")  // expect: info: `NSClassFromString(_:)` (reflection)
    let library = dlopen("a", 1)
    let directory = opendir("a")
    let file = fopen("a", "r")  // expect: info: `fopen(_:_:)`
    Text("\(type) \(library) \(directory) \(file)")
  }
}
