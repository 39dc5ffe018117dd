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
              .navigationDestination(for: Country.self) { Text($0.name) }  // expect: error: inside of `List`
          }
        }
      }
      ScrollView(.horizontal) {
        LazyHStack {
          ForEach(countries) { country in
            Button(country.name) { opened = country }
              .navigationDestination(item: $opened) { Text($0.name) }  // expect: error: inside of `LazyHStack`
          }
        }
      }
      ScrollView {
        LazyVGrid(columns: [GridItem()]) {
          ForEach(countries) { country in
            Text(country.name)
              .navigationDestination(isPresented: $isOpen) { Text(country.name) }  // expect: error: inside of `LazyVGrid`
          }
        }
        LazyHGrid(rows: [GridItem()]) {
          Text("None").navigationDestination(for: Int.self) { Text("\($0)") }  // expect: error: inside of `LazyHGrid`
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
          .navigationDestination(for: Country.self) { Text($0.name) }  // expect: error: inside of `Table`
      }
    }
  }
}

struct CountryLink: View {
  let country: Country
  var body: some View {
    NavigationLink(country.name, value: country)
      .navigationDestination(for: Country.self) { Text($0.name) }  // expect: error: is declared in `CountryLink`, a row of a lazy container
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
