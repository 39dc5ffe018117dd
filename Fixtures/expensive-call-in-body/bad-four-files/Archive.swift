struct Entry { let title: String }

final class Archive {
  let disk = Disk()
  var entries: [Entry] {
    parse(disk.bytes())  // note: `entries` calls `bytes()`
  }
  private func parse(_ bytes: [UInt8]) -> [Entry] { [] }
}
