import SwiftUI

/// Reading files, coding, and asking the bundle.
struct Files: View {
  let url: URL
  let path: String
  let bytes: Data
  @State private var taps = 0
  var body: some View {
    Text("\(taps)").onTapGesture { taps += 1 }
    reading
    managing
    coding
    asking
  }
  @ViewBuilder private var reading: some View {
    Text((try? String(contentsOfFile: path, encoding: .utf8)) ?? "")  // expect: info: `String(contentsOfFile:encoding:)` (file access)
    let data = NSData(contentsOf: url)  // expect: info: `NSData(contentsOf:)`
    let list = NSArray(contentsOf: url)  // expect: info: `NSArray(contentsOf:)`
    let table = NSDictionary(contentsOf: url)  // expect: info: `NSDictionary(contentsOf:)`
    let handle = FileHandle(forReadingAtPath: path)  // expect: info: `FileHandle(forReadingAtPath:)`
    let stream = InputStream(url: url)  // expect: info: `InputStream(url:)`
    let wrapper = try? FileWrapper(url: url)  // expect: info: `FileWrapper(url:)`
    let guardian = NSFileCoordinator()  // expect: info: `NSFileCoordinator()`
    Text("\(data) \(list) \(table) \(handle) \(stream) \(wrapper) \(guardian)")
  }
  @ViewBuilder private var managing: some View {
    let manager = FileManager.default
    let contents = manager.contents(atPath: path)  // expect: info: `FileManager.contents(atPath:)`
    let facts = try? manager.attributesOfItem(atPath: path)  // expect: info: `FileManager.attributesOfItem(atPath:)`
    let walk = manager.enumerator(atPath: path)  // expect: info: `FileManager.enumerator(atPath:)`
    let _ = try? manager.createDirectory(at: url, withIntermediateDirectories: true)  // expect: info: `FileManager.createDirectory(at:withIntermediateDirectories:)`
    let _ = try? manager.copyItem(at: url, to: url)  // expect: info: `FileManager.copyItem(at:to:)`
    let _ = try? manager.moveItem(at: url, to: url)  // expect: info: `FileManager.moveItem(at:to:)`
    let _ = try? manager.removeItem(at: url)  // expect: info: `FileManager.removeItem(at:)`
    let places = manager.urls(for: .documentDirectory, in: .userDomainMask)
    Text("\(contents) \(facts) \(walk) \(places)")
  }
  @ViewBuilder private var coding: some View {
    let encoder = JSONEncoder()
    let plist = PropertyListDecoder()
    let writer = PropertyListEncoder()
    let value = try? PropertyListSerialization.propertyList(from: bytes, format: nil)  // expect: info: `PropertyListSerialization.propertyList(from:format:)`
    let kept = try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSString.self, from: bytes)  // expect: info: `NSKeyedUnarchiver.unarchivedObject(ofClass:from:)`
    let archive = try? NSKeyedArchiver.archivedData(withRootObject: path, requiringSecureCoding: true)  // expect: info: `NSKeyedArchiver.archivedData(withRootObject:requiringSecureCoding:)`
    let parser = XMLParser(data: bytes)  // expect: info: `XMLParser(data:)`
    Text("\(encoder) \(plist) \(writer) \(value) \(kept) \(archive) \(parser)")
  }
  @ViewBuilder private var asking: some View {
    let place = Bundle.main.url(forResource: "a", withExtension: "txt")
    let info = Bundle.main.infoDictionary
    let own = Bundle(for: NSString.self)
    Text("\(place) \(info) \(own)")
  }
}
