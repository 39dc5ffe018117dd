import SwiftUI

// Nothing is lost, or nothing is known to change the condition.

extension View {
  @ViewBuilder
  func applyIf<Result: View>(_ condition: Bool, _ transform: (Self) -> Result) -> some View {
    if condition { transform(self) } else { self }
  }

  @ViewBuilder
  func placeholder(_ info: ImageInfo?) -> some View {
    if let info { frame(width: info.width) } else { self }
  }
}

struct ImageInfo { let width: Double }
struct Sticker {
  let info: ImageInfo?
  let text: String
}

struct StickerView: View {
  let sticker: Sticker
  @State private var isOld = false
  var body: some View {
    VStack {
      Rectangle().placeholder(sticker.info)
      ScrollView { Text(sticker.text) }.placeholder(sticker.info)
      Image(systemName: "seal").applyIf(isOld) { $0.opacity(0.5) }
      Button("Age") { isOld.toggle() }
    }
  }
}

/// Gets an object; a constant of it decides.
final class Form: ObservableObject {
  let isNew = true
  @Published var title = ""
}

extension View {
  @ViewBuilder
  func tracked(_ form: Form) -> some View {
    if form.isNew { border(.red) } else { self }
  }
}

struct FormPage: View {
  @ObservedObject var form: Form
  var body: some View {
    TextField("Title", text: $form.title).tracked(form)
  }
}

struct Forms: View {
  @StateObject private var form = Form()
  var body: some View { FormPage(form: form) }
}
