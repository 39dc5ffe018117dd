import SwiftUI
import UIKit

final class Gauge2D: UIView {
  var value = 0.0
}

struct Dial: UIViewRepresentable {
  let value: Double
  let gauge = Gauge2D()  // expect: info: `Dial` creates a new `Gauge2D` in `gauge` whenever the parent updates, and `updateUIView` uses one that is not on screen

  func makeUIView(context: Context) -> Gauge2D { gauge }
  func updateUIView(_ view: Gauge2D, context: Context) { gauge.value = value }  // note: `updateUIView` uses a `Gauge2D` that is not on screen
}

struct Remote: UIViewRepresentable {
  let text: String
  private var label: UILabel = .init()  // expect: info:
  func makeUIView(context: Context) -> UILabel { label }
  func updateUIView(_ view: UILabel, context: Context) { refresh() }
  private func refresh() { label.text = text }  // note: `refresh` uses a `UILabel` that is not on screen
}

struct Quiet: UIViewRepresentable {
  private let label = UILabel()  // expect: info: `Quiet` creates a new `UILabel` in `label` whenever the parent updates, but SwiftUI shows only the first
  func makeUIView(context: Context) -> UILabel { label }  // note: SwiftUI calls `makeUIView` once
  func updateUIView(_ view: UILabel, context: Context) {}
}

struct Built: UIViewControllerRepresentable {
  private let controller: UIViewController
  init() {
    controller = UIViewController()  // expect: info: `Built` creates a new `UIViewController` in `controller`
  }
  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

struct Closure: UIViewRepresentable {
  let label: UILabel = {  // expect: info:
    let label = UILabel()
    label.text = "a"
    return label
  }()
  func makeUIView(context: Context) -> UILabel { label }
  func updateUIView(_ view: UILabel, context: Context) {}
}
