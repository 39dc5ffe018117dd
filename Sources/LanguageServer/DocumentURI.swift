// The names of documents: `file:///home/me/My%20App/Home.swift`.

enum DocumentURI {
  /// The absolute path of a file; nil for a document that is not a file.
  static func path(of uri: String) -> String? {
    let bytes = Array(uri.utf8)
    let scheme = Array("file://".utf8)
    guard bytes.count > scheme.count, zip(bytes, scheme).allSatisfy({ $0 | 0x20 == $1 | 0x20 }) else { return nil }
    // Between the scheme and the path stands a host: this machine.
    guard let slash = bytes[scheme.count...].firstIndex(of: UInt8(ascii: "/")) else { return nil }
    let host = String(decoding: bytes[scheme.count..<slash], as: UTF8.self)
    guard host.isEmpty || host.lowercased() == "localhost" else { return nil }
    var path: [UInt8] = []
    var i = slash
    while i < bytes.count {
      if bytes[i] == UInt8(ascii: "%"), i + 2 < bytes.count,
        let high = Character(Unicode.Scalar(bytes[i + 1])).hexDigitValue,
        let low = Character(Unicode.Scalar(bytes[i + 2])).hexDigitValue
      {
        path.append(UInt8(high << 4 | low))
        i += 3
      } else {
        path.append(bytes[i])
        i += 1
      }
    }
    guard !path.contains(0), let text = String(validating: path, as: UTF8.self) else { return nil }
    var names = text
    while names.utf8.count > 1, names.utf8.last == UInt8(ascii: "/") { names.unicodeScalars.removeLast() }
    return names
  }

  /// The name of the file at an absolute path.
  static func uri(of path: String) -> String {
    var uri = "file://"
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        uri += digits.utf8.count == 1 ? "%0" + digits : "%" + digits
      }
    }
    return uri
  }
}
