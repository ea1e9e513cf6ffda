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

export type CheckoutPaymentOptionsQuery = { readonly paymentMethods: ReadonlyArray<PaymentMethodKind>, readonly cardFields: { readonly url: string, readonly origin: string, readonly redirect: boolean }, readonly viewer: { readonly id: string, readonly isAdmin: boolean, readonly storeCredits: ReadonlyArray<{ readonly id: string, readonly isTrade: boolean, readonly balance: { readonly amountCents: number } }> | null } | null };

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

export const CheckoutPaymentOptionsDocument = typedDocument<CheckoutPaymentOptionsQuery, CheckoutPaymentOptionsQueryVariables>(
  'query CheckoutPaymentOptions{paymentMethods cardFields{url origin redirect}viewer{id isAdmin storeCredits{id isTrade balance{amountCents}}}}',
);

export const CheckoutLayawayPlansDocument = typedDocument<CheckoutLayawayPlansQuery, CheckoutLayawayPlansQueryVariables>(
  'query CheckoutLayawayPlans($orderId:ID!){layawayPlans(orderId:$orderId){...LayawayPlan}}fragment LayawayPlan on Layaway{ref deposit{amountCents}nextAmount{amountCents}isOverdue instalments{position dueAt state amount{amountCents}}}',
);

export const CheckoutPaymentHandoffDocument = typedDocument<CheckoutPaymentHandoffQuery, CheckoutPaymentHandoffQueryVariables>(
  'query CheckoutPaymentHandoff($idempotencyKey:String!){paymentHandoff(idempotencyKey:$idempotencyKey){kind url amount{amountCents currency{iso}}}}',
);

export const CheckoutCodeBalanceDocument = typedDocument<CheckoutCodeBalanceMutation, CheckoutCodeBalanceMutationVariables>(
  'mutation CheckoutCodeBalance($code:String!){prepaidCodeBalance(code:$code){success message balance{isTrade expiresAt balance{amountCents}}}}',
);

export const CheckoutSetAffirmFeeDocument = typedDocument<CheckoutSetAffirmFeeMutation, CheckoutSetAffirmFeeMutationVariables>(
  'mutation CheckoutSetAffirmFee($id:ID!){orderSetAffirmPercentageFee(id:$id){success message}}',
);

export const CheckoutRemoveAffirmFeeDocument = typedDocument<CheckoutRemoveAffirmFeeMutation, CheckoutRemoveAffirmFeeMutationVariables>(
  'mutation CheckoutRemoveAffirmFee($id:ID!){orderRemoveAffirmPercentageFee(id:$id){success message}}',
);

export const CheckoutPayDocument = typedDocument<CheckoutPayMutation, CheckoutPayMutationVariables>(
  'mutation CheckoutPay($orders:[OrderAmountInput!]!$paymentMethods:[PaymentMethodInput!]!$idempotencyKey:String!$layawayPlan:ID){ordersPay(orders:$orders paymentMethods:$paymentMethods idempotencyKey:$idempotencyKey layawayPlan:$layawayPlan){...PaymentResultParts}}fragment PaymentResultParts on PaymentResult{success message code orders{id number guestKey completedAt}nextAction{type url}}',
);

export const CheckoutResumePaymentDocument = typedDocument<CheckoutResumePaymentMutation, CheckoutResumePaymentMutationVariables>(
  'mutation CheckoutResumePayment($idempotencyKey:String!){paymentResume(idempotencyKey:$idempotencyKey){...PaymentResultParts}}fragment PaymentResultParts on PaymentResult{success message code orders{id number guestKey completedAt}nextAction{type url}}',
);
