// Generated from payment.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** A payment method. TERMINAL is a card at the counter. */
export type PaymentMethodKind =
  | 'CARD'
  | 'TERMINAL'
  | 'VALOR'
  | 'PAYPAL'
  | 'SHOP_PAY'
  | 'AFFIRM'
  | 'ACH'
  | 'CODE'
  | 'STORE_CREDITS'
  | 'MANUAL';

export type PaymentMethodInput = {
  readonly kind: PaymentMethodKind;
  /** Without an amount the method covers what the others leave; at most one may have none. */
  readonly amountCents?: number | null | undefined;
  /** CARD: what the card form gave for the card; none where CardFields.redirect. */
  readonly token?: string | null | undefined;
  /** CARD: a kept card of the viewer in place of a token; members only. One that is missing or has expired is `declined`. */
  readonly savedCard?: string | null | undefined;
  /** CARD: the viewer agrees that the card is kept once it has paid; members only. A card that cannot be kept pays all the same. */
  readonly saveCard?: boolean | null | undefined;
  /** CODE: the prepaid code. */
  readonly code?: string | null | undefined;
  /** STORE_CREDITS: out of the trade credits. */
  readonly isTrade?: boolean | null | undefined;
  /** TERMINAL: the reader; only with canUseStripeTerminal. */
  readonly reader?: string | null | undefined;
  /** MANUAL: cash, check, wire …, at most 60 characters; only with canUseManualPayment. */
  readonly type?: string | null | undefined;
  /** MANUAL: at most 500 characters. */
  readonly notes?: string | null | undefined;
};

export type OrderAmountInput = {
  readonly orderId: string;
  /** `Order.version` that the shopper saw. */
  readonly version: number;
  /** `Order.amountRemaining` that the shopper saw. */
  readonly amountCents: number;
  /** `Order.guestKey`: its holder may pay the balance of a placed order in any session. */
  readonly key?: string | null | undefined;
};

export type InstalmentState =
  | 'PAID'
  | 'OPEN'
  | 'OVERDUE';

export type PaymentResultPartsFragment = { readonly success: boolean, readonly message: string | null, readonly code: string | null, readonly orders: ReadonlyArray<{ readonly id: string, readonly number: string | null, readonly guestKey: string | null, readonly completedAt: string | null }>, readonly nextAction: { readonly type: string, readonly url: string | null } | null };

export type CheckoutPaymentOptionsQueryVariables = Exact<{ [key: string]: never; }>;

export type CheckoutPaymentOptionsQuery = { readonly paymentMethods: ReadonlyArray<PaymentMethodKind>, readonly cardFields: { readonly url: string, readonly origin: string, readonly redirect: boolean }, readonly viewer: { readonly id: string, readonly isAdmin: boolean, readonly savedCards: ReadonlyArray<{ readonly id: string, readonly network: string, readonly last4: string, readonly expiryMonth: number, readonly expiryYear: number, readonly isExpired: boolean, readonly isDefault: boolean }> | null, readonly storeCredits: ReadonlyArray<{ readonly id: string, readonly isTrade: boolean, readonly balance: { readonly amountCents: number } }> | null } | null };

export type LayawayPlanFragment = { readonly ref: string, readonly isOverdue: boolean, readonly deposit: { readonly amountCents: number }, readonly nextAmount: { readonly amountCents: number }, readonly instalments: ReadonlyArray<{ readonly position: number, readonly dueAt: string, readonly state: InstalmentState, readonly amount: { readonly amountCents: number } }> };

export type CheckoutLayawayPlansQueryVariables = Exact<{
  orderId: string;
}>;

export type CheckoutLayawayPlansQuery = { readonly layawayPlans: ReadonlyArray<{ readonly ref: string, readonly isOverdue: boolean, readonly deposit: { readonly amountCents: number }, readonly nextAmount: { readonly amountCents: number }, readonly instalments: ReadonlyArray<{ readonly position: number, readonly dueAt: string, readonly state: InstalmentState, readonly amount: { readonly amountCents: number } }> }> };

export type CheckoutPaymentHandoffQueryVariables = Exact<{
  idempotencyKey: string;
}>;

export type CheckoutPaymentHandoffQuery = { readonly paymentHandoff: { readonly kind: PaymentMethodKind, readonly url: string | null, readonly amount: { readonly amountCents: number, readonly currency: { readonly iso: string } } } | null };

export type CheckoutCodeBalanceMutationVariables = Exact<{
  code: string;
}>;

export type CheckoutCodeBalanceMutation = { readonly prepaidCodeBalance: { readonly success: boolean, readonly message: string | null, readonly balance: { readonly isTrade: boolean, readonly expiresAt: string | null, readonly balance: { readonly amountCents: number } } | null } };

export type CheckoutSetAffirmFeeMutationVariables = Exact<{
  id: string;
}>;

