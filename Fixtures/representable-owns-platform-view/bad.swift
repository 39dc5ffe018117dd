import SwiftUI
import UIKit

final class Gauge2D: UIView {
  var value = 0.0
}

struct Dial: UIViewRepresentable {
  let value: Double
  let gauge = Gauge2D()  // expect: error: `Dial` makes a `Gauge2D` as its property `gauge`: it is another one in each value of `Dial`, and what later ones are told is never seen

  func makeUIView(context: Context) -> Gauge2D { gauge }
  func updateUIView(_ view: Gauge2D, context: Context) { gauge.value = value }  // note: `updateUIView` uses one that is not on the screen
}

struct Remote: UIViewRepresentable {
  let text: String
  private var label: UILabel = .init()  // expect: error:
  func makeUIView(context: Context) -> UILabel { label }
  func updateUIView(_ view: UILabel, context: Context) { refresh() }
  private func refresh() { label.text = text }  // note: `refresh` uses one
}

struct Quiet: UIViewRepresentable {
  private let label = UILabel()  // expect: warning: all but the first are made for nothing
  func makeUIView(context: Context) -> UILabel { label }  // note: is asked for a view once
  func updateUIView(_ view: UILabel, context: Context) {}
}

struct Built: UIViewControllerRepresentable {
  private let controller: UIViewController
  init() {
    controller = UIViewController()  // expect: warning: `Built` makes a `UIViewController`
  }
  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

struct Closure: UIViewRepresentable {
  let label: UILabel = {  // expect: warning:
    let label = UILabel()
    label.text = "a"
    return label
  }()
  func makeUIView(context: Context) -> UILabel { label }
  func updateUIView(_ view: UILabel, context: Context) {}
}
