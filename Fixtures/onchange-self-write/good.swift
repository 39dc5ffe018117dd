import SwiftUI

final class Sheet1: ObservableObject {
  @Published var page = 0 {
    didSet { if page < 0 { page = 0 } }
  }
  @Published var text = "" {
    didSet {
      guard text != oldValue else { return }
      text = text.lowercased()
    }
  }
  @Published var other = 0 {
    didSet { page = other }
  }
  /// The change is not announced.
  var plain = "" {
    didSet { plain = plain.lowercased() }
  }
}

struct Plain {
  var text = "" {
    didSet { text = text.lowercased() }
  }
}

struct CodeField: View {
  @State private var code = ""
  @State private var copy = ""
  var body: some View {
    TextField("Code", text: $code)
      .onChange(of: code) { if code.count > 6 { code = String(code.prefix(6)) } }
      .onChange(of: code) { _, new in
        guard new.count > 6 else { return }
        code = String(new.prefix(6))
      }
      .onChange(of: code) {
        if code.isEmpty { return }
        code = code.uppercased()
      }
      .onChange(of: code) { code = code.count > 6 ? String(code.prefix(6)) : code }
      .onChange(of: code) { copy = code }
      // SwiftUI drops a write of the same value.
      .onChange(of: code) { code = code.uppercased() }
      .onChange(of: code) { _, new in code = String(new.prefix(6)) }
      .onChange(of: code) { code = code.trimmingCharacters(in: .whitespaces) }
      .onChange(of: code) { _, new in code = new }
      .onChange(of: code) { code = $1 }
  }
}

struct CodePage: View {
  @State private var code = ""
  @State private var copy = ""
  @State private var isShown = false
  @State private var tab = 0
  @State private var item: String?
  var body: some View {
    CodeField()
      .onReceive(Sheet1().$text) { copy = $0 }
      // Later.
      .onChange(of: isShown) {
        Task {
          try await Task.sleep(for: .seconds(2))
          isShown = false
        }
      }
      .onChange(of: item) { if let item { print(item); self.item = nil } }
      .onChange(of: tab) { _, new in
        switch new {
        case 3: tab = 0
        default: break
        }
      }
      // A local of that name.
      .onChange(of: code) {
        var code = self.code
        code = code.uppercased()
        print(code)
      }
      .onTapGesture { code = "" }
  }
}
