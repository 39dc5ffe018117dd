// Fetch requests, the coordinators of representables, and the selection of text.

import Foundation

@propertyWrapper public struct FetchRequest<Result>: DynamicProperty {
  public init(sortDescriptors: [NSSortDescriptor]) {}
  @MainActor @preconcurrency public var wrappedValue: FetchedResults<Result> { stub() }
}

public struct FetchedResults<Result>: RandomAccessCollection {
  public var startIndex: Int { stub() }
  public var endIndex: Int { stub() }
  public subscript(position: Int) -> Result { stub() }
}

extension UIViewRepresentableContext where Representable: UIViewRepresentable {
  @MainActor @preconcurrency public var coordinator: Representable.Coordinator { stub() }
}

extension UIViewRepresentableContext where Representable: UIViewControllerRepresentable {
  @MainActor @preconcurrency public var coordinator: Representable.Coordinator { stub() }
}

public protocol TextSelectability { static var allowsSelection: Bool { get } }
public struct EnabledTextSelectability: TextSelectability { public static var allowsSelection: Bool { true } }
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
