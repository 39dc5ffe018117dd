// `*.xcworkspace/contents.xcworkspacedata`: which projects are opened together.

import Files

/// The projects that a workspace names.
enum Workspace {
  /// Real workspaces name fewer projects.
  private static let limit = 200
  private static let depthLimit = 32

  /// Whether the document ends as it should.
  static func isWhole(_ bytes: [UInt8]) -> Bool {
    let end = bytes[...].trimmed
    return end.suffix(12).elementsEqual("</Workspace>".utf8)
      || end.suffix(2).elementsEqual("/>".utf8) && end.count { $0 == UInt8(ascii: "<") } <= 2
  }

  /// The absolute paths of the projects. A workspace is XML that Xcode writes: elements `Group` and `FileRef`, each
  /// with a `location`. Whatever else it holds is left out.
  ///
  /// - Parameter folder: The folder that holds the workspace.
  static func projects(in bytes: [UInt8], folder: String) -> [String] {
    var found: [String] = []
    /// The folder of each group that is open.
    var groups: [String] = []
    var place = 0
    while found.count < limit, let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")),
      let end = bytes[start...].firstIndex(of: UInt8(ascii: ">"))
    {
      let tag = bytes[(start + 1)..<end]
      place = end + 1
      if tag.starts(with: "/Group".utf8) {
        _ = groups.popLast()
      } else if tag.starts(with: "Group".utf8) || tag.starts(with: "FileRef".utf8) {
        let location = resolved(attribute("location", of: tag) ?? "group:", in: groups.last ?? folder, folder)
        if tag.starts(with: "Group".utf8) {
          guard tag.last != UInt8(ascii: "/") else { continue }
          guard groups.count < depthLimit else { return found }
          groups.append(location ?? folder)
        } else if let location, location.hasSuffix(".xcodeproj") {
          found.append(location)
        }
      }
    }
    return found
  }

  /// `group:Part/Part.xcodeproj`
  private static func resolved(_ location: String, in group: String, _ folder: String) -> String? {
    guard let colon = location.firstIndex(of: ":") else { return nil }
    let path = String(location[location.index(after: colon)...])
    switch location[..<colon] {
    case "group": return group.resolving(path)
    case "container": return folder.resolving(path)
    case "absolute": return path.normalizedPath
    default: return nil
    }
  }

  private static func attribute(_ name: String, of tag: ArraySlice<UInt8>) -> String? {
    guard let found = tag.firstRange(of: Array(name.utf8)) else { return nil }
    let rest = tag[found.upperBound...].drop { $0 <= 0x20 || $0 == UInt8(ascii: "=") }
    guard rest.first == UInt8(ascii: "\"") else { return nil }
    let value = rest.dropFirst().prefix { $0 != UInt8(ascii: "\"") }
    return String(decoding: value, as: UTF8.self).replacing("&amp;", with: "&").replacing("&apos;", with: "'")
      .replacing("&quot;", with: "\"").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
  }
}
