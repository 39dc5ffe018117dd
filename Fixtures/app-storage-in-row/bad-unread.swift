import SwiftData
import SwiftUI

@Model final class Theme {
  var name = ""
  init() {}
}

struct ThemeGroup: View {
  @Query private var themes: [Theme]
  //                 ^~~~~~ expect: `ThemeGroup` runs `@Query themes` once for each element of `devices`  // help: delete `themes`, which nothing reads
  let device: String
  var body: some View { Text(device) }
}

struct ThemesList: View {
  let devices: [String]
  var body: some View {
    ForEach(devices, id: \.self) { ThemeGroup(device: $0) }
  }
}
