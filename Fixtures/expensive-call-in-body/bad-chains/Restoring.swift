import SwiftUI

struct Restoring: View {
  let backup: any Backup
  var body: some View { Text(backup.restore()) }
}
