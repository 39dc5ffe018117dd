import Foundation

struct ProfileModel {
  let name: String
  let picture: Data?
  init(name: String) {
    self.name = name
    picture = try? Data(contentsOf: URL(fileURLWithPath: "/tmp/" + name))  // note: `ProfileModel.init` calls `Data(contentsOf:)`
  }
}
