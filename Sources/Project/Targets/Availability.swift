// API that is younger than SwiftUI itself, and the code that names it.
//
// Advice that does not compile on the oldest system of a target is worse than none. The table has what remedies and
// fixes may name. Names that projects often give to their own types and properties (`Label`, `Table`) are not in it.

/// API that not every system with SwiftUI has.
public struct YoungAPI: Hashable, Sendable {
  enum Kind: Hashable { case type, modifier, value }

  /// The name without a period before it: `task`.
  public let name: String
  let kind: Kind
  let release: SwiftUIRelease
  /// Only a call that begins with arguments of this kind is meant: `NavigationLink(value:)` is younger than
  /// `NavigationLink`.
  let argument: String?
  /// The systems that do not have it at all.
  let absent: PlatformSet

  /// Whether all systems have it on which the code runs; an unknown system has it.
  public func isAvailable(on targets: DeploymentTargets) -> Bool {
    targets.have(release) != false && !absent.systems.contains { targets.include($0) }
  }

  /// Whether it is a type, or an attribute that is named by a type.
  public var isType: Bool { kind == .type }

  /// Whether older API has the same name.
  public var isOverload: Bool { argument != nil }
}

extension YoungAPI {
  /// The API that `code` names and that is missing on some system of `targets`, in the order of the code.
  public static func missing(in code: String, on targets: DeploymentTargets) -> [YoungAPI] {
    guard targets.oldest != nil || targets.others != [] else { return [] }
    return all(in: Array(code.utf8)).filter { !$0.isAvailable(on: targets) }
  }

  /// The same for a text with code between backticks.
  public static func missing(inSpansOf text: String, on targets: DeploymentTargets) -> [YoungAPI] {
    guard targets.oldest != nil || targets.others != [] else { return [] }
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 }.flatMap { missing(in: String(parts[$0]), on: targets) }
  }

  private static func all(in code: [UInt8]) -> [YoungAPI] {
    var found: [YoungAPI] = []
    var at = 0
    while at < code.count {
      guard code[at].isInIdentifier else {
        at += 1
        continue
      }
      let start = at
      while at < code.count, code[at].isInIdentifier { at += 1 }
      guard let rows = table[String(decoding: code[start..<at], as: UTF8.self)] else { continue }
      found += rows.filter { $0.isNamed(in: code, from: start, to: at) }
    }
    return found
  }

  private func isNamed(in code: [UInt8], from start: Int, to end: Int) -> Bool {
    let before = start > 0 ? code[start - 1] : nil
    let rest = code[end...]
    let isCalled = rest.first == UInt8(ascii: "(") || rest.starts(with: " {".utf8)
    if let argument, !rest.prefix(while: { $0 != UInt8(ascii: ")") }).contains(argument.utf8) { return false }
    switch kind {
    case .type: return before != UInt8(ascii: ".")
    case .modifier:
      // A case of an enumeration or a property may have the same name: `kind == .task ? 1 : 0`, `task`.
      if before == UInt8(ascii: ".") { return isCalled || rest.isEmpty }
      return isCalled && (start == 0 || before == UInt8(ascii: " ") || before == UInt8(ascii: "{"))
    case .value: return start == 0 && rest.isEmpty
    }
  }

  private static let table: [String: [YoungAPI]] = {
    var table: [String: [YoungAPI]] = [:]
    func add(
      _ release: SwiftUIRelease, _ kind: Kind, _ names: String, with argument: String? = nil, absent: PlatformSet = []
    ) {
      for name in names.split(separator: " ").map(String.init) {
        table[name, default: []].append(
          YoungAPI(name: name, kind: kind, release: release, argument: argument, absent: absent))
      }
    }
    add(.iOS14, .type, "LazyVStack LazyHStack LazyVGrid LazyHGrid StateObject AppStorage SceneStorage ScaledMetric")
    add(.iOS14, .type, "ScrollViewReader ProgressView Namespace")
    add(.iOS14, .modifier, "onChange matchedGeometryEffect redacted")
    // Only the form that takes a published property.
    add(.iOS14, .modifier, "assign", with: "to: &")
    add(.iOS14, .modifier, "fullScreenCover", absent: .macOS)
    add(.iOS14, .value, "scenePhase")
    add(.iOS15, .type, "AnyShapeStyle AsyncImage Canvas FocusState AccessibilityFocusState TimelineView")
    add(.iOS15, .modifier, "task refreshable searchable focused onSubmit confirmationDialog badge tint foregroundStyle")
    add(.iOS15, .type, "Text", with: "format:")
    add(.iOS15, .modifier, "formatted")
    add(.iOS15, .modifier, "safeAreaInset symbolVariant symbolRenderingMode interactiveDismissDisabled")
    add(.iOS15, .modifier, "dynamicTypeSize listRowSeparator listRowSeparatorTint privacySensitive")
    add(.iOS15, .modifier, "textSelection", absent: [.tvOS, .watchOS])
    add(.iOS15, .modifier, "swipeActions", absent: .tvOS)
    add(.iOS16, .type, "AnyLayout HStackLayout VStackLayout ZStackLayout GridLayout ViewThatFits NavigationStack")
    add(.iOS16, .type, "NavigationSplitView ImageRenderer AnyShape")
    add(.iOS16, .type, "NavigationLink", with: "value:")
    // `onGeometryChange` came with iOS 18, and is part of apps for iOS 16.
    add(.iOS16, .modifier, "navigationDestination onGeometryChange scrollDisabled scrollContentBackground")
    add(.iOS16, .modifier, "contentTransition toolbarBackground presentationDetents")
    add(.iOS17, .type, "Observable ObservationIgnored Bindable Query ContentUnavailableView")
    add(.iOS17, .modifier, "containerRelativeFrame visualEffect scrollPosition scrollTransition scrollClipDisabled")
    add(.iOS17, .modifier, "scrollTargetLayout defaultScrollAnchor geometryGroup sensoryFeedback symbolEffect")
    add(.iOS17, .modifier, "phaseAnimator keyframeAnimator safeAreaPadding contentMargins")
    add(.iOS17, .modifier, "onChange", with: "initial:")
    add(.iOS17, .modifier, "transaction", with: "value:")
    add(.iOS17, .modifier, "animation", with: "body:")
    add(.iOS18, .type, "Tab", with: "value:")
    add(.iOS18, .modifier, "onScrollGeometryChange onScrollPhaseChange matchedTransitionSource")
    add(.iOS26, .type, "Observations")
    return table
  }()
}

extension UInt8 {
  fileprivate var isInIdentifier: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
