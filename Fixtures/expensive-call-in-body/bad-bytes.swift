import CryptoKit
import SwiftUI

/// Digests, keys, and compression; the calendar; the system; mirrors.
struct Bytes: View {
  let bytes: Data
  let key: SymmetricKey
  var body: some View {
    let old = Insecure.MD5.hash(data: bytes)  // expect: warning: MD5
    let code = HMAC<SHA256>.authenticationCode(for: bytes, using: key)  // expect: warning: (cryptography or compression)
    let box = try? AES.GCM.seal(bytes, using: key)  // expect: warning: (cryptography or compression)
    let secret = try? P256.Signing.PrivateKey(rawRepresentation: bytes)  // expect: warning: (cryptography or compression)
    let small = try? (bytes as NSData).compressed(using: .lzfse)  // expect: warning: compressed(using:)
    let large = try? (bytes as NSData).decompressed(using: .lzfse)  // expect: warning: decompressed(using:)
    let names = Locale.availableIdentifiers  // expect: warning: `Locale.availableIdentifiers` (calendar arithmetic)
    Text("\(old.description) \(code.description) \(box) \(secret) \(small) \(large) \(names)")
    let _ = Calendar.current.enumerateDates(startingAfter: .distantPast, matching: DateComponents(), matchingPolicy: .strict) { _, _, _ in }  // expect: warning: enumerateDates
    let type: AnyClass? = NSClassFromString("A")  // expect: warning: `NSClassFromString(_:)` (reflection)
    let library = dlopen("a", 1)  // expect: warning: `dlopen(_:_:)` (system call)
    let directory = opendir("a")  // expect: warning: `opendir(_:)`
    let file = fopen("a", "r")  // expect: error: `fopen(_:_:)`
    Text("\(type) \(library) \(directory) \(file)")
  }
}
