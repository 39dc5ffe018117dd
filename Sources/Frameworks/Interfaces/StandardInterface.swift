// Declarations of the standard library and of Foundation that the types of views depend on: collections of rows, ids,
// literals, ranges.

let standardInterface = """
  protocol Sendable {}
  protocol AnyObject {}
  protocol Copyable {}
  protocol Error {}
  protocol Equatable {}
  protocol Hashable: Equatable { var hashValue: Int { get } }
  protocol Comparable: Equatable {}
  protocol Strideable: Comparable { associatedtype Stride }
  protocol Identifiable { associatedtype ID: Hashable; var id: ID { get } }
  extension Identifiable where Self: AnyObject { var id: ObjectIdentifier { get } }
  protocol CaseIterable { static var allCases: [Self] { get } }
  protocol RawRepresentable { associatedtype RawValue; var rawValue: RawValue { get } }
  protocol OptionSet: RawRepresentable {}
  protocol Encodable {}
  protocol Decodable {}
  protocol Codable: Encodable, Decodable {}
  protocol CustomStringConvertible { var description: String { get } }
  protocol LosslessStringConvertible: CustomStringConvertible {}
  protocol ExpressibleByNilLiteral {}
  protocol ExpressibleByStringLiteral {}
  protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {}
  protocol ExpressibleByExtendedGraphemeClusterLiteral {}
  protocol StringInterpolationProtocol {}
  protocol AdditiveArithmetic: Equatable {}
  protocol Numeric: AdditiveArithmetic {}
  protocol BinaryInteger: Numeric, Hashable, Strideable {}
  protocol FixedWidthInteger: BinaryInteger {}
  protocol FloatingPoint: Numeric, Hashable, Strideable {}
  protocol BinaryFloatingPoint: FloatingPoint {}
  protocol RangeExpression { associatedtype Bound }

  protocol Sequence<Element> {
    associatedtype Element
    associatedtype Iterator
    func map<T>(_ transform: (Element) -> T) -> [T]
    func compactMap<T>(_ transform: (Element) -> T?) -> [T]
    func flatMap<S: Sequence>(_ transform: (Element) -> S) -> [S.Element]
    func filter(_ isIncluded: (Element) -> Bool) -> [Element]
    func sorted(by areInIncreasingOrder: (Element, Element) -> Bool) -> [Element]
    func sorted() -> [Element]
    func shuffled() -> [Element]
    func enumerated() -> EnumeratedSequence<Self>
    func contains(_ element: Element) -> Bool
    func contains(where predicate: (Element) -> Bool) -> Bool
    func allSatisfy(_ predicate: (Element) -> Bool) -> Bool
    func reduce<Result>(_ initialResult: Result, _ next: (Result, Element) -> Result) -> Result
    func first(where predicate: (Element) -> Bool) -> Element?
    func min() -> Element?
    func max() -> Element?
    func min(by areInIncreasingOrder: (Element, Element) -> Bool) -> Element?
    func max(by areInIncreasingOrder: (Element, Element) -> Bool) -> Element?
  }
  protocol Collection<Element>: Sequence {
    associatedtype Index: Comparable
    associatedtype Indices
    associatedtype SubSequence
    var startIndex: Index { get }
    var endIndex: Index { get }
    var indices: Indices { get }
    var count: Int { get }
    var isEmpty: Bool { get }
    var first: Element? { get }
    func prefix(_ maxLength: Int) -> SubSequence
    func suffix(_ maxLength: Int) -> SubSequence
    func dropFirst(_ k: Int = 1) -> SubSequence
    func dropLast(_ k: Int = 1) -> SubSequence
    func firstIndex(of element: Element) -> Index?
    func firstIndex(where predicate: (Element) -> Bool) -> Index?
    func randomElement() -> Element?
    subscript(position: Index) -> Element { get }
  }
  protocol BidirectionalCollection<Element>: Collection {
    var last: Element? { get }
    func reversed() -> ReversedCollection<Self>
    func joined(separator: String = "") -> String
  }
  protocol RandomAccessCollection<Element>: BidirectionalCollection {}
  protocol MutableCollection<Element>: Collection {}
  protocol RangeReplaceableCollection<Element>: Collection {}
  protocol StringProtocol: BidirectionalCollection, Hashable, Comparable {
    func uppercased() -> String
    func lowercased() -> String
    func hasPrefix(_ prefix: String) -> Bool
    var capitalized: String { get }
    func trimmingCharacters(in set: CharacterSet) -> String
    func components(separatedBy separator: String) -> [String]
    func split(separator: Character) -> [Substring]
  }
  protocol SetAlgebra {}

  enum Never: Hashable, Comparable, Error { typealias ID = Never }
  enum Optional<Wrapped>: ExpressibleByNilLiteral {
    case none
    case some(Wrapped)
    init(_ some: Wrapped)
    func map<U>(_ transform: (Wrapped) -> U) -> U?
    func flatMap<U>(_ transform: (Wrapped) -> U?) -> U?
  }
  extension Optional: Equatable where Wrapped: Equatable {}
  extension Optional: Hashable where Wrapped: Hashable {}
  enum Result<Success, Failure> { case success(Success); case failure(Failure) }
  struct Bool: Hashable, Codable, CustomStringConvertible { mutating func toggle() -> Void }
  struct Int: FixedWidthInteger, Codable, LosslessStringConvertible {
    typealias Stride = Int
    init(_ value: Double)
    init?(_ text: String)
    static var max: Int { get }
    func formatted() -> String
  }
  struct Int64: FixedWidthInteger, Codable { typealias Stride = Int }
  struct Int32: FixedWidthInteger, Codable { typealias Stride = Int }
  struct Int8: FixedWidthInteger, Codable { typealias Stride = Int }
  struct UInt: FixedWidthInteger, Codable { typealias Stride = Int }
  struct UInt8: FixedWidthInteger, Codable { typealias Stride = Int }
  struct UInt32: FixedWidthInteger, Codable { typealias Stride = Int }
  struct UInt64: FixedWidthInteger, Codable { typealias Stride = Int }
  struct Double: BinaryFloatingPoint, Codable, LosslessStringConvertible {
    typealias Stride = Double
    static var pi: Double { get }
    static var infinity: Double { get }
    func rounded() -> Double
    func formatted() -> String
  }
  struct Float: BinaryFloatingPoint, Codable { typealias Stride = Float }
  struct CGFloat: BinaryFloatingPoint, Codable {
    typealias Stride = CGFloat
    static var infinity: CGFloat { get }
  }
  struct Character: Hashable, Comparable, ExpressibleByExtendedGraphemeClusterLiteral {}
  struct String: StringProtocol, RangeReplaceableCollection, Codable, ExpressibleByStringInterpolation,
    LosslessStringConvertible
  {
    typealias Element = Character
    struct Index: Hashable, Comparable {}
    typealias SubSequence = Substring
    typealias Indices = DefaultIndices<String>
  }
  struct Substring: StringProtocol, RangeReplaceableCollection, ExpressibleByStringInterpolation {
    typealias Element = Character
    typealias Index = String.Index
    typealias SubSequence = Substring
  }
  struct StaticString: ExpressibleByStringLiteral {}
  struct DefaultIndices<Elements: Collection>: RandomAccessCollection {
    typealias Element = Elements.Index
    typealias Index = Elements.Index
    typealias SubSequence = DefaultIndices<Elements>
    typealias Indices = DefaultIndices<Elements>
  }
  struct Array<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
    typealias Index = Int
    typealias Indices = Range<Int>
    typealias SubSequence = ArraySlice<Element>
    init()
    init<S: Sequence>(_ elements: S) where S.Element == Element
    init(repeating repeatedValue: Element, count: Int)
    subscript(bounds: Range<Int>) -> ArraySlice<Element> { get }
  }
  extension Array: Equatable where Element: Equatable {}
  extension Array: Hashable where Element: Hashable {}
  extension Array: Encodable where Element: Encodable {}
  extension Array: Decodable where Element: Decodable {}
  struct ArraySlice<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
    typealias Index = Int
    typealias Indices = Range<Int>
    typealias SubSequence = ArraySlice<Element>
  }
  extension ArraySlice: Equatable where Element: Equatable {}
  extension ArraySlice: Hashable where Element: Hashable {}
  struct Set<Element: Hashable>: Collection, Hashable, SetAlgebra {
    struct Index: Comparable {}
    init()
    init<S: Sequence>(_ elements: S) where S.Element == Element
  }
  struct Dictionary<Key: Hashable, Value>: Collection {
    typealias Element = (key: Key, value: Value)
    struct Index: Hashable, Comparable {}
    struct Keys: Collection { typealias Element = Key; typealias Index = Dictionary.Index }
    struct Values: Collection { typealias Element = Value; typealias Index = Dictionary.Index }
    var keys: Keys { get }
    var values: Values { get }
    subscript(key: Key) -> Value? { get }
    subscript(key: Key, default defaultValue: Value) -> Value { get }
  }
  extension Dictionary: Equatable where Value: Equatable {}
  extension Dictionary: Hashable where Value: Hashable {}
  struct Range<Bound: Comparable>: RangeExpression, Hashable { var lowerBound: Bound { get } }
  extension Range: Collection, BidirectionalCollection, RandomAccessCollection, Sequence where Bound: Strideable {
    typealias Element = Bound
    typealias Index = Bound
    typealias Indices = Range<Bound>
    typealias SubSequence = Range<Bound>
  }
  struct ClosedRange<Bound: Comparable>: RangeExpression, Hashable { var lowerBound: Bound { get } }
  extension ClosedRange: Collection, BidirectionalCollection, RandomAccessCollection, Sequence where Bound: Strideable {
    typealias Element = Bound
    enum Index: Comparable {}
    typealias Indices = DefaultIndices<ClosedRange<Bound>>
    typealias SubSequence = Slice<ClosedRange<Bound>>
  }
  struct PartialRangeFrom<Bound: Comparable>: RangeExpression {}
  struct PartialRangeThrough<Bound: Comparable>: RangeExpression {}
  struct Slice<Base: Collection>: Collection, BidirectionalCollection, RandomAccessCollection {
    typealias Element = Base.Element
    typealias Index = Base.Index
    typealias SubSequence = Slice<Base>
  }
  struct ReversedCollection<Base: BidirectionalCollection>: BidirectionalCollection, RandomAccessCollection {
    typealias Element = Base.Element
    struct Index: Comparable {}
    typealias SubSequence = Slice<ReversedCollection<Base>>
  }
  struct EnumeratedSequence<Base: Sequence>: Sequence, Collection, BidirectionalCollection, RandomAccessCollection {
    typealias Element = (offset: Int, element: Base.Element)
    struct Index: Comparable {}
  }
  struct Zip2Sequence<Sequence1: Sequence, Sequence2: Sequence>: Sequence {
    typealias Element = (Sequence1.Element, Sequence2.Element)
  }
  func zip<Sequence1: Sequence, Sequence2: Sequence>(
    _ sequence1: Sequence1, _ sequence2: Sequence2
  ) -> Zip2Sequence<Sequence1, Sequence2>
  struct LazyMapSequence<Base: Sequence, Element>: Sequence, Collection, BidirectionalCollection, RandomAccessCollection {
    typealias Index = Base.Index
  }
  struct IndexingIterator<Elements: Collection> {}
  struct CollectionOfOne<Element>: RandomAccessCollection, MutableCollection { typealias Index = Int }
  struct StrideTo<Element: Strideable>: Sequence {}
  struct StrideThrough<Element: Strideable>: Sequence {}
  func stride<T: Strideable>(from start: T, to end: T, by stride: T.Stride) -> StrideTo<T>
  func stride<T: Strideable>(from start: T, through end: T, by stride: T.Stride) -> StrideThrough<T>
  func min<T: Comparable>(_ x: T, _ y: T) -> T
  func max<T: Comparable>(_ x: T, _ y: T) -> T
  func abs<T>(_ x: T) -> T
  struct ObjectIdentifier: Hashable { init(_ object: AnyObject) }
  struct AnyHashable: Hashable {}
  class AnyKeyPath: Hashable {}
  class KeyPath<Root, Value>: Hashable {}
  class WritableKeyPath<Root, Value>: Hashable {}
  class ReferenceWritableKeyPath<Root, Value>: Hashable {}
  struct Mirror {}
  struct TaskPriority: Hashable { static var userInitiated: TaskPriority { get }; static var background: TaskPriority { get } }
  struct Duration: Hashable, Comparable {}
  protocol Observable {}

  struct UUID: Hashable, Comparable, Codable, CustomStringConvertible { init(); var uuidString: String { get } }
  struct URL: Hashable, Codable {
    init?(string: String)
    init(fileURLWithPath path: String)
    var absoluteString: String { get }
    var lastPathComponent: String { get }
    var path: String { get }
  }
  typealias TimeInterval = Double
  struct Date: Hashable, Comparable, Codable, Strideable {
    typealias Stride = TimeInterval
    init()
    static var now: Date { get }
    static var distantPast: Date { get }
    var timeIntervalSince1970: TimeInterval { get }
    func formatted() -> String
    func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String
    struct FormatStyle: Hashable { struct DateStyle {}; struct TimeStyle {} }
  }
  struct Data: RandomAccessCollection, MutableCollection, Hashable, Codable { typealias Element = UInt8; typealias Index = Int }
  struct Decimal: Hashable, Comparable, Codable {}
  struct Calendar: Hashable { static var current: Calendar { get } }
  struct Locale: Hashable { static var current: Locale { get } }
  struct TimeZone: Hashable { static var current: TimeZone { get } }
  struct DateComponents: Hashable {}
  struct IndexSet: BidirectionalCollection, Hashable { typealias Element = Int }
  struct IndexPath: Hashable {}
  struct AttributedString: Hashable, ExpressibleByStringLiteral { init(_ text: String) }
  struct CharacterSet: Hashable { static var whitespaces: CharacterSet { get } }
  struct CGSize: Hashable, Codable {
    init(width: CGFloat, height: CGFloat)
    var width: CGFloat { get }
    var height: CGFloat { get }
    static var zero: CGSize { get }
  }
  struct CGPoint: Hashable, Codable {
    init(x: CGFloat, y: CGFloat)
    var x: CGFloat { get }
    var y: CGFloat { get }
    static var zero: CGPoint { get }
  }
  struct CGRect: Hashable, Codable {
    var size: CGSize { get }
    var origin: CGPoint { get }
    var width: CGFloat { get }
    var height: CGFloat { get }
    var midX: CGFloat { get }
    var midY: CGFloat { get }
    static var zero: CGRect { get }
  }
  class NSObject: Hashable {}
  class Bundle: NSObject { static var main: Bundle { get } }
  class Formatter: NSObject {}
  class DateFormatter: Formatter {}
  class NumberFormatter: Formatter {}
  class UserDefaults: NSObject { static var standard: UserDefaults { get } }
  class NotificationCenter: NSObject { static var `default`: NotificationCenter { get } }
  protocol FormatStyle { associatedtype FormatInput; associatedtype FormatOutput }
  protocol ParseableFormatStyle: FormatStyle {}
  """
