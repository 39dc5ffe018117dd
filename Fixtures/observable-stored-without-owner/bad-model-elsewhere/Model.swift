import Observation

@Observable final class Library {  // note: `Library` is observable
  var titles: [String] = []
}

func makeLibrary() -> Library {  // note: `makeLibrary` gives a new `Library`
  Library()
}
