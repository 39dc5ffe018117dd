import SwiftUI

struct Small: View {
  @State private var a = 0
  var body: some View {
    VStack {
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
    }
    .opacity(a > 0 ? 1 : 0.5)
  }
}

// One switch over screens.
enum Screen { case s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12, s13, s14, s15, s16, s17, s18, s19, s20, s21, s22, s23 }

struct Switch: View {
  let screen: Screen
  var body: some View {
    switch screen {
    case .s0:
      VStack {
        Text("0")
      }
    case .s1:
      VStack {
        Text("1")
      }
    case .s2:
      VStack {
        Text("2")
      }
    case .s3:
      VStack {
        Text("3")
      }
    case .s4:
      VStack {
        Text("4")
      }
    case .s5:
      VStack {
        Text("5")
      }
    case .s6:
      VStack {
        Text("6")
      }
    case .s7:
      VStack {
        Text("7")
      }
    case .s8:
      VStack {
        Text("8")
      }
    case .s9:
      VStack {
        Text("9")
      }
    case .s10:
      VStack {
        Text("10")
      }
    case .s11:
      VStack {
        Text("11")
      }
    case .s12:
      VStack {
        Text("12")
      }
    case .s13:
      VStack {
        Text("13")
      }
    case .s14:
      VStack {
        Text("14")
      }
    case .s15:
      VStack {
        Text("15")
      }
    case .s16:
      VStack {
        Text("16")
      }
    case .s17:
      VStack {
        Text("17")
      }
    case .s18:
      VStack {
        Text("18")
      }
    case .s19:
      VStack {
        Text("19")
      }
    case .s20:
      VStack {
        Text("20")
      }
    case .s21:
      VStack {
        Text("21")
      }
    case .s22:
      VStack {
        Text("22")
      }
    case .s23:
      VStack {
        Text("23")
      }
    }
  }
}

struct Switch_Previews: PreviewProvider {
  static var previews: some View {
    VStack {
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
      Text("11")
    }
  }
}
