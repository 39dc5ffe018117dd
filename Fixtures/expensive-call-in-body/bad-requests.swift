import SwiftData
import SwiftUI

@Model final class Parcel {
  var code = ""
  var isOpen = true
  init(code: String) { self.code = code }
}

/// `@Query` cannot depend on another property of the view.
struct Parcels: View {
  let code: String
  @Environment(\.modelContext) private var context
  @State private var count = 0

  private var own: Parcel? {
    let code = code
    let request = FetchDescriptor<Parcel>(predicate: #Predicate { $0.code == code })
    return try? context.fetch(request).first  // expect: `ModelContext.fetch(_:)`  // help: fetch when the request changes, in `.task(id:)` or in the model, and keep the result
  }
  private var all: [Parcel] {
    let request = FetchDescriptor<Parcel>(predicate: #Predicate { parcel in parcel.isOpen })
    return (try? context.fetch(request)) ?? []  // expect: `ModelContext.fetch(_:)`  // help: fetch with `@Query`, or fetch in `.task`
  }

  var body: some View {
    Stepper("\(count)", value: $count)
    Text(own?.code ?? "")
    Text("\(all.count)")
  }
}

/// A predicate is not a pattern.
struct CodeCheck: View {
  let code: String
  @State private var count = 0

  private var isCode: Bool {
    let predicate = NSPredicate(format: "SELF MATCHES %@", "[A-Z]{3}")  // expect: info: `NSPredicate(format:_:)`  // help: keep the predicate in a `static let`
    return predicate.evaluate(with: code)
  }

  var body: some View {
    Stepper("\(count)", value: $count)
    Text("\(isCode)")
  }
}
