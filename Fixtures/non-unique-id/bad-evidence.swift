import SwiftUI

// Another property names the element.
struct Device { let uuid: String; let name: String }
struct Server { let identifier: Int; let title: String }
struct Part { let objectID: Int; let category: String }
struct Visit: Identifiable { let id: Int; var date = Date(); var kind = "a"; var emoji = "a" }

// Two values for many elements.
struct Track { let text: String; let isNew: Bool }

struct Lists: View {
  let devices: [Device]
  let servers: [Server]
  let parts: [Part]
  let tracks: [Track]
  @State private var visits: [Visit] = []

  var body: some View {
    ForEach(devices, id: \.name) { Text($0.name) }  // expect: info: `name` may repeat in `devices`  // help: use `id: \.uuid`
    ForEach(servers, id: \.title) { Text($0.title) }  // expect: info: `title` may repeat in `servers`
    ForEach(parts, id: \.category) { Text($0.category) }  // expect: info: `category` may repeat in `parts`
    ForEach(tracks, id: \.isNew) { Text($0.text) }  // expect: warning: only two ids for all elements of `tracks`  // help: use a key that differs for each element
    ForEach(visits, id: \.date) { Text($0.kind) }  // expect: info: `date` may repeat in `visits`  // help: remove `id: \.date`: `Visit` is `Identifiable`
    ForEach($visits, id: \.emoji) { $visit in Text(visit.emoji) }  // expect: info: `emoji` may repeat in `$visits`
  }
}
