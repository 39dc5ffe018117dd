// What other rooms derive from members and types and the index keeps for them.

/// What other rooms derive from members and types.
public enum Derivation: Int, CaseIterable, Sendable {
  /// By member.
  case viewTree, conditionalHelper, lazyContext, rowData, propertyWrites
  /// By type.
  case conditionalWrapper, dependencies, reactions, mentions, selfPasses, published, modelReads, callLabels,
    assignedProperties, writtenNames, variableChanges, subscriptions, heavyProperty, hosts
  /// Of the whole project, at 0.
  case editedProperties, holders, stateObjects, extendedTypes

  var isByType: Bool {
    switch self {
    case .conditionalWrapper, .dependencies, .reactions, .mentions, .selfPasses, .published, .modelReads, .callLabels,
      .assignedProperties, .writtenNames, .variableChanges, .subscriptions, .heavyProperty, .hosts:
      true
    default: false
    }
  }
  var isOfProject: Bool {
    switch self {
    case .editedProperties, .holders, .stateObjects, .extendedTypes: true
    default: false
    }
  }

  /// Does it hold nodes of trees? Then it goes with them (`Index.forgetNodes`).
  var holdsNodes: Bool {
    switch self {
    case .viewTree, .conditionalHelper, .conditionalWrapper, .rowData: true
    case .lazyContext, .propertyWrites, .dependencies, .reactions, .mentions, .selfPasses, .published, .modelReads, .callLabels,
      .assignedProperties, .writtenNames, .variableChanges, .subscriptions, .heavyProperty, .hosts, .editedProperties,
      .holders, .stateObjects, .extendedTypes:
      false
    }
  }
}

/// What another room makes of a member or a type and the index keeps for it.
open class AnyDerivation: @unchecked Sendable {
  // Unchecked, as every open class: what derives from it is immutable.
  public init() {}
}
