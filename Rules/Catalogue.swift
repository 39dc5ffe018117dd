// All rules, in alphabetical order of their ids.

import Linting

public enum Catalogue {
  /// Every rule of the product; a test checks that each file of this folder is here.
  public static let rules: [any Rule.Type] = [
    AnyView.self,
    AnyViewInRow.self,
    AsyncWorkInInit.self,
    BranchingModifierBody.self,
    ConditionalModifierHelper.self,
    ConditionalModifierUse.self,
    ConstantBinding.self,
    DynamicPropertyOutsideView.self,
    DynamicPropertyReadInInit.self,
    DynamicRangeForeach.self,
    ExpensiveCallInBody.self,
    ExpensiveCallInInit.self,
    HashValueID.self,
    IndexAsID.self,
    ObjectWillChangeSubscription.self,
    ObservedObjectCreatedInInit.self,
    ObservedObjectOwned.self,
    OnappearAsyncTask.self,
    PrivateState.self,
    PublisherPipelineInBody.self,
    PublisherRecreated.self,
    SameViewInBranches.self,
    SideEffectInBody.self,
    SinkRetainsSelf.self,
    StateMutationInBody.self,
    TaskIgnoresInput.self,
    UnstableComputedID.self,
    UnstableInlineID.self,
    UnstableStoredID.self,
  ]
}
