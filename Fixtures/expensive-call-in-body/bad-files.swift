import SwiftUI

/// Reading files, coding, and asking the bundle.
struct Files: View {
  let url: URL
  let path: String
  let bytes: Data
  var body: some View {
    reading
    managing
    coding
    asking
  }
  @ViewBuilder private var reading: some View {
    Text((try? String(contentsOfFile: path, encoding: .utf8)) ?? "")  // expect: error: `String(contentsOfFile:encoding:)` (file access)
    let data = NSData(contentsOf: url)  // expect: error: `NSData(contentsOf:)`
    let list = NSArray(contentsOf: url)  // expect: error: `NSArray(contentsOf:)`
    let table = NSDictionary(contentsOf: url)  // expect: error: `NSDictionary(contentsOf:)`
    let handle = FileHandle(forReadingAtPath: path)  // expect: error: `FileHandle(forReadingAtPath:)`
    let stream = InputStream(url: url)  // expect: error: `InputStream(url:)`
    let wrapper = try? FileWrapper(url: url)  // expect: error: `FileWrapper(url:)`
    let guardian = NSFileCoordinator()  // expect: error: `NSFileCoordinator()`
    Text("\(data) \(list) \(table) \(handle) \(stream) \(wrapper) \(guardian)")
  }
  @ViewBuilder private var managing: some View {
    let manager = FileManager.default
    let contents = manager.contents(atPath: path)  // expect: error: `FileManager.contents(atPath:)`
    let facts = try? manager.attributesOfItem(atPath: path)  // expect: error: `FileManager.attributesOfItem(atPath:)`
    let walk = manager.enumerator(atPath: path)  // expect: error: `FileManager.enumerator(atPath:)`
    let _ = try? manager.createDirectory(at: url, withIntermediateDirectories: true)  // expect: error: `FileManager.createDirectory(at:withIntermediateDirectories:)`
    let _ = try? manager.copyItem(at: url, to: url)  // expect: error: `FileManager.copyItem(at:to:)`
    let _ = try? manager.moveItem(at: url, to: url)  // expect: error: `FileManager.moveItem(at:to:)`
    let _ = try? manager.removeItem(at: url)  // expect: error: `FileManager.removeItem(at:)`
    let places = manager.urls(for: .documentDirectory, in: .userDomainMask)  // expect: warning: `FileManager.urls(for:in:)`
    Text("\(contents) \(facts) \(walk) \(places)")
  }
  @ViewBuilder private var coding: some View {
    let encoder = JSONEncoder()  // expect: warning: `JSONEncoder()` (encoding or decoding)
    let plist = PropertyListDecoder()  // expect: warning: `PropertyListDecoder()`
    let writer = PropertyListEncoder()  // expect: warning: `PropertyListEncoder()`
    let value = try? PropertyListSerialization.propertyList(from: bytes, format: nil)  // expect: warning: `PropertyListSerialization.propertyList(from:format:)`
    let kept = try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSString.self, from: bytes)  // expect: warning: `NSKeyedUnarchiver.unarchivedObject(ofClass:from:)`
    let archive = try? NSKeyedArchiver.archivedData(withRootObject: path, requiringSecureCoding: true)  // expect: warning: `NSKeyedArchiver.archivedData(withRootObject:requiringSecureCoding:)`
    let parser = XMLParser(data: bytes)  // expect: warning: `XMLParser(data:)`
    Text("\(encoder) \(plist) \(writer) \(value) \(kept) \(archive) \(parser)")
  }
  @ViewBuilder private var asking: some View {
    let place = Bundle.main.url(forResource: "a", withExtension: "txt")  // expect: warning: `Bundle.url(forResource:withExtension:)`
    let info = Bundle.main.infoDictionary  // expect: warning: `Bundle.infoDictionary`
    let own = Bundle(for: NSString.self)  // expect: warning: `Bundle(for:)`
    Text("\(place) \(info) \(own)")
  }
}
