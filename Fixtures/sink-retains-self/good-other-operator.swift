import Combine

enum Ownership { case weak, strong }

extension Publisher where Failure == Never {
  func assign<Root: AnyObject>(
    to path: ReferenceWritableKeyPath<Root, Output>, on object: Root, ownership: Ownership
  ) -> AnyCancellable {
    sink { [weak object] in object?[keyPath: path] = $0 }
  }
}

/// The operator of the library holds the object weakly.
final class Calendar {
  private var name = ""
  private var subscriptions: Set<AnyCancellable> = []
  init(names: PassthroughSubject<String, Never>) {
    names.assign(to: \.name, on: self, ownership: .weak).store(in: &subscriptions)
  }
}
