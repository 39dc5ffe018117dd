import SwiftUI

@main struct Reader: App {
  var body: some Scene { WindowGroup { Page(model: PageModel()) } }
}

final class PageModel: ObservableObject {
  @Published var text = ""
}

struct Page: View {
  @ObservedObject var model: PageModel
  var body: some View { TextField("Text", text: $model.text) }
}

struct Page_Previews: PreviewProvider {
  static var previews: some View { PageSample.filled }
}
