// with: strict
import SwiftUI

struct Parcel: Identifiable {
  let id: Int
  let isLate: Bool
}

struct Parcels: View {
  let parcels: [Parcel]
  var body: some View {
    List {
      ForEach(parcels) { parcel in  // expect: 0 or 1 views
        // Late ones only.
        if parcel.isLate {
          Text("late")

          // the number
        }  // if late
      }
      ForEach(parcels) { parcel in if parcel.isLate { Text("late") } }  // expect: 0 or 1 views
      // No edit: an anonymous parameter means something else in the stack.
      ForEach(parcels) {  // expect: 0 or 1 views
        if $0.isLate { Text("late") }
      }
      // No edit: the list does not hear of it from inside a stack.
      ForEach(parcels) { parcel in  // expect: 0 or 1 views
        if parcel.isLate {
          Text("late").swipeActions { Button("Send") {} }
        }
      }
      // No edit: white space counts in the text.
      ForEach(parcels) { parcel in  // expect: 0 or 1 views
        if parcel.isLate {
          Text("""
            late
            """)
        }
      }
    }
  }
}

struct Shelf: View {
  let parcels: [Parcel]
  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack {
        ForEach(parcels) { parcel in  // expect: 1 or 2 views
          Text("parcel")
          if parcel.isLate { Image(systemName: "clock") }
        }
      }
    }
  }
}
