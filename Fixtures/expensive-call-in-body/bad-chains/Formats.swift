import Foundation

enum Formats {
  static var percent: NumberFormatter {
    NumberFormatter()  // note: `percent` calls `NumberFormatter()`
  }
  static let span = DateIntervalFormatter()
}

func decoded<Value: Decodable>(_ type: Value.Type, from data: Data) -> Value? {
  try? JSONDecoder().decode(type, from: data)  // note: `decoded()` calls `JSONDecoder.decode(_:from:)`
}

func measured<Result>(_ work: () -> Result) -> Result { work() }

func counted(_ bytes: Int64, by formatter: ByteCountFormatter = ByteCountFormatter()) -> String {  // note: `counted()` calls `ByteCountFormatter()`
  formatter.string(fromByteCount: bytes)
}

func lasting(_ span: DateInterval, by formatter: DateIntervalFormatter = DateIntervalFormatter()) -> String {
  formatter.string(from: span) ?? ""
}
