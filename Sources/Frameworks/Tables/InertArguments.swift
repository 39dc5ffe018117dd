// Arguments with which a modifier has no effect.
//
// `if c { v.opacity(0.5) } else { v }` keeps its identity as `v.opacity(c ? 0.5 : 1)`, because 1 is the inert
// argument of `opacity`. The safety class says whether the rewrite is the same in all respects.

import Syntax

/// How certain it is that an argument has no effect.
public enum InertSafety: UInt8, Sendable, CaseIterable {
  /// No effect, whatever the ancestors do.
  case truly
  /// No visible effect, but a small structural remainder: a clip, a layer, a trait.
  case visually
  /// Sets the default again, where the view without the modifier would inherit from an ancestor.
  case resets
  /// Looks inert and is not, or no argument is inert. Never offer it.
  case never
}

/// Where the condition of a rewritten branch goes.
public enum InertPlace: UInt8, Sendable {
  /// Into the argument: `cond ? argument : inert`.
  case argument
  /// Into the closure that the modifier takes. The inert text describes the closure; it is not an expression.
  case closure
}

/// How an argument is written, as far as it tells overloads apart.
public enum ArgumentSpelling: Hashable, Sendable {
  /// A numeric literal, with or without a sign.
  case number
  /// `.leading`, `.red`, or an array of implicit members.
  case implicitMember
  /// A call or a member of a type that is written: `EdgeInsets(…)`, `Color.red`.
  case onType(Name)
  case closure
  case other
}

/// The inert form of one call.
public struct InertCall: Hashable, Sendable {
  /// For each argument of the call, the Swift source of the inert value; nil for an argument that stays.
  public let arguments: [String?]
  public let safety: InertSafety
  public let place: InertPlace
  /// A type that must wrap both values, so that they have the same type: `AnyShapeStyle`.
  public let wrapper: String?
  /// For a call without arguments, the arguments to write: `.padding()` becomes `.padding(c ? .all : [])`.
  public let added: [AddedArgument]
  /// What remains, or why no argument is inert. May be empty.
  public let remark: String
}

/// An argument that a call without arguments leaves to its default value.
public struct AddedArgument: Hashable, Sendable {
  public let label: Name
  /// The Swift source of the default value.
  public let source: String
  /// The Swift source of the inert value.
  public let inert: String
}

/// Inert arguments of Apple's modifiers.
public enum InertArguments {
  /// The inert form of `modifier`, called with these labels; nil if none is known. Trailing closures are the last
  /// arguments.
  ///
  /// `onText`: the receiver is a `Text` or `Image` and the call returns the same type. Such modifiers do not write
  /// the environment.
  public static func inert(
    _ modifier: Name, labels: Labels, onText: Bool = false, spelling: (Int) -> ArgumentSpelling
  ) -> InertCall? {
    guard labels.count <= Labels.capacity else { return nil }
    var result: InertCall? = nil
    _ = table.rows.firstMatch(under: modifier) { row in
      result = row.applied(to: labels, onText: onText, spelling: spelling)
      return result != nil
    }
    return result
  }

  /// Whether any overload of `modifier` has an inert form that may be offered.
  public static func hasInertForm(_ modifier: Name) -> Bool {
    table.rows.firstMatch(under: modifier, where: { $0.safety != .never }) != nil
  }

  /// Whether `modifier` is known to have no inert form at all.
  public static func isWithoutNeutralValue(_ modifier: Name) -> Bool {
    !hasInertForm(modifier) && table.rows.firstMatch(under: modifier, where: { $0.safety == .never }) != nil
  }

  static let table: InertTable = {
    var table = InertTable()
    table.fill()
    return table
  }()
}

/// One overload, or a family of overloads that differ only in omitted labels.
struct InertRow: Sendable {
  /// The parameters in order, each with its inert value; nil for an argument that stays.
  let parameters: [(label: Name, inert: String?)]
  let safety: InertSafety
  let place: InertPlace
  /// Applies only if an argument has this label.
  let requires: Name.Known?
  /// Applies only if the first inert argument is written this way.
  let spelled: Spelled
  /// Applies only to `Text` (true), only to other views (false), or to both (nil).
  let onText: Bool?
  let wrapper: String?
  /// The arguments that a call without any stands for. Such a row matches no other call.
  let added: [AddedArgument]
  let remark: String

