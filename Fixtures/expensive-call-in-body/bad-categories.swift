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

  var body: some View {
    let number = NumberFormatter()  // expect: warning: `NumberFormatter()` (formatter construction)
    Text(DateFormatter.localizedString(from: date, dateStyle: .short, timeStyle: .none))  // expect: `DateFormatter.localizedString(from:dateStyle:timeStyle:)`
    Text(ByteCountFormatter.string(fromByteCount: 10, countStyle: .file))  // expect: `ByteCountFormatter.string(fromByteCount:countStyle:)`
    Text(number.string(from: 3) ?? "")
    coding
    files
    waiting
    pictures
    words
    data
  }

  @ViewBuilder private var coding: some View {
    let decoder = JSONDecoder()  // expect: error: `JSONDecoder()` (encoding or decoding)
    Text((try? decoder.decode(String.self, from: bytes)) ?? "")
    let object = try? JSONSerialization.jsonObject(with: bytes)  // expect: warning: `JSONSerialization.jsonObject(with:)`
    Text(object == nil ? "none" : "some")
  }

  @ViewBuilder private var files: some View {
    Text((try? String(contentsOf: url, encoding: .utf8)) ?? "")  // expect: error: `String(contentsOf:encoding:)` (file access)
    Text("\((try? Data(contentsOf: url))?.count ?? 0)")  // expect: error: `Data(contentsOf:)`
    Text(FileManager.default.fileExists(atPath: url.path) ? "there" : "gone")  // expect: warning: `FileManager.fileExists(atPath:)`
    Text(Bundle.main.path(forResource: "help", ofType: "html") ?? "")  // expect: warning: `Bundle.path(forResource:ofType:)`
    Text((try? FileManager.default.contentsOfDirectory(atPath: "/"))?.first ?? "")  // expect: error: `FileManager.contentsOfDirectory(atPath:)`
  }

  @ViewBuilder private var waiting: some View {
    let _ = gate.wait()  // expect: error: `DispatchSemaphore.wait()` (network or blocking wait)
    let value = queue.sync { 1 }  // expect: error: `DispatchQueue.sync()`
    let _ = Thread.sleep(forTimeInterval: 1)  // expect: error: `Thread.sleep(forTimeInterval:)`
    let guarded = lock.withLock { 2 }  // expect: warning: `NSLock.withLock()` (locking)
    Text("\(value) \(guarded)")
  }

  @ViewBuilder private var pictures: some View {
    if let picture = UIImage(data: bytes) {  // expect: warning: `UIImage(data:)` (image work)
      Image(uiImage: picture)
    }
    let document = PDFDocument(url: url)  // expect: warning: `PDFDocument(url:)`
    Text("\(document?.pageCount ?? 0)")
  }

  @ViewBuilder private var words: some View {
    let pattern = try? NSRegularExpression(pattern: "a+")  // expect: warning: `NSRegularExpression(pattern:)` (text analysis)
    Text(pattern == nil ? "" : "a")
    Text((try? AttributedString(markdown: text)) ?? "")  // expect: warning: `AttributedString(markdown:)` (attributed text)
    Text(NSPredicate(format: "a == 1").predicateFormat)  // expect: warning: `NSPredicate(format:)`
  }

  @ViewBuilder private var data: some View {
    let digest = SHA256.hash(data: bytes)  // expect: warning: `SHA256.hash(data:)` (cryptography or compression)
    let _ = context.performAndWait { 1 }  // expect: error: `NSManagedObjectContext.performAndWait()` (database access)
    Text("\(digest.description) \(Mirror(reflecting: date).children.count)")  // expect: warning: `Mirror(reflecting:)` (reflection)
  }
}
