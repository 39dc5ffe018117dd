import Security
import SwiftUI

// Advice that can be followed at its place.

func dated(_ date: Date) -> String {
  let formatter = DateFormatter()
  formatter.dateStyle = .long
  return formatter.string(from: date)
}

/// Not isolated, and the class is not `Sendable`: Swift 6 refuses a constant.
enum Parsing {
  static func date(_ text: String) -> Date? {
    let formatter = ISO8601DateFormatter()
    return formatter.date(from: text)
  }
}

extension Date {
  func written(as template: String) -> String {
    let formatter = DateFormatter()
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.string(from: self)
  }
}

struct Journal: View {
  let date: Date
  let url: URL
  @State private var count = 0

  private var isSealed: Bool {
    var item: CFTypeRef?
    return SecItemCopyMatching([:] as CFDictionary, &item) == errSecSuccess  // expect: info: `SecItemCopyMatching(_:_:)`  // help: read the keychain once, in `.task` or in the model, and keep the result
  }
  private var bytes: Data? { try? JSONEncoder().encode(date) }  // expect: info: `JSONEncoder.encode(_:)`  // help: encode when the value changes, in `.task(id:)` or in the model, and keep the result
  private var duration: String {
    let formatter = DateComponentsFormatter()  // expect: info: `DateComponentsFormatter()`  // help: keep one formatter in a `static let`
    return formatter.string(from: 60) ?? ""
  }
  private var folder: URL? {
    FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.journal")  // expect: info: `FileManager.containerURL(forSecurityApplicationGroupIdentifier:)`  // help: keep the result in a `static let`
  }
  private var cover: UIImage? {
    UIImage(contentsOfFile: url.path)  // expect: info: `UIImage(contentsOfFile:)`  // help: prepare the image when its input changes, in `.task(id:)` or in the model, and keep it
  }
  private var isThere: Bool {
    FileManager.default.fileExists(atPath: url.path)  // expect: info: `FileManager.fileExists(atPath:)`  // help: look this up once, in `.task` or in the model, and keep the result until it may have changed
  }

  var body: some View {
    let _ = try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)  // expect: info: `FileManager.createDirectory(at:withIntermediateDirectories:)`  // help: move the call into an action, `.onChange(of:)` or the model
    Stepper("\(count)", value: $count)
    Text(dated(date))  // expect: info: `DateFormatter()`  // help: …keep one formatter in a `let` outside of the function
    Text(date.written(as: "yMMM"))  // expect: info: `DateFormatter()`  // help: keep one formatter for each configuration
    Text(Parsing.date("2020-02-02")?.description ?? "")  // expect: info: `ISO8601DateFormatter()`  // help: keep one formatter and use it again
    Text("\(isSealed) \(bytes?.count ?? 0) \(duration) \(isThere) \(folder) \(cover)")
  }
}
