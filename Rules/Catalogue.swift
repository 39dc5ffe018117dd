// All rules, in alphabetical order of their ids.

import Linting

public enum Catalogue {
  /// Every rule of the product; a test checks that each file of this folder is here.
  public static let rules: [any Rule.Type] = [
    AnyView.self,
    AnyViewInRow.self,
    BranchingModifierBody.self,
    ConditionalModifierHelper.self,
    ConditionalModifierUse.self,
    DynamicRangeForeach.self,
    EagerStateModel.self,
    ExpensiveCallInBody.self,
    ExpensiveCallInInit.self,
    FetchRequestInInit.self,
    HashValueID.self,
    HeavyModelInit.self,
    IndexAsID.self,
    InvalidSuppression.self,
    ObservableCreatedInBody.self,
    ObservableStoredWithoutOwner.self,
    ObservedObjectCreatedInInit.self,
    ObservedObjectOwned.self,
    PrivateState.self,
    ReferenceCreatedInViewProperty.self,
    RepresentableOwnsPlatformView.self,
    RepresentableStaleCoordinator.self,
    SameViewInBranches.self,
    StateFrozenInput.self,
    StateHoldsObservableObject.self,
    StateObjectEagerArgument.self,
    StatePassedByParent.self,
    UnstableComputedID.self,
    UnstableInlineID.self,
    UnstableStoredID.self,
    UnusedSuppression.self,
    ViewStoredInState.self,
  ]
}
