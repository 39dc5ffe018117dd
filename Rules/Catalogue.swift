// All rules, in alphabetical order of their ids.

import Linting

public enum Catalogue {
  /// Every rule of the product; a test checks that each file of this folder is here.
  public static let rules: [any Rule.Type] = [
    PrivateState.self
  ]
}
