import SwiftUI

final class SliderModel: ObservableObject {
  @Published var index = 0
  let pages: [String]
  init(pages: [String]) { self.pages = pages }
  func next() { index += 1 }
}

/// What other modules pass may change, and an object that is kept would show the first pages for ever.
public struct Slider: View {
  @ObservedObject private var model: SliderModel
  public init(pages: [String]) { model = SliderModel(pages: pages) }
  public var body: some View { Button(model.pages[model.index]) { model.next() } }
}
