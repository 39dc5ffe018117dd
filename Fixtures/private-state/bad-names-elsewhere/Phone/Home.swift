import SwiftUI

struct Home: View { var body: some View { Twin(isFirst: true) } }
