// Whether text can be selected.

public protocol TextSelectability { static var allowsSelection: Bool { get } }

public struct EnabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { true }
}

public struct DisabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

public struct _TextSelectionModifier: ViewModifier { public typealias Body = Never }

extension View {
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    modifier(_TextSelectionModifier())
  }
}
