import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A lazy container keeps the state of each row that was ever visible.
public struct HeavyPayloadInRowState: TypeRule {
  public static let about = About(
    "heavy-payload-in-row-state", .performance, .info, "Rows of a lazy container keep images or data as state",
    isOnByDefault: false,
    references: [.lazyStacks, .performance],
    explanation: """
      The state of a row belongs to the identity of the row. Up to iOS 26, a lazy container keeps it for every \
      row that was ever visible, as long as the container lives. After scrolling through five hundred photos, \
      five hundred decoded images are in memory. From iOS 27 on, the state is discarded when the row has \
      scrolled a few screens away. Everything is then loaded and decoded again on the way back. `@State \
      private var image: UIImage?` in a row is meant to do neither.

      Keep such values above the list, in one place with a limit: an `NSCache`, or a model that rows ask for \
      what they show. For pictures from the network, `AsyncImage` needs no state in the row.

      Reported are rows of a collection that grows, unless the pictures are icons. What counts are \
      images, `Data`, bytes, players and arrays of these. Objects that `@State` or `@StateObject` keeps for the row are \
      reported if they hold such values in properties that change.

      Not reported:

      - inputs of the row, and shared objects;
      - names of images, and symbols (`Image(systemName:)`);
      - rows of a few constant elements, and rows of containers that are not lazy;
      - objects that hold only a reference to a cache;
      - rows that take the value from a cache, or from an object of the environment, which may be one.

      In strict mode rows of all lazy containers are reported.
      """)