export type CheckoutSetAffirmFeeMutation = { readonly orderSetAffirmPercentageFee: { readonly success: boolean, readonly message: string | null } };

export type CheckoutRemoveAffirmFeeMutationVariables = Exact<{
  id: string;
}>;

export type CheckoutRemoveAffirmFeeMutation = { readonly orderRemoveAffirmPercentageFee: { readonly success: boolean, readonly message: string | null } };

export type CheckoutPayMutationVariables = Exact<{
  orders: ReadonlyArray<OrderAmountInput>;
  paymentMethods: ReadonlyArray<PaymentMethodInput>;
  idempotencyKey: string;
  layawayPlan?: string | null | undefined;
}>;

export type CheckoutPayMutation = { readonly ordersPay: { readonly success: boolean, readonly message: string | null, readonly code: string | null, readonly orders: ReadonlyArray<{ readonly id: string, readonly number: string | null, readonly guestKey: string | null, readonly completedAt: string | null }>, readonly nextAction: { readonly type: string, readonly url: string | null } | null } };

export type CheckoutResumePaymentMutationVariables = Exact<{
  idempotencyKey: string;
}>;

export type CheckoutResumePaymentMutation = { readonly paymentResume: { readonly success: boolean, readonly message: string | null, readonly code: string | null, readonly orders: ReadonlyArray<{ readonly id: string, readonly number: string | null, readonly guestKey: string | null, readonly completedAt: string | null }>, readonly nextAction: { readonly type: string, readonly url: string | null } | null } };

export const paymentResultPartsFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentResultParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"guestKey"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}};

export const layawayPlanFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"LayawayPlan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Layaway"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ref"}},{"kind":"Field","name":{"kind":"Name","value":"deposit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"instalments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}}]}}]}};

export const CheckoutPaymentOptionsDocument = /* #__PURE__ */ typedDocument<CheckoutPaymentOptionsQuery, CheckoutPaymentOptionsQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckoutPaymentOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentMethods"}},{"kind":"Field","name":{"kind":"Name","value":"cardFields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"redirect"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"savedCards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"last4"}},{"kind":"Field","name":{"kind":"Name","value":"expiryMonth"}},{"kind":"Field","name":{"kind":"Name","value":"expiryYear"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}}]}},{"kind":"Field","name":{"kind":"Name","value":"storeCredits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isTrade"}},{"kind":"Field","name":{"kind":"Name","value":"balance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}}]}}]}}]}}]);

export const CheckoutLayawayPlansDocument = /* #__PURE__ */ typedDocument<CheckoutLayawayPlansQuery, CheckoutLayawayPlansQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckoutLayawayPlans"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"layawayPlans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LayawayPlan"}}]}}]}}, layawayPlanFragment]);

export const CheckoutPaymentHandoffDocument = /* #__PURE__ */ typedDocument<CheckoutPaymentHandoffQuery, CheckoutPaymentHandoffQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckoutPaymentHandoff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentHandoff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}},{"kind":"Field","name":{"kind":"Name","value":"currency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"iso"}}]}}]}}]}}]}}]);

export const CheckoutCodeBalanceDocument = /* #__PURE__ */ typedDocument<CheckoutCodeBalanceMutation, CheckoutCodeBalanceMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckoutCodeBalance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prepaidCodeBalance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"balance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isTrade"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"balance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}}]}}]}}]}}]);

export const CheckoutSetAffirmFeeDocument = /* #__PURE__ */ typedDocument<CheckoutSetAffirmFeeMutation, CheckoutSetAffirmFeeMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckoutSetAffirmFee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderSetAffirmPercentageFee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]);

export const CheckoutRemoveAffirmFeeDocument = /* #__PURE__ */ typedDocument<CheckoutRemoveAffirmFeeMutation, CheckoutRemoveAffirmFeeMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckoutRemoveAffirmFee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderRemoveAffirmPercentageFee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]);

export const CheckoutPayDocument = /* #__PURE__ */ typedDocument<CheckoutPayMutation, CheckoutPayMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckoutPay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orders"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderAmountInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paymentMethods"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentMethodInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"layawayPlan"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordersPay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orders"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orders"}}},{"kind":"Argument","name":{"kind":"Name","value":"paymentMethods"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paymentMethods"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}},{"kind":"Argument","name":{"kind":"Name","value":"layawayPlan"},"value":{"kind":"Variable","name":{"kind":"Name","value":"layawayPlan"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentResultParts"}}]}}]}}, paymentResultPartsFragment]);

export const CheckoutResumePaymentDocument = /* #__PURE__ */ typedDocument<CheckoutResumePaymentMutation, CheckoutResumePaymentMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckoutResumePayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentResume"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentResultParts"}}]}}]}}, paymentResultPartsFragment]);
