import SwiftUI

struct Parcel: Identifiable {
  let id: Int
  let label: String
  let isLate: Bool
  let stops: [String]
}

enum Stage { case packed, sent, lost }

struct Parcels: View {
  @State private var parcels: [Parcel] = []
  let more: () async -> [Parcel]
  @State private var isCompact = false
  let stage: Stage

  var body: some View {
    List(parcels) { parcel in  // expect: info: each element gives 0 or 1 views, so `List` builds every row, including those off screen
      if parcel.isLate { Text(parcel.label) }  // note: the number of views of a row varies here
    }
    .task { parcels += await more() }
    List {
      ForEach(parcels) { parcel in  // expect: 1 or 2 views
        Text(parcel.label)
        if parcel.isLate { Image(systemName: "clock") }
      }
      Section {
        ForEach(parcels) { parcel in  // expect: 0 to 2 views
          switch stage {
          case .packed: Text(parcel.label)
          case .sent:
            Text(parcel.label)
            Divider()
          case .lost: EmptyView()
          }
        }
      }
      Group {
        ForEach(parcels) { parcel in  // expect: info: 0 or 1 views
          Group {
            if let stop = parcel.stops.first { Text(stop) }
          }
          .padding()
        }
      }
    }
    ScrollView {
      LazyVStack {
        ForEach(parcels) { parcel in
          ForEach(parcel.stops, id: \.self) { Text($0) }
        }
        if isCompact {
          ForEach(parcels) { row(for: $0) }  // expect: 1 or 2 views
        }
      }
      LazyVGrid(columns: []) {
        ForEach(parcels) { parcel in  // expect: `LazyVGrid`
          if isCompact { Text(parcel.label) } else if parcel.isLate { Image(systemName: "clock") }
        }
        ForEach(parcels) { parcel in  // expect: 0 or 1 views
          Text(parcel.label).shown(parcel.isLate)
        }
        ForEach(parcels) { parcel in  // expect: 0 or 1 views
          Text(parcel.label).modifier(Shown(isShown: parcel.isLate))
        }
      }
    }
  }

  @ViewBuilder private func row(for parcel: Parcel) -> some View {
    Text(parcel.label)
    if isCompact { Divider() }
  }
}

extension View {
  @ViewBuilder func shown(_ isShown: Bool) -> some View {
    if isShown { self }
  }
}

struct Shown: ViewModifier {
  let isShown: Bool
  func body(content: Content) -> some View {
    if isShown { content }
  }
}
