// All rules, in alphabetical order of their ids.

import Linting

public enum Catalogue {
  /// Every rule of the product; a test checks that each file of this folder is here.
  public static let rules: [any Rule.Type] = [
    AnyView.self,
    AnyViewInRow.self,
    BindingGetSetInBody.self,
    BranchingModifierBody.self,
    ConditionalModifierHelper.self,
    ConditionalModifierUse.self,
    ContentClosureStored.self,
    DynamicRangeForeach.self,
    EagerDestinationModel.self,
    EnvironmentClosureValue.self,
    EnvironmentDefaultRecreated.self,
    ExpensiveCallInBody.self,
    ExpensiveCallInInit.self,
    GeometryFeedbackLoop.self,
    GeometryReaderInRow.self,
    HashValueID.self,
    IndexAsID.self,
    NavigationDestinationInLazy.self,
    ObservationTrackingOnce.self,
    ObservedObjectCreatedInInit.self,
    ObservedObjectOwned.self,
    OnchangeExpensiveOrUnstable.self,
    OnchangeSelfWrite.self,
    PrivateState.self,
    SameViewInBranches.self,
    SheetCapturesOptional.self,
    StateInLazyRow.self,
    UnstableComputedID.self,
    UnstableInlineID.self,
    UnstableStoredID.self,
    VolatileEnvironmentValue.self,
    VolatileStateWrite.self,
  ]
}
