// with: strict
import SwiftUI

struct Sun: View { var body: some View { Circle() } }
struct Moon: View { var body: some View { Circle().fill(.gray) } }

struct Sky: View {
  @Binding var isDay: Bool
  @State private var phase = 0

  // The declared type; one finding for all that it erases.
  var body: AnyView {  // expect: info: `body` returns `AnyView`
    isDay ? AnyView(Sun()) : AnyView(Moon())
  }

  func light(for hour: Int) -> AnyView {  // expect: info: `light` returns `AnyView`
    if hour < 6 { return AnyView(Moon()) }
    return AnyView(Sun())
  }

  var badge: AnyView? { isDay ? AnyView(Sun()) : nil }  // expect: info: `badge` returns `AnyView`
  static func empty() -> AnyView { AnyView(EmptyView()) }  // expect: `empty` returns `AnyView`
  var existential: any View { if isDay { return Sun() } else { return Moon() } }  // expect: `existential` returns `any View`
  private var all: [AnyView] { [AnyView(Sun()), AnyView(Moon())] }  // expect: `all` returns type-erased views

  // Hidden behind `some View`.
  func scene(at hour: Int) -> some View {  // expect: info: `scene` erases the type of its result
    var view: AnyView
    if hour < 6 {
      view = AnyView(Moon())
      if phase > 2 { view = AnyView(HStack { view; Sun() }) }
    } else {
      view = AnyView(Sun())
    }
    return view
  }

  func horizon(at hour: Int) -> some View {  // expect: `horizon` erases the type of its result
    if hour < 6 { return AnyView(Moon()) }
    return AnyView(Sun())
  }

  func choice() -> some View {
    return isDay ? AnyView(Sun()) : AnyView(Moon())  // expect: `AnyView` hides which branch of the `? :` is shown
  }
}

/// The body's root.
struct Root: View {
  var body: some View {
    AnyView(NavigationView { Sun() })  // expect: info: `AnyView` hides the type of `NavigationView`
  }
}

struct Places: View {
  @Binding var isDay: Bool
  @Binding var hour: Int
  let hours: [Int]

  var body: some View {
    let header = AnyView(Sun())  // expect: `header` stores a type-erased view
    VStack {
      header
      if isDay {
        AnyView(Sun())  // expect: `AnyView` hides which branch of the `if` is shown
      } else {
        AnyView(Moon())
      }
      switch hour {
      case 0: AnyView(Moon())  // expect: `AnyView` hides which branch of the `switch` is shown
      default: Sun()
      }
      isDay ? AnyView(Sun()) : AnyView(Moon())  // expect: `AnyView` hides which branch of the `? :` is shown
      HStack { AnyView(Sun()).padding() }  // expect: hides the type of `Sun`
      Sun().background(isDay ? AnyView(Color.red) : AnyView(Moon()))  // expect: `AnyView` hides which branch of the `? :` is shown
      AnyView(AnyView(Sun()))  // expect: `AnyView` wraps a view that is already type-erased
      VStack { parts[0] }
    }
  }

  var parts: [some View] {
    hours.map { _ in Sun() }
  }

  func list() -> some View {
    let rows = hours.map { hour in AnyView(Text("\(hour)")) }  // expect: every view of the list is type-erased
    return VStack { rows[0] }
  }
}

extension View {
  func boxed() -> AnyView { AnyView(self) }  // expect: info: `boxed` erases
}

struct Erasing: View {
  @Binding var isDay: Bool
  var body: some View {
    if isDay {
      Sun().boxed()  // expect: `boxed` hides which branch of the `if` is shown
    } else {
      Moon().boxed()
    }
  }
}

/// Several results of one closure.
struct Results: View {
  @Binding var hour: Int
  var body: some View {
    GeometryReader { proxy in
      if proxy.size.width > 100 {
        return AnyView(Sun())  // expect: `AnyView` hides which `return` of the closure gives the view
      }
      return AnyView(Moon())
    }
  }
}