  enum Spelled: Sendable {
    case any, number, implicitMember, closure
    case onType(Name.Known)
    /// A call or member of any type that is written.
    case onAnyType

    func admits(_ spelling: ArgumentSpelling) -> Bool {
      switch (self, spelling) {
      case (.any, _), (.number, .number), (.implicitMember, .implicitMember), (.closure, .closure),
        (.onAnyType, .onType):
        return true
      case (.onType(let type), .onType(let name)): return name == type
      default: return false
      }
    }
  }

  func applied(
    to labels: Labels, onText: Bool, spelling: (Int) -> ArgumentSpelling
  ) -> InertCall? {
    if let only = self.onText, only != onText { return nil }
    if safety == .never {
      return InertCall(
        arguments: [], safety: .never, place: place, wrapper: nil, added: [], remark: remark)
    }
    if labels.isEmpty != !added.isEmpty { return nil }
    if labels.isEmpty {
      return InertCall(
        arguments: [], safety: safety, place: place, wrapper: nil, added: added, remark: remark)
    }
    if let requires, !labels.contains(requires) { return nil }
    // The labels of the call must be in the order of the parameters; some may be omitted.
    var arguments: [String?] = []
    var parameter = 0
    var firstInert: Int? = nil
    for index in 0..<labels.count {
      while parameter < parameters.count, parameters[parameter].label != labels[index] {
        parameter += 1
      }
      guard parameter < parameters.count else { return nil }
      let inert = parameters[parameter].inert
      if inert != nil, firstInert == nil { firstInert = index }
      arguments.append(inert)
      parameter += 1
    }
    guard let firstInert else { return nil }
    guard spelled.admits(spelling(firstInert)) else { return nil }
    return InertCall(
      arguments: arguments, safety: safety, place: place, wrapper: wrapper, added: [],
      remark: remark)
  }
}

struct InertTable: Sendable {
  private(set) var rows = NameRows<InertRow>()

  /// `parameters` follow the declaration. Each has a label, nil for none, and its inert value, nil for an argument
  /// that stays.
  @inline(never)
  mutating func add(
    _ safety: InertSafety, _ modifiers: [Name.Known],
    _ parameters: KeyValuePairs<Name.Known?, String?>,
    in place: InertPlace = .argument, requires: Name.Known? = nil, spelled: InertRow.Spelled = .any,
    onText: Bool? = nil, wrapper: String? = nil, remark: String = ""
  ) {
    let list: [(label: Name, inert: String?)] = parameters.map { parameter in
      (parameter.key.map { Name($0) } ?? .none, parameter.value)
    }
    let row = InertRow(
      parameters: list, safety: safety, place: place, requires: requires, spelled: spelled,
      onText: onText, wrapper: wrapper, added: [], remark: remark)
    for modifier in modifiers { rows.append(row, under: modifier) }
  }

  /// One parameter without a label.
  @inline(never)
  mutating func add(
    _ safety: InertSafety, _ modifiers: [Name.Known], _ inert: String, remark: String = "",
    onText: Bool? = nil
  ) {
    add(safety, modifiers, [nil: inert], onText: onText, remark: remark)
  }

  /// A call without arguments.
  @inline(never)
  mutating func bare(
    _ safety: InertSafety, _ modifiers: [Name.Known], _ label: Name.Known?, _ source: String,
    _ inert: String, onText: Bool? = nil
  ) {
    let added = AddedArgument(
      label: label.map { Name($0) } ?? .none, source: source, inert: inert)
    bare(safety, modifiers, [added], onText: onText)
  }

  @inline(never)
  mutating func bare(
    _ safety: InertSafety, _ modifiers: [Name.Known], _ added: [AddedArgument], onText: Bool? = nil
  ) {
    let row = InertRow(
      parameters: [], safety: safety, place: .argument, requires: nil, spelled: .any,
      onText: onText, wrapper: nil, added: added, remark: "")
    for modifier in modifiers { rows.append(row, under: modifier) }
  }

  /// No argument is inert for overloads that no earlier row describes.
  @inline(never)
  mutating func never(_ modifiers: [Name.Known], _ remark: String) {
    add(.never, modifiers, [:], remark: remark)
  }

