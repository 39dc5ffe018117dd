// Views that wrap views of UIKit, and what holds views from the outside.

@_exported import UIKit

public struct UIViewRepresentableContext<Representable> {
  public var environment: EnvironmentValues { stub() }
}

@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
}

@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
}

@MainActor @preconcurrency public final class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content { get { stub() } set {} }
  public nonisolated init(rootView: Content) {}
}

@MainActor @preconcurrency public final class NSHostingController<Content: View> {
  public nonisolated init(rootView: Content) {}
}

@MainActor @preconcurrency public final class NSHostingView<Content: View> {
  public nonisolated init(rootView: Content) {}
}

public struct UIHostingConfiguration<Content: View>: UIContentConfiguration {
  public init(@ViewBuilder content: () -> Content) {}
}

@MainActor @preconcurrency public final class ImageRenderer<Content: View> {
  public init(content: Content) {}
  public var cgImage: CGImage? { stub() }
  public var uiImage: UIImage? { stub() }
}
