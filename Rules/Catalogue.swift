// All rules, in alphabetical order of their ids.

import Linting

public enum Catalogue {
  /// Every rule of the product; a test checks that each file of this folder is here.
  public static let rules: [any Rule.Type] = [
    AnyView.self,
    AnyViewInRow.self,
    AppStorageInRow.self,
    BranchingModifierBody.self,
    ConditionalModifierHelper.self,
    ConditionalModifierUse.self,
    DynamicRangeForeach.self,
    EnvironmentObjectInRow.self,
    EquatableComparesDynamicProperty.self,
    EquatableIgnoresClosure.self,
    EquatableViewConstant.self,
    EquatableViewIgnoresInput.self,
    EquatableViewNotApplied.self,
    ExpensiveCallInBody.self,
    ExpensiveCallInInit.self,
    HashValueID.self,
    IdentityOnlyModelEquality.self,
    IndexAsID.self,
    InvalidSuppression.self,
    NestedObservableObject.self,
    ObjectOnlyForwarded.self,
    ObservableCollectionReadInRow.self,
    ObservableObjectNotObserved.self,
    ObservedObjectCreatedInInit.self,
    ObservedObjectOwned.self,
    PrivateState.self,
    SameViewInBranches.self,
    UnpublishedPropertyRead.self,
    UnstableComputedID.self,
    UnstableInlineID.self,
    UnstableStoredID.self,
    UntrackedStateRead.self,
    UnusedEnvironmentValue.self,
    UnusedObservedObject.self,
    UnusedSuppression.self,
  ]
}