  public static let bad = [
    Example(
      "an image for every row that was ever visible",
      """
      import SwiftUI
      import UIKit

      struct Photo: Identifiable {
        let id: Int
        let url: URL
      }

      struct PhotoRow: View {
        let photo: Photo
        @State private var image: UIImage?
        var body: some View {
          Image(uiImage: image ?? UIImage())
            .task { image = try? await load(photo.url) }
        }
        private func load(_ url: URL) async throws -> UIImage? { nil }
      }

      struct Album: View {
        @State private var photos: [Photo] = []
        let fetch: () async -> [Photo]
        var body: some View {
          List(photos) { PhotoRow(photo: $0) }
            .task { photos = await fetch() }
        }
      }
      """)
  ]
  public static let good = [
    Example(
      "a cache above the list",
      """
      import SwiftUI
      import UIKit

      struct Photo: Identifiable {
        let id: Int
        let url: URL
      }

      @Observable final class Thumbnails {
        private var images: [Int: UIImage] = [:]
        func image(for photo: Photo) -> UIImage? { images[photo.id] }
      }

      struct PhotoRow: View {
        let photo: Photo
        let thumbnails: Thumbnails
        var body: some View { Image(uiImage: thumbnails.image(for: photo) ?? UIImage()) }
      }

      struct Album: View {
        let photos: [Photo]
        @State private var thumbnails = Thumbnails()
        var body: some View {
          List(photos) { PhotoRow(photo: $0, thumbnails: thumbnails) }
        }
      }
      """)
  ]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ type: TypeEntry) {
    guard type.isViewStruct else { return }
    for property in type.storedProperties {
      guard let payload = payload(of: property), !pass.isUnread(property) else { continue }
      guard let row = pass.index.lazyRow(of: type.id, work: pass.work, ofConstantData: false),
        !pass.isExcluded(row.site)
      else { return }
      guard pass.isStrict || isLarge(type) && !readsCache(type) && !comesFromEnvironment(property, type) else { return }
      report(payload, property, type, row)
    }
  }

  /// A large value that a property holds.
  private struct Payload {
    let name: Name
    /// The property of the object that holds it; nil if the view does itself.
    let holder: MemberID?
  }

  private func payload(of property: MemberID) -> Payload? {
    let fact = pass.index[property]
    guard !fact.isStatic, fact.attributes.contains(where: { $0 == .State || $0 == .StateObject }),
      pass.index.file(property) == pass.file.number
    else { return nil }
    // `shared` outlives every row.
    if case .member = fact.initial { return nil }
    if let name = Self.heavy(fact) { return isSymbol(property) ? nil : Payload(name: name, holder: nil) }
    guard let model = pass.index.heldType(of: property), pass.index[model].isReference else { return nil }
    return pass.index.derivation(.heavyProperty, of: model.number) { HeavyProperty(of: model, in: pass.index) }.payload
  }

  /// The first property of an object that holds a large value.
  private final class HeavyProperty: AnyDerivation, @unchecked Sendable {
    // Unchecked as what it derives from is; nothing changes after `init`.
    let payload: Payload?

    init(of model: TypeID, in index: Index) {
      payload =
        index.storedProperties(of: model).lazy.compactMap { held in
          let fact = index[held]
          if fact.isLet { return nil }
          return HeavyPayloadInRowState.heavy(fact).map { Payload(name: $0, holder: held) }
        }.first
    }
  }

  /// The type of the image or data that a property holds, by its type or its initial value.
  private static func heavy(_ fact: MemberFact) -> Name? {
    if fact.type == .unknown, case .construction(let name) = fact.initial { return isHeavy(name) ? name : nil }
    return heavy(fact.type, 0)
  }

  /// Whether each value of the property is a symbol or an image by its name: `Image(systemName:)`, `Image("cover")`,
  /// which all rows share and which holds no data.
  private func isSymbol(_ property: MemberID) -> Bool {
    guard let owner = pass.index.owner(property),
      let initial = pass.index.node(property).initialValue
    else { return false }
    let changes = pass.index.changes(of: property, in: owner)
    let values = changes.map { if case .assigned(let value) = $0.form { value } else { nil as Node? } }
    return (values + [initial]).allSatisfy { value in
      guard let value else { return false }
      let images = ([value] + value.descendants).filter { $0.isCall(of: .Image) }
      return !images.isEmpty
        && images.allSatisfy { image in
          image.argument(.systemName) != nil
            || image.arguments.first.map { $0.name == .none && $0.value?.kind == .stringLiteral } ?? false
        }
    }
  }

  /// The type of image or data that a type is, or that it contains as an optional or a collection.
  private static func heavy(_ type: WrittenType, _ depth: Int) -> Name? {
    switch type {
    case .optional(let inner), .array(let inner):
      if case .array = type, inner.name == .UInt8 { return Name(.UInt8) }
      return depth < FollowLimit.values ? heavy(inner, depth + 1) : nil
    case .dictionary(_, let value): return depth < FollowLimit.values ? heavy(value, depth + 1) : nil
    case .named(let name, _, _): return isHeavy(name) ? name : nil
    default: return nil
    }
  }

  private static func isHeavy(_ name: Name) -> Bool {
    switch name.known {
    case .UIImage, .NSImage, .Image, .CGImage, .CIImage, .Data, .NSData, .AVPlayer, .AVQueuePlayer,
      .AVPlayerItem, .AVAudioPlayer, .AVPlayerLooper, .PDFDocument, .PHLivePhoto, .CVPixelBuffer, .PKDrawing:
      true
    default: false
    }
  }

  /// Whether there are many rows, and not only of icons.
  private func isLarge(_ type: TypeEntry) -> Bool {
    guard pass.index.rows(building: type.id, work: pass.work)?.isGrowing ?? false else { return false }
    return !type.members.contains { member in
      pass.index[member].name == .body
        && pass.index.node(member).descendants.contains { call in
          guard call.isCall(of: .frame),
            let width = call.argument(.width) ?? call.argument(.height)
          else { return false }
          return Double(width.text).map { $0 <= Self.iconSize } ?? false
        }
    }
  }

  /// Whether the view takes the value from a cache, which holds it anyway: by the name of what the code of the view
  /// calls.
  private func readsCache(_ type: TypeEntry) -> Bool {
    type.members.contains { member in
      pass.index[member].hasBody
        && pass.index.body(of: member).uses.contains { pass.text($0.name).lowercased().contains("cache") }
    }
  }

  /// Whether an object of the environment, which all rows share, gives the value: a manager of images keeps what it loads.
  private func comesFromEnvironment(_ property: MemberID, _ type: TypeEntry) -> Bool {
    pass.index.changes(of: property, in: type.id).contains { change in
      guard case .assigned(let value) = change.form else { return false }
      let body = pass.index.body(of: change.site.member)
      return body.uses(in: value).contains { use in
        let fact = body.uses[use]
        guard fact.isCall, fact.receiver >= 0, case .member(let receiver) = body.target(Int(fact.receiver)) else {
          return false
        }
        return pass.index[receiver].attributes.contains { Wrappers.has(.readsEnvironment, $0) }
      }
    }
  }

  /// The sides of pictures in points that take little memory.
  private static let iconSize = 64.0

  private func report(_ payload: Payload, _ property: MemberID, _ type: TypeEntry, _ row: LazyRow) {
    let name = pass.plainName(of: property)
    let view = pass.text(type.name)
    let what = payload.name == .UInt8 ? "bytes" : "`\(pass.text(payload.name))`"
    var notes = [
      pass.note(
        row.view == type.id
          ? "rows are built here"
          : "`\(pass.plainName(of: row.view))`, which shows `\(view)`, is built for each row here",
        at: row.site)
    ]
    var path = name
    if let holder = payload.holder {
      path += "." + pass.plainName(of: holder)
      notes.append(pass.note("`\(pass.plainName(of: holder))` holds the \(what)", .loss, at: holder))
    }
    pass.report(
      pass.index[property].nameRange,
      "`\(view)` keeps \(what) in `\(path)` in each row of a lazy container: in memory up to "
        + "\(pass.system(of: .iOS26)), loaded again from \(pass.system(of: .iOS27)) on",
      help: "move the value above the list, into a cache with a limit that the rows read", notes: notes)
  }
}
