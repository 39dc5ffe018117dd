// Results that other rooms derive from members and types, and that the index keeps.

/// The kinds of derived results. Each has a class of its own.
public enum Derivation: Int, CaseIterable, Sendable {
  /// By member.
  case viewTree, conditionalHelper, lazyContext, rowData, propertyWrites, change, reads, helperReads,
    publishedWrites, initializerAssignments, readers, readersInside, branchesByCondition, configuredCalls, contentHosts,
    missed, laterUses, conditionalParts, endedParts, remakingByInitializer, contentOfActions, closureRuns,
    preferenceWriting, renewals, pauses
  /// By member, and by how many names may be followed from there; see `Index.derivation(_:of:following:make:)`.
  case constancy, constantCount, localConstancy, localConstantCount
  /// By type.
  case conditionalWrapper, dependencies, reactions, settingReactions, mentions, selfPasses, published, modelReads,
    callLabels,
    assignedProperties, writtenNames, variableChanges, subscriptions, heavyProperty, directHosts, callsOutsidePreviews,
    updating, triggers, publishedTriggers, remaking, rowQuantity, updateRate, observedClasses,
    ownWrites, viewCount, writersOfShownObjects, parametersStored, configuredNames,
    configuredProperties, sheetRoots, kept, membersAsked, frequentWrites, objectLifetime, lostState, builtViews,
    stateBelow, lost, unequalProperty
  /// By name.
  case nameWrites, keySettings, outsideUses, identifierMeanings, memberMeanings, labelledCalls, namedUses,
    holdersByName, unresolvedSending, continuousBindings, mentionsByType
  /// For the whole project, under number 0.
  case editedProperties, holders, stateObjects, extendedTypes, hosts, previewCode,
    inheritedByObservable, implicitCalls, subclasses, sharedPlaces, transpiledModules

  enum Key { case member, memberAndDepth, type, name, project }

  var key: Key {
    switch self {
    case .viewTree, .conditionalHelper, .lazyContext, .rowData, .propertyWrites, .change, .reads, .helperReads,
      .publishedWrites, .initializerAssignments, .readers, .readersInside, .branchesByCondition, .configuredCalls,
      .contentHosts,
      .missed, .laterUses, .conditionalParts, .endedParts, .remakingByInitializer, .contentOfActions, .closureRuns,
      .preferenceWriting, .renewals, .pauses:
      .member
    case .constancy, .constantCount, .localConstancy, .localConstantCount: .memberAndDepth
    case .conditionalWrapper, .dependencies, .reactions, .settingReactions, .mentions, .selfPasses, .published,
      .modelReads, .callLabels,
      .assignedProperties, .writtenNames, .variableChanges, .subscriptions, .heavyProperty, .directHosts,
      .callsOutsidePreviews, .updating, .triggers, .publishedTriggers, .remaking, .rowQuantity, .updateRate,
      .observedClasses, .ownWrites, .viewCount, .writersOfShownObjects, .parametersStored, .configuredNames,
      .configuredProperties, .sheetRoots, .kept, .membersAsked, .frequentWrites, .objectLifetime, .lostState,
      .builtViews, .stateBelow, .lost, .unequalProperty:
      .type
    case .nameWrites, .keySettings, .outsideUses, .identifierMeanings, .memberMeanings, .labelledCalls,
      .namedUses, .holdersByName, .unresolvedSending, .continuousBindings, .mentionsByType:
      .name
    case .editedProperties, .holders, .stateObjects, .extendedTypes, .hosts, .previewCode,
      .inheritedByObservable, .implicitCalls, .subclasses, .sharedPlaces, .transpiledModules:
      .project
    }
  }

  /// Whether it holds nodes. These derivations are given up with the trees (`Index.forgetNodes`).
  var holdsNodes: Bool {
    switch self {
    case .viewTree, .conditionalHelper, .conditionalWrapper, .rowData, .initializerAssignments, .renewals: true
    default: false
    }
  }
}

/// A result that another room derives from a member or a type, and that the index keeps.
open class AnyDerivation: @unchecked Sendable {
  // Unchecked, because the class is open: subclasses are immutable.
  /// For subclasses, which `make` of `Index.derivation` creates.
  public init() {}

  /// The numbers of the files of whose code it depends, if the index that made it records that (`Index.recording`). Set
  /// before others see the result.
  final var files: Set<Int32> = []
}