  mutating func fill() {
    bareCalls()
    layout()
    effects()
    closures()
    styles()
    environment()
    text()
    listsAndControls()
    nothingIsInert()
  }

  private mutating func bareCalls() {
    bare(.truly, [.padding, .safeAreaPadding], nil, ".all", "[]")
    bare(.truly, [.ignoresSafeArea], .edges, ".all", "[]")
    bare(
      .truly, [.fixedSize],
      [
        AddedArgument(label: Name(.horizontal), source: "true", inert: "false"),
        AddedArgument(label: Name(.vertical), source: "true", inert: "false"),
      ])
    bare(.truly, [.glassEffect], nil, ".regular", ".identity")
    bare(.truly, [.scrollTargetLayout], .isEnabled, "true", "false")
    let text: [Name.Known] = [.bold, .italic, .monospaced, .underline, .strikethrough]
    bare(.truly, text, nil, "true", "false", onText: true)
    bare(.resets, text, nil, "true", "false", onText: false)
    bare(.resets, [.autocorrectionDisabled], nil, "true", "false")
    bare(.visually, [.privacySensitive, .navigationBarBackButtonHidden], nil, "true", "false")
    bare(
      .visually, [.interactiveDismissDisabled, .hoverEffectDisabled, .focusEffectDisabled], nil,
      "true", "false")
  }

  private mutating func layout() {
    let keep: String? = nil
    // `padding(.horizontal)` adds the default length on these edges: without edges it adds nothing.
    add(.truly, [.padding], [nil: "0"], spelled: .number)
    add(.truly, [.padding], [nil: "[]"], spelled: .implicitMember)
    add(.truly, [.padding], [nil: "EdgeInsets()"], spelled: .onType(.EdgeInsets))
    add(.visually, [.padding], [nil: "0"], remark: "assumes that the argument is a length")
    // Two arguments without labels: the edges come first, so these need a row of their own.
    add(.truly, [.padding], [nil: keep, nil: "0"])
    add(.truly, [.safeAreaPadding], [nil: "0"], spelled: .number)
    add(.truly, [.safeAreaPadding], [nil: "[]"], spelled: .implicitMember)
    add(.truly, [.safeAreaPadding], [nil: "EdgeInsets()"], spelled: .onType(.EdgeInsets))
    add(.truly, [.safeAreaPadding], [nil: keep, nil: "0"])
    add(.truly, [.frame], [.width: "nil", .height: "nil", .alignment: keep])
    add(
      .truly, [.frame],
      [
        .minWidth: "nil", .idealWidth: "nil", .maxWidth: "nil", .minHeight: "nil",
        .idealHeight: "nil", .maxHeight: "nil", .alignment: keep,
      ])
    add(.truly, [.fixedSize], [.horizontal: "false", .vertical: "false"])
    add(.truly, [.layoutPriority, .zIndex], "0")
    add(.truly, [.offset], [nil: ".zero"])
    add(.truly, [.offset], [.x: "0", .y: "0"])
    add(.truly, [.ignoresSafeArea], [nil: keep, .edges: "[]"])
    add(.truly, [.ignoresSafeArea], [nil: keep, nil: "[]"])
    add(.truly, [.edgesIgnoringSafeArea], "[]")
    add(.truly, [.flipsForRightToLeftLayoutDirection], "false")
    add(.truly, [.scrollTargetLayout], [.isEnabled: "false"])
    // A length of 0 replaces the default margins; only nil is inert.
    add(.visually, [.contentMargins], [nil: keep, nil: "nil", .for: keep])
    add(.visually, [.contentMargins], [nil: "nil", .for: keep])
  }

