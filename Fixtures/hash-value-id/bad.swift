// with: strict
import SwiftUI

struct Chapter: Identifiable, Hashable {
  var title: String
  var pages: Int
  var id: Int { hashValue }  // expect: info: `Chapter.id` is derived from `hashValue`, which may be equal for different values and changes with any field
}

struct Verse: Identifiable, Hashable {
  var text: String
  var id: Int { return self.hashValue }  // expect: `self.hashValue`
}

struct Link: Identifiable {
  let url: URL
  var id: String { "link-\(url.hashValue)" }  // expect: `Link.id` is derived from `url.hashValue`
}

struct Pair: Identifiable {
  let first: String
  let second: String
  var id: Int {  // expect: `Pair.id` is derived from a hash
    var hasher = Hasher()
    hasher.combine(first)
    hasher.combine(second)
    return hasher.finalize()
  }
}

enum Banner: Identifiable {
  case saved
  case failed(reason: String)
  var id: String { "\(self)" }  // expect: `Banner.id` is derived from `"\(self)"`, a description, which is equal for values that look alike and changes with any shown field
}

enum Popup: Identifiable {
  case help
  case item(Int)
  var id: String { String(describing: self) }  // expect: `String(describing: self)`
}

struct Failure: Identifiable {
  let error: any Error
  var id: String { error.localizedDescription }  // expect: `error.localizedDescription`
}

struct Vector: Identifiable, CustomDebugStringConvertible {
  let x: Double
  var id: String { String(reflecting: self) }  // expect: `String(reflecting: self)`
  var debugDescription: String { "(\(x))" }
}

final class Node: NSObject, Identifiable {
  var id: Int { hash }  // expect: `hash`
}

final class Leaf: NSObject, Identifiable {
  var id: String { description }  // expect: `description`
}

struct Boxed: Identifiable {
  var id: ObjectIdentifier { ObjectIdentifier(self as AnyObject) }  // expect: `Boxed.id` is derived from `ObjectIdentifier(self as AnyObject)`, the address of a temporary object
}

struct Lists: View {
  let tags: [String]
  let chapters: [Chapter]
  let urls: [URL]
  var body: some View {
    VStack {
      ForEach(tags, id: \.hashValue) { Text($0) }  // expect: `ForEach` identifies rows by `\.hashValue`
      ForEach(tags, id: \.self.hashValue) { Text($0) }  // expect: info:
      ForEach(tags, id: \.description) { Text($0) }  // expect: `\.description`
      ForEach(chapters, id: \.hashValue) { Text($0.title) }  // expect: info:
      List(urls, id: \.debugDescription) { Text($0.path) }  // expect: `List` identifies rows by `\.debugDescription`
    }
  }
}
