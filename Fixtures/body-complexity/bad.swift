import SwiftUI

// More than forty view expressions, and where most of them are.
struct Dashboard: View {
  var body: some View { // expect: info: `Dashboard.body` has 46 view expressions, so it compiles slowly
    VStack {
      HStack {
        Text("00")
        Text("01")
        Text("02")
        Text("03")
        Text("04")
        Text("05")
        Text("06")
        Text("07")
      }
      HStack {
        Text("10")
        Text("11")
        Text("12")
        Text("13")
        Text("14")
        Text("15")
        Text("16")
        Text("17")
      }
      HStack {
        Text("20")
        Text("21")
        Text("22")
        Text("23")
        Text("24")
        Text("25")
        Text("26")
        Text("27")
      }
      HStack {
        Text("30")
        Text("31")
        Text("32")
        Text("33")
        Text("34")
        Text("35")
        Text("36")
        Text("37")
      }
      HStack {
        Text("40")
        Text("41")
        Text("42")
        Text("43")
        Text("44")
        Text("45")
        Text("46")
        Text("47")
      }
    }
  }
}

// Closures in each other.
struct Nest: View {
  var body: some View { // expect: `Nest.body` has 9 nested builder closures
    HStack {
      VStack {
        HStack {
          VStack {
            HStack {
              VStack {
                HStack {
                  VStack {
                    HStack {
                      Text("deep")
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
}

// A long chain.
struct Chain: View {
  var body: some View { // expect: `Chain.body` has 21 modifiers on one view
    Text("a")
      .padding(0)
      .padding(1)
      .padding(2)
      .padding(3)
      .padding(4)
      .padding(5)
      .padding(6)
      .padding(7)
      .padding(8)
      .padding(9)
      .padding(10)
      .padding(11)
      .padding(12)
      .padding(13)
      .padding(14)
      .padding(15)
      .padding(16)
      .padding(17)
      .padding(18)
      .padding(19)
      .padding(20) // note: 21 modifiers up to here
  }
}

// Siblings, in a helper.
struct Row: View {
  var body: some View { list }
  @ViewBuilder private var list: some View { // expect: `Row.list` has 11 views in one builder
    Text("0")
    Text("1")
    Text("2")
    Text("3")
    Text("4")
    Text("5")
    Text("6")
    Text("7")
    Text("8")
    Text("9")
    Text("10")
  }
}

// Choices between literals of different kinds.
struct Choice: View {
  let isOn: Bool
  var body: some View { // expect: 7 ternaries between literals of different kinds
    Text("a")
      .opacity(isOn ? 1 : 0.5)
      .frame(width: isOn ? 10 : .infinity)
      .opacity(isOn ? 1 : 0.5)
      .frame(width: isOn ? 10 : .infinity)
      .opacity(isOn ? 1 : 0.5)
      .frame(width: isOn ? 10 : .infinity)
      .opacity(isOn ? 1 : 0.5)
  }
}

// Property wrappers.
struct Wrapped: View {
  @State private var a0 = 0
  @State private var a1 = 0
  @State private var a2 = 0
  @State private var a3 = 0
  @State private var a4 = 0
  @State private var a5 = 0
  @State private var a6 = 0
  @State private var a7 = 0
  @State private var a8 = 0 // note: the first property wrapper beyond 8
  var body: some View { // expect: has 9 property wrappers in its view, and a change of any of them
    Text("\(a0 + a1 + a2 + a3)")
    Text("\(a4 + a5 + a6 + a7 + a8)")
  }
}

// Lines.
struct Long: View {
  var body: some View { // expect: 124 lines
    Text("a")
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    //
    Text("b")
  }
}
