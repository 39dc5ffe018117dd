// As much of UIKit and of Apple's Foundation as views that wrap something else need. SwiftUI exports it,
// as Apple's does.

@_exported import Foundation

func stub<T>() -> T { fatalError("this module has types and no behaviour") }

@MainActor @preconcurrency open class UIView: NSObject {
  public override nonisolated init() {}
  public var intrinsicContentSize: CGSize { stub() }
}

@MainActor @preconcurrency public class UILabel: UIView {
  public var text: String? { get { stub() } set {} }
}

@MainActor @preconcurrency open class UIViewController: NSObject {
  public override nonisolated init() {}
}

@MainActor @preconcurrency public class UIDevice: NSObject {
  public static var current: UIDevice { stub() }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { stub() }
}

public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified, phone, pad, tv, carPlay, mac }

public protocol UIContentConfiguration {}

@MainActor @preconcurrency public class UITableViewCell: UIView {
  public var contentConfiguration: (any UIContentConfiguration)? { get { stub() } set {} }
}

@MainActor @preconcurrency public class UITableView: UIView {}

@MainActor @preconcurrency public protocol UITableViewDataSource: NSObject {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

public final class UIColor: NSObject, @unchecked Sendable {
  public static let systemBackground: UIColor = stub()
  public static let systemGray6: UIColor = stub()
}

public final class UIImage: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  public init?(named name: String) {}
  public init?(data: Data) {}
  public init?(contentsOfFile path: String) {}
  public init?(systemName: String) {}
}

public final class NSImage: NSObject {
  public init?(data: Data) {}
  public init?(contentsOf url: URL) {}
}

public final class CGImage: @unchecked Sendable {}

// MARK: Foundation that only Apple's systems have

public final class ListFormatter: Formatter {
  public func string(from items: [Any]) -> String? { stub() }
}

public final class DateComponentsFormatter: Formatter {
  public func string(from interval: TimeInterval) -> String? { stub() }
}

public final class MeasurementFormatter: Formatter {
  public func string<U: Unit>(from measurement: Measurement<U>) -> String { stub() }
}

public final class RelativeDateTimeFormatter: Formatter {
  public func localizedString(for date: Date, relativeTo reference: Date) -> String { stub() }
}

public final class NSDataDetector: NSObject {
  public init(types: UInt64) throws {}
}

public func CFAbsoluteTimeGetCurrent() -> Double { stub() }
