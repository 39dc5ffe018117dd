import SwiftUI

struct Plays: View {
  let names: [String]
  var body: some View {
    VStack {
      List(names, id: \.self) { row($0) }
      List(names, id: \.self) { name in
        AnyView(Text(name).bold())  // expect: `AnyView` is a row of `List`
      }
      List(names, id: \.self) { name in
        if name.isEmpty {
          AnyView(Divider())  // expect: `AnyView` is a row of `List`
        } else {
          AnyView(Text(name))  // expect: `AnyView` is a row of `List`
        }
      }
      // No edit: a builder takes no `return`.
      List(names, id: \.self) { name in
        let title = name.uppercased()
        return AnyView(Text(title))  // expect: `AnyView` is a row of `List`
      }
      // No edit: the type of the view is not written here.
      List(names, id: \.self) { name in
        AnyView(line(name))  // expect: `AnyView` is a row of `List`
      }
    }
  }

  private func row(_ name: String) -> AnyView {  // expect: the `AnyView` of `row` is a row of `List`
    if name.isEmpty {
      return AnyView(Divider())
    }
    return AnyView(Text(name))
  }

  private func line(_ name: String) -> some View { Text(name) }
}
