// Results that other rooms derive from members and types, and that the index keeps.

/// The kinds of derived results. Each has a class of its own.
public enum Derivation: Int, CaseIterable, Sendable {
  /// By member.
  case viewTree, conditionalHelper, lazyContext, rowData, propertyWrites
  /// By type.
  case conditionalWrapper, dependencies, reactions, mentions, selfPasses, published, modelReads, callLabels,
    assignedProperties, writtenNames, variableChanges, subscriptions, heavyProperty, directHosts, callsOutsidePreviews,
    updating, remaking, rowQuantity, updateRate
  /// By name.
  case nameWrites, nameReads, keySettings, outsideUses, namedUses, holdersByName, unresolvedSending
  /// For the whole project, under number 0.
  case editedProperties, holders, stateObjects, extendedTypes, hosts, apps, previewCode, preferenceWrites

  enum Key { case member, type, name, project }

  var key: Key {
    switch self {
    case .viewTree, .conditionalHelper, .lazyContext, .rowData, .propertyWrites: .member
    case .conditionalWrapper, .dependencies, .reactions, .mentions, .selfPasses, .published, .modelReads, .callLabels,
      .assignedProperties, .writtenNames, .variableChanges, .subscriptions, .heavyProperty, .directHosts,
      .callsOutsidePreviews, .updating, .remaking, .rowQuantity, .updateRate:
      .type
    case .nameWrites, .nameReads, .keySettings, .outsideUses, .namedUses, .holdersByName, .unresolvedSending: .name
    case .editedProperties, .holders, .stateObjects, .extendedTypes, .hosts, .apps, .previewCode, .preferenceWrites:
      .project
    }
  }

  /// Whether it holds nodes. These derivations are given up with the trees (`Index.forgetNodes`).
  var holdsNodes: Bool {
    switch self {
    case .viewTree, .conditionalHelper, .conditionalWrapper, .rowData: true
    default: false
    }
  }
}

/// A result that another room derives from a member or a type, and that the index keeps.
open class AnyDerivation: @unchecked Sendable {
  // Unchecked, because the class is open: subclasses are immutable.
  public init() {}
}
