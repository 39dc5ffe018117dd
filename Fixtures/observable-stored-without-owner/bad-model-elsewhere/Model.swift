import Observation

@Observable final class Library {  // note: `Library` is `@Observable`
  var titles: [String] = []
}

func makeLibrary() -> Library {  // note: `makeLibrary` returns a new `Library`
  Library()
}

extension Library { func load() { titles = ["Emma"] } }
