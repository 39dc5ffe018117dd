import SwiftUI

struct Country: Identifiable, Hashable {
  let id: Int
  let name: String
}

/// The other lazy containers, sections, and rows of data.
struct Atlas: View {
  let countries: [Country]
  @State private var opened: Country?
  @State private var isOpen = false

  var body: some View {
    NavigationStack {
      List {
        Section("All") {
          ForEach(countries) { country in
            NavigationLink(country.name, value: country)
              .navigationDestination(for: Country.self) { Text($0.name) }  // expect: error: `navigationDestination(for: Country.self)` is unknown until `List` creates the row that declares it, so that links do nothing
          }
        }
      }
      ScrollView(.horizontal) {
        LazyHStack {
          ForEach(countries) { country in
            Button(country.name) { opened = country }
              .navigationDestination(item: $opened) { Text($0.name) }  // expect: error: `navigationDestination(item: $opened)` is unknown until `LazyHStack` creates the row that declares it, so that links do nothing  // help: declare the destination on the `LazyHStack` or around it
          }
        }
      }
      ScrollView {
        LazyVGrid(columns: [GridItem()]) {
          ForEach(countries) { country in
            Text(country.name)
              .navigationDestination(isPresented: $isOpen) { Text(country.name) }  // expect: error: `navigationDestination(isPresented: $isOpen)` is unknown until `LazyVGrid` creates the row that declares it, so that links do nothing
          }
        }
        LazyHGrid(rows: [GridItem()]) {
          Text("None").navigationDestination(for: Int.self) { Text("\($0)") }  // expect: error: `navigationDestination(for: Int.self)` is unknown until `LazyHGrid` creates the row that declares it, so that links do nothing
        }
      }
    }
  }
}

/// In a table, and in a row that the type of a type builds.
struct AtlasTable: View {
  let countries: [Country]
  var body: some View {
    Table(countries) {
      TableColumn("Name") { country in
        NavigationLink(country.name, value: country)
          .navigationDestination(for: Country.self) { Text($0.name) }  // expect: error: `navigationDestination(for: Country.self)` is unknown until `Table` creates the row that declares it, so that links do nothing
      }
    }
  }
}

struct CountryLink: View {
  let country: Country
  var body: some View {
    NavigationLink(country.name, value: country)
      .navigationDestination(for: Country.self) { Text($0.name) }  // expect: error: `navigationDestination(for: Country.self)` is unknown until a lazy container creates the row `CountryLink`, so that links do nothing
  }
}

struct CountryCell: View {
  let country: Country
  var body: some View { HStack { CountryLink(country: country) } }
}

struct CountryGrid: View {
  let countries: [Country]
  var body: some View {
    ScrollView {
      LazyVStack { ForEach(countries) { CountryCell(country: $0) } }
    }
  }
}