  private mutating func effects() {
    let keep: String? = nil
    add(.truly, [.opacity, .contrast, .saturation], "1")
    add(.truly, [.brightness, .grayscale], "0")
    add(.truly, [.hueRotation], ".zero")
    add(.truly, [.colorMultiply], ".white")
    add(.truly, [.blur], [.radius: "0", .opaque: keep])
    add(.truly, [.scaleEffect], [nil: "1", .anchor: keep], spelled: .number)
    add(
      .truly, [.scaleEffect], [nil: "CGSize(width: 1, height: 1)", .anchor: keep],
      spelled: .onType(.CGSize))
    add(
      .visually, [.scaleEffect], [nil: "1", .anchor: keep],
      remark: "assumes that the argument is a number")
    add(.truly, [.scaleEffect], [.x: "1", .y: "1", .anchor: keep])
    add(.truly, [.rotationEffect], [nil: ".zero", .anchor: keep])
    add(
      .visually, [.rotation3DEffect],
      [nil: ".zero", .axis: keep, .anchor: keep, .anchorZ: keep, .perspective: keep],
      remark: "a projection pass remains")
    add(.truly, [.transformEffect, .projectionEffect], ".identity")
    add(.truly, [.redacted], [.reason: "[]"])
    add(.visually, [.privacySensitive], "false")
    add(.truly, [.disabled], "false")
    add(.truly, [.allowsHitTesting], "true")
    add(.visually, [.border], [nil: "Color.clear", .width: keep], wrapper: "AnyShapeStyle")
    add(.visually, [.cornerRadius], [nil: "0", .antialiased: keep], remark: "still clips what overflows")
    add(
      .visually, [.clipShape], [nil: ".rect(cornerRadius: 0)", .style: keep], spelled: .implicitMember,
      wrapper: "AnyShape", remark: "still clips what overflows")
    // Without a color, the shadow is drawn even at radius 0, behind translucent content.
    add(
      .visually, [.shadow], [.color: ".clear", .radius: "0", .x: keep, .y: keep], requires: .color)
    never([.shadow], "`shadow(radius: 0)` still draws behind translucent content")
    add(.visually, [.blendMode], ".normal")
    add(.truly, [.glassEffect], [nil: ".identity", .in: keep])
    add(
      .truly, [.symbolEffect], [nil: keep, .options: keep, .isActive: "false"],
      requires: .isActive)
    add(.truly, [.hoverEffect], [nil: keep, .isEnabled: "false"], requires: .isEnabled)
  }

  private mutating func closures() {
    let keep: String? = nil
    let inside = "if condition { … }"
    // An empty builder draws nothing, and a context menu without items is not shown.
    add(
      .truly, [.overlay, .background], [.alignment: keep, nil: inside], in: .closure,
      spelled: .closure)
    add(
      .truly, [.safeAreaInset],
      [.edge: keep, .alignment: keep, .spacing: keep, nil: inside], in: .closure, spelled: .closure)
    add(.truly, [.toolbar], [nil: inside], in: .closure, spelled: .closure)
    add(
      .truly, [.swipeActions], [.edge: keep, .allowsFullSwipe: keep, nil: inside], in: .closure,
      spelled: .closure)
    add(.truly, [.transformEnvironment], [nil: keep, nil: inside], in: .closure)
    add(
      .truly, [.alignmentGuide], [nil: keep, nil: "{ $0[guide] }"], in: .closure,
      remark: "`guide` stands for the first argument")
    add(.truly, [.visualEffect], [nil: "{ content, _ in content }"], in: .closure)
    add(.truly, [.onAppear, .onDisappear], [.perform: "nil"])
    add(.truly, [.onAppear, .onDisappear], [nil: inside], in: .closure, spelled: .closure)
    // An optional gesture is a gesture.
    let gestures: [Name.Known] = [.gesture, .simultaneousGesture, .highPriorityGesture]
    add(.truly, gestures, [nil: keep, .including: ".subviews"], requires: .including)
    add(.truly, gestures, [nil: "nil"])
    never([.onTapGesture, .onLongPressGesture], "a guarded action still takes the gesture")
  }

  private mutating func styles() {
    let keep: String? = nil
    add(
      .visually, [.background], [nil: ".clear", .ignoresSafeAreaEdges: keep], spelled: .implicitMember,
      wrapper: "AnyShapeStyle", remark: "a clear background remains")
    add(
      .visually, [.background], [nil: "Color.clear", .ignoresSafeAreaEdges: keep],
      spelled: .onType(.Color), remark: "a clear background remains")
    add(.truly, [.overlay, .background], [nil: "nil", .alignment: keep], spelled: .onAnyType)
    add(
      .visually, [.overlay], [nil: ".clear", .ignoresSafeAreaEdges: keep], spelled: .implicitMember,
      wrapper: "AnyShapeStyle", remark: "a clear overlay remains")
    add(
      .visually, [.foregroundStyle], [nil: ".foreground"], wrapper: "AnyShapeStyle",
      remark: "`Color.primary` would override the style of an ancestor")
    add(.resets, [.foregroundColor], "nil", onText: false)
    add(.visually, [.foregroundColor], "nil", onText: true)
  }

