// What an HTML report shows of a project beside its findings. The command computes it, because it knows the project.

import Linting

public struct HTMLContents: Sendable {
  /// The name of the project, as its folder has it; nil if there is none.
  public var project: String?
  /// The article of each rule in Markdown, by the rule's id.
  public var articles: [String: String] = [:]
  /// The owners of files by their index; files without an owner are missing.
  public var owners: [Int: String] = [:]
  /// The paths that `bodies`, `sources` and `views` refer to by number.
  public var paths: [String] = []
  /// The state that trees refer to by number.
  public var states: [Part] = []
  /// The trees of bodies, the most important first.
  public var bodies: [Part] = []
  /// The number of bodies of the project; `bodies` may have fewer.
  public var bodyCount = 0
  /// Sources of truth, the one whose change evaluates most views first.
  public var sources: [Source] = []
  /// Views by the numbers that sources and other views refer to.
  public var views: [Part] = []

  public init() {}

  /// One JSON value of the page's data.
  public struct Part: Sendable {
    /// The value without blanks. It has no `<`, so nothing in it ends the element that holds the data.
    let bytes: [UInt8]

    /// The number of bytes that it takes in the page.
    public var size: Int { bytes.count }

    /// - Parameter members: Writes the members of one object.
    public init(_ members: (inout JSONWriter) -> Void) {
      var json = JSONWriter(isCompact: true)
      json.object(members)
      bytes = Self.escaped(json.bytes)
    }

    /// In JSON, `<` occurs in strings only.
    private static func escaped(_ json: [UInt8]) -> [UInt8] {
      let count = json.count { $0 == UInt8(ascii: "<") }
      if count == 0 { return json }
      var escaped: [UInt8] = []
      escaped.reserveCapacity(json.count + 5 * count)
      for byte in json {
        if byte == UInt8(ascii: "<") { escaped += "\\u003c".utf8 } else { escaped.append(byte) }
      }
      return escaped
    }
  }

  public struct Source: Sendable {
    let part: Part
    /// The numbers of the views that it mentions.
    let views: [Int]

    public init(_ part: Part, views: [Int]) {
      self.part = part
      self.views = views
    }
  }
}
