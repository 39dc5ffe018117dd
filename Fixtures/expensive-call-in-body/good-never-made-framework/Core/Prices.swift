import SwiftUI

public struct Price: View {
  let amount: Int
  @State private var isBold = false
  public init(amount: Int) { self.amount = amount }
  public var body: some View { Toggle("\(amount)", isOn: $isBold).bold(isBold) }
}

/// The framework is part of the app, which shows this nowhere.
public struct OldPrice: View {
  let amount: Int
  @State private var isBold = false
  public init(amount: Int) { self.amount = amount }
  public var body: some View {
    Toggle(NumberFormatter().string(from: amount as NSNumber) ?? "", isOn: $isBold).bold(isBold)
  }
}

#Preview { OldPrice(amount: 1) }