  private mutating func environment() {
    add(.resets, [.font, .fontWeight, .fontDesign, .fontWidth], "nil", onText: false)
    add(.resets, [.tint, .accentColor, .lineLimit, .textCase, .symbolRenderingMode], "nil")
    add(.resets, [.imageScale], ".medium")
    add(.resets, [.controlSize], ".regular")
    add(.resets, [.multilineTextAlignment], ".leading")
    add(.resets, [.truncationMode], ".tail")
    add(.resets, [.minimumScaleFactor], "1")
    add(.resets, [.lineSpacing], "0")
    add(.resets, [.allowsTightening, .autocorrectionDisabled], "false")
    add(.resets, [.keyboardType], ".default")
    add(.resets, [.preferredColorScheme], "nil")
    add(.truly, [.dynamicTypeSize], ".xSmall ... .accessibility5", remark: "the full range clamps nothing")
    add(.truly, [.symbolVariant], ".none")
    let keep: String? = nil
    add(.resets, [.toolbar], [nil: ".automatic", .for: keep], spelled: .implicitMember)
    add(.resets, [.toolbarVisibility], [nil: ".automatic", .for: keep])
    add(.resets, [.scrollIndicators], [nil: ".automatic", .axes: keep])
    add(.resets, [.scrollContentBackground, .labelsVisibility], ".automatic")
    add(.resets, [.listRowSeparator], [nil: ".automatic", .edges: keep])
  }

  private mutating func text() {
    let keep: String? = nil
    let plain: [Name.Known] = [.bold, .italic, .monospaced]
    add(.truly, plain, "false", onText: true)
    add(.resets, plain, "false", onText: false)
    let lines: [Name.Known] = [.underline, .strikethrough]
    add(.truly, lines, [nil: "false", .pattern: keep, .color: keep], onText: true)
    add(.resets, lines, [nil: "false", .pattern: keep, .color: keep], onText: false)
    let spacing: [Name.Known] = [.kerning, .tracking, .baselineOffset]
    add(.truly, spacing, "0", onText: true)
    add(.resets, spacing, "0", onText: false)
    // On a `Text`, nil keeps the value of the environment.
    add(.truly, [.font, .fontWeight, .fontDesign, .fontWidth], "nil", onText: true)
  }

  private mutating func listsAndControls() {
    let keep: String? = nil
    add(.truly, [.listRowBackground, .listRowInsets, .listItemTint], "nil")
    add(.truly, [.listRowSeparatorTint], [nil: "nil", .edges: keep])
    add(.truly, [.keyboardShortcut], "nil")
    add(.truly, [.badge], [nil: "0"], spelled: .number)
    add(.truly, [.badge], [nil: "nil"], spelled: .onAnyType)
    add(.truly, [.accessibilityAddTraits, .accessibilityRemoveTraits], "[]")
    add(.visually, [.accessibilityHidden], "false")
    let prohibitions: [Name.Known] = [
      .deleteDisabled, .moveDisabled, .selectionDisabled, .interactiveDismissDisabled,
      .hoverEffectDisabled, .focusEffectDisabled,
    ]
    add(.visually, prohibitions, "false", remark: "cannot lift what an ancestor forbids")
    add(.resets, [.scrollDisabled], "false")
    add(
      .visually, [.navigationBarBackButtonHidden, .navigationBarHidden, .statusBarHidden], "false")
  }

  /// Modifiers without an inert value, and overloads whose obvious argument is wrong.
  private mutating func nothingIsInert() {
    never([.padding, .safeAreaPadding], "nil is the default length, not none")
    never([.animation], "`animation(nil, value:)` switches animations off")
    never([.transition], "`.identity` replaces the default fade")
    never([.contentMargins], "0 replaces the default margins")
    never(
      [
        .id, .tag, .navigationTitle, .accessibilityLabel, .aspectRatio, .hidden, .mask,
        .drawingGroup, .compositingGroup, .refreshable, .searchable,
      ], "no neutral value")
  }
}
