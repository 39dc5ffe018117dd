struct Store {
  let archive: Archive
  func titles() -> [String] { archive.entries.map(\.title) }  // note: `titles()` reads `entries`
}
