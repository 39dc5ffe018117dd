// What is too large to be analyzed.

import Syntax

extension Index {
  /// See `leftOut`.
  static func leftOut(
    _ files: [SourceFile], types: some RandomAccessCollection<TypeEntry>, firstMembers: [Int32], owners: [TypeID?]
  ) -> [MemberID] {
    func type(_ id: TypeID) -> TypeEntry { types[types.index(types.startIndex, offsetBy: Int(id.number))] }
    var found: [MemberID] = []
    var sizes: [TypeID: UInt32] = [:]
    for file in files {
      for (i, size) in file.memberSizes.enumerated() {
        let member = MemberID(number: firstMembers[file.number] + Int32(i))
        if size > Index.bodyLimit { found.append(member) }
        if let owner = owners[Int(member.number)], type(owner).traits.contains(.viewLike) {
          sizes[owner, default: 0] += size
        }
      }
    }
    let views = sizes.filter { $0.value > Index.viewLimit }
    guard !views.isEmpty else { return found }
    found += views.flatMap { type($0.key).members }
    return Set(found).sorted { $0.number < $1.number }
  }

  /// How many nodes the body of a member may have, and all members of a view together. Rules examine each expression
  /// of a body, so their time grows with its size. 20 000 nodes are more than a thousand lines. Larger bodies have no
  /// findings, and calls in them are not followed; a run says which they are.
  public static let bodyLimit = 20_000
  /// See `bodyLimit`.
  public static let viewLimit = 100_000

  /// Whether the member is too large to be analyzed. Logarithmic in the number of such members.
  public func isLeftOut(_ member: MemberID) -> Bool {
    if leftOut.isEmpty { return false }
    let i = leftOut.firstSortedIndex { $0.number >= member.number }
    return i < leftOut.count && leftOut[i] == member
  }
}
