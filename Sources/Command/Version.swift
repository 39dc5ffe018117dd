// The version of the product, in one place.

enum Version {
  /// As `--version` prints it and reports name it.
  static let text = "0.1.0"
}
