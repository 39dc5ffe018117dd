import SwiftUI

struct Leaf: View { var body: some View { Circle() } }

struct Tree<Content: View>: View {
  let content: Content
  let style: AnyShapeStyle
  let layout: AnyLayout
  let shape: AnyShape
  init(style: AnyShapeStyle, layout: AnyLayout, shape: AnyShape, @ViewBuilder content: () -> Content) {
    self.style = style
    self.layout = layout
    self.shape = shape
    self.content = content()
  }

  var body: some View {
    layout { content.padding().transition(AnyTransition.opacity) }
      .gesture(TapGesture())
  }

  @ViewBuilder func leaf(_ isGreen: Bool) -> some View {
    if isGreen { Leaf() } else { Text("bare") }
  }
}

/// Outside of SwiftUI's tree.
final class Gardener {
  let host = UIHostingController(rootView: AnyView(EmptyView()))
  private var pages: [String: () -> AnyView] = [:]
  private var current: AnyView?
  var erased: AnyView = AnyView(EmptyView())

  func show() {
    host.rootView = AnyView(Leaf())
    let view = AnyView(Leaf())
    present(UIHostingController(rootView: view))
  }
  func present(_ controller: UIViewController) {}
}

struct Grown: UIViewControllerRepresentable {
  let content: AnyView
  func makeUIViewController(context: Context) -> UIViewController { UIHostingController(rootView: content) }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

@MainActor func picture() -> CGImage? {
  ImageRenderer(content: AnyView(Leaf())).cgImage
}

/// Other code asks for the type.
protocol Season {
  var picture: AnyView { get }
  func page(_ number: Int) -> AnyView
}

extension Season {
  func page(_ number: Int) -> AnyView { AnyView(Text("\(number)")) }
}

struct Autumn: Season {
  var picture: AnyView { AnyView(Leaf()) }
  func page(_ number: Int) -> AnyView { AnyView(Leaf()) }
}

class Page {
  func content() -> some View { Leaf() }
}

/// Values for the environment.
private struct LeafKey: EnvironmentKey {
  static var defaultValue: AnyView { AnyView(EmptyView()) }
}

extension EnvironmentValues {
  var leaf: AnyView {
    get { self[LeafKey.self] }
    set { self[LeafKey.self] = newValue }
  }
}

struct Reader: View {
  @Environment(\.leaf) private var leaf: AnyView
  var body: some View { leaf }
}

/// Only where it is used.
extension View {
  func eraseToAnyView() -> AnyView { AnyView(self) }
  var boxed: AnyView { return AnyView(self) }
}

/// A parameter that demands it.
struct Caller: View {
  var body: some View {
    Button("a") { show(AnyView(Leaf())) }
  }
  func show(_ view: AnyView) {}
}

/// No view.
struct Entry {
  let view: AnyView
  let make: () -> AnyView
}

struct Registry {
  static var factories: [String: () -> AnyView] = [:]
}

#Preview {
  AnyView(Leaf())
}

struct Leaf_Previews: PreviewProvider {
  static var previews: AnyView { AnyView(Leaf()) }
}

/// What an `any P` gives has no type that one could write.
protocol Plant {
  associatedtype Picture: View
  var picture: Picture { get }
}

struct Bed: View {
  let plant: any Plant
  let plants: [any Plant]
  var body: some View {
    VStack {
      AnyView(plant.picture)
      AnyView(picture(of: plant))
    }
  }
  var first: some View { AnyView(plant.picture) }
  func shown(_ plant: any Plant) -> AnyView { AnyView(plant.picture) }
  private func picture(of plant: some Plant) -> some View { plant.picture }
}

/// The parameter demands it; its declaration is told.
struct Pot: View {
  init(label: @escaping () -> AnyView) {}
  var body: some View { Circle() }
}

struct Pots: View {
  let names: [String]
  var body: some View {
    Pot(label: { AnyView(Leaf()) })
    Pot { AnyView(Leaf()) }
      .environment(\.maker, { AnyView(Leaf()) })
    Cells(items: names.map { AnyView(Text($0)) })
  }
}

struct Cells: UIViewControllerRepresentable {
  let items: [AnyView]
  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

extension EnvironmentValues {
  var maker: () -> AnyView {
    get { { AnyView(EmptyView()) } }
    set {}
  }
}

/// A builder of one's own.
@resultBuilder enum Rows {
  static func buildBlock(_ parts: Text...) -> AnyView { AnyView(VStack { parts[0] }) }
}

struct Listed: View {
  var body: some View { rows }
  @Rows var rows: AnyView { Text("a") }
}

/// Erasers by name.
struct AnyLeafStyle: ButtonStyle {
  private let make: (Configuration) -> AnyView
  init(_ make: @escaping (Configuration) -> AnyView) { self.make = make }
  func makeBody(configuration: Configuration) -> some View { make(configuration) }
}

/// A place for a view of other code.
final class Host {
  private var stored: AnyView?
  var shown: AnyView? {
    get { stored }
    set { stored = newValue }
  }
}
