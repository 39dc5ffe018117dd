import Foundation

struct Disk {
  func bytes() -> [UInt8] {
    let url = URL(fileURLWithPath: "/tmp/archive")
    return (try? Data(contentsOf: url)).map { [UInt8]($0) } ?? []  // note: `bytes()` calls `Data(contentsOf:)`
  }
}
