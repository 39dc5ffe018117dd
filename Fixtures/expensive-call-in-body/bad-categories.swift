import Combine
import CoreData
import CryptoKit
import ImageIO
import PDFKit
import SwiftUI

struct Categories: View {
  let date: Date
  let url: URL
  let bytes: Data
  let text: String
  let lock = NSLock()
  let queue: DispatchQueue
  let gate: DispatchSemaphore
  let context: NSManagedObjectContext
  @State private var taps = 0

  var body: some View {
    Text("\(taps)").onTapGesture { taps += 1 }
    let number = NumberFormatter()  // expect: info: `NumberFormatter()` (formatter construction)
    Text(DateFormatter.localizedString(from: date, dateStyle: .short, timeStyle: .none))  // expect: `DateFormatter.localizedString(from:dateStyle:timeStyle:)`
    Text(number.string(from: 3) ?? "")
    coding
    files
    waiting
    pictures
    words
    data
  }

  @ViewBuilder private var coding: some View {
    let decoder = JSONDecoder()
    Text((try? decoder.decode(String.self, from: bytes)) ?? "")  // expect: info: `JSONDecoder.decode(_:from:)` (encoding or decoding)
    let object = try? JSONSerialization.jsonObject(with: bytes)  // expect: info: `JSONSerialization.jsonObject(with:)`
    Text(object == nil ? "none" : "some")
  }

  @ViewBuilder private var files: some View {
    Text((try? String(contentsOf: url, encoding: .utf8)) ?? "")  // expect: info: `String(contentsOf:encoding:)` (file access)
    Text("\((try? Data(contentsOf: url))?.count ?? 0)")  // expect: info: `Data(contentsOf:)`
    Text(FileManager.default.fileExists(atPath: url.path) ? "there" : "gone")  // expect: info: `FileManager.fileExists(atPath:)`
    Text(Bundle.main.path(forResource: "help", ofType: "html") ?? "")
    Text((try? FileManager.default.contentsOfDirectory(atPath: "/"))?.first ?? "")  // expect: info: `FileManager.contentsOfDirectory(atPath:)`
  }

  @ViewBuilder private var waiting: some View {
    let _ = gate.wait()  // expect: warning: `DispatchSemaphore.wait()` (network or blocking wait)
    let value = queue.sync { 1 }
    let _ = Thread.sleep(forTimeInterval: 1)  // expect: warning: `Thread.sleep(forTimeInterval:)`
    let guarded = lock.withLock { 2 }
    Text("\(value) \(guarded)")
  }

  @ViewBuilder private var pictures: some View {
    if let picture = UIImage(data: bytes) {  // expect: info: `UIImage(data:)` (image work)
      Image(uiImage: picture)
    }
    let document = PDFDocument(url: url)  // expect: info: `PDFDocument(url:)`
    Text("\(document?.pageCount ?? 0)")
  }

  @ViewBuilder private var words: some View {
    let pattern = try? NSRegularExpression(pattern: "a+")  // expect: info: `NSRegularExpression(pattern:)` (text analysis)
    Text(pattern == nil ? "" : "a")
    Text((try? AttributedString(markdown: text)) ?? "")  // expect: info: `AttributedString(markdown:)` (attributed text)
    Text(NSPredicate(format: "a == 1").predicateFormat)  // expect: info: `NSPredicate(format:)`
  }

  @ViewBuilder private var data: some View {
    let digest = SHA256.hash(data: bytes)
    let _ = context.performAndWait { 1 }  // expect: warning: `NSManagedObjectContext.performAndWait()` (database access)
    Text("\(digest.description) \(Mirror(reflecting: date).children.count)")  // expect: info: `Mirror(reflecting:)` (reflection)
  }
}
