// All rules, in alphabetical order of their ids.

import Linting

public enum Catalogue {
  /// Every rule of the product; a test checks that each file of this folder is here.
  public static let rules: [any Rule.Type] = [
    AnyView.self,
    AnyViewInRow.self,
    BranchingModifierBody.self,
    ConditionalContainer.self,
    ConditionalModifierHelper.self,
    ConditionalModifierUse.self,
    DynamicRangeForeach.self,
    ExpensiveCallInBody.self,
    ExpensiveCallInInit.self,
    ForeachNonconstantRowCount.self,
    GroupLifecycleModifier.self,
    HashValueID.self,
    IDChurn.self,
    IDInLazyRow.self,
    IndexAsID.self,
    InvalidSuppression.self,
    MutablePropertyID.self,
    NonUniqueID.self,
    ObservedObjectCreatedInInit.self,
    ObservedObjectOwned.self,
    PresentationOnUnstableView.self,
    PrivateState.self,
    SameViewInBranches.self,
    SelfIDOnMutableValue.self,
    UnstableComputedID.self,
    UnstableInlineID.self,
    UnstableStoredID.self,
    UnusedSuppression.self,
    ViewIdentifiableUUID.self,
  ]
}
