// Generated from payment.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** How one part of a payment is made. TERMINAL is a card at the counter. */
export type TenderKind =
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

export type TenderInput = {
  readonly kind: TenderKind;
  /** No amount takes what the others leave; at most one tender has none. */
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
  /** `Order.guestKey`: whoever holds it may pay what is left of a placed order, in any session. */
  readonly key?: string | null | undefined;
};

export type InstalmentState =
  | 'PAID'
  | 'OPEN'
  | 'OVERDUE';

export type PaymentAnswerFragment = { readonly success: boolean, readonly message: string | null, readonly code: string | null, readonly orders: ReadonlyArray<{ readonly id: string, readonly number: string | null, readonly guestKey: string | null, readonly completedAt: string | null }>, readonly nextAction: { readonly type: string, readonly url: string | null } | null };

export type PaymentOptionsQueryVariables = Exact<{ [key: string]: never; }>;

export type PaymentOptionsQuery = { readonly tenderKinds: ReadonlyArray<TenderKind>, readonly cardFields: { readonly url: string, readonly origin: string, readonly redirect: boolean }, readonly viewer: { readonly id: string, readonly isAdmin: boolean, readonly storeCredits: ReadonlyArray<{ readonly id: string, readonly isTrade: boolean, readonly balance: { readonly amountCents: number } }> | null } | null };

export type LayawayPlanFragment = { readonly ref: string, readonly isOverdue: boolean, readonly deposit: { readonly amountCents: number }, readonly nextAmount: { readonly amountCents: number }, readonly instalments: ReadonlyArray<{ readonly position: number, readonly dueAt: string, readonly state: InstalmentState, readonly amount: { readonly amountCents: number } }> };

export type LayawayPlansQueryVariables = Exact<{
  orderId: string;
}>;

export type LayawayPlansQuery = { readonly layawayPlans: ReadonlyArray<{ readonly ref: string, readonly isOverdue: boolean, readonly deposit: { readonly amountCents: number }, readonly nextAmount: { readonly amountCents: number }, readonly instalments: ReadonlyArray<{ readonly position: number, readonly dueAt: string, readonly state: InstalmentState, readonly amount: { readonly amountCents: number } }> }> };

export type PaymentHandoverQueryVariables = Exact<{
  idempotencyKey: string;
}>;

export type PaymentHandoverQuery = { readonly paymentHandover: { readonly kind: TenderKind, readonly url: string | null, readonly amount: { readonly amountCents: number, readonly currency: { readonly iso: string } } } | null };

export type CodeBalanceMutationVariables = Exact<{
  code: string;
}>;

export type CodeBalanceMutation = { readonly prepaidCodeBalance: { readonly success: boolean, readonly message: string | null, readonly balance: { readonly isTrade: boolean, readonly expiresAt: string | null, readonly balance: { readonly amountCents: number } } | null } };

export type SetAffirmFeeMutationVariables = Exact<{
  id: string;
}>;

export type SetAffirmFeeMutation = { readonly orderSetAffirmPercentageFee: { readonly success: boolean, readonly message: string | null } };

export type RemoveAffirmFeeMutationVariables = Exact<{
  id: string;
}>;

export type RemoveAffirmFeeMutation = { readonly orderRemoveAffirmPercentageFee: { readonly success: boolean, readonly message: string | null } };

export type PayOrdersMutationVariables = Exact<{
  orders: ReadonlyArray<OrderAmountInput>;
  tenders: ReadonlyArray<TenderInput>;
  idempotencyKey: string;
  layawayPlan?: string | null | undefined;
}>;

export type PayOrdersMutation = { readonly ordersPay: { readonly success: boolean, readonly message: string | null, readonly code: string | null, readonly orders: ReadonlyArray<{ readonly id: string, readonly number: string | null, readonly guestKey: string | null, readonly completedAt: string | null }>, readonly nextAction: { readonly type: string, readonly url: string | null } | null } };

export type ResumePaymentMutationVariables = Exact<{
  idempotencyKey: string;
}>;

export type ResumePaymentMutation = { readonly paymentResume: { readonly success: boolean, readonly message: string | null, readonly code: string | null, readonly orders: ReadonlyArray<{ readonly id: string, readonly number: string | null, readonly guestKey: string | null, readonly completedAt: string | null }>, readonly nextAction: { readonly type: string, readonly url: string | null } | null } };

export const PaymentOptionsDocument = typedDocument<PaymentOptionsQuery, PaymentOptionsQueryVariables>(
  'query PaymentOptions{tenderKinds cardFields{url origin redirect}viewer{id isAdmin storeCredits{id isTrade balance{amountCents}}}}',
);

export const LayawayPlansDocument = typedDocument<LayawayPlansQuery, LayawayPlansQueryVariables>(
  'query LayawayPlans($orderId:ID!){layawayPlans(orderId:$orderId){...LayawayPlan}}fragment LayawayPlan on Layaway{ref deposit{amountCents}nextAmount{amountCents}isOverdue instalments{position dueAt state amount{amountCents}}}',
);

export const PaymentHandoverDocument = typedDocument<PaymentHandoverQuery, PaymentHandoverQueryVariables>(
  'query PaymentHandover($idempotencyKey:String!){paymentHandover(idempotencyKey:$idempotencyKey){kind url amount{amountCents currency{iso}}}}',
);

export const CodeBalanceDocument = typedDocument<CodeBalanceMutation, CodeBalanceMutationVariables>(
  'mutation CodeBalance($code:String!){prepaidCodeBalance(code:$code){success message balance{isTrade expiresAt balance{amountCents}}}}',
);

export const SetAffirmFeeDocument = typedDocument<SetAffirmFeeMutation, SetAffirmFeeMutationVariables>(
  'mutation SetAffirmFee($id:ID!){orderSetAffirmPercentageFee(id:$id){success message}}',
);

export const RemoveAffirmFeeDocument = typedDocument<RemoveAffirmFeeMutation, RemoveAffirmFeeMutationVariables>(
  'mutation RemoveAffirmFee($id:ID!){orderRemoveAffirmPercentageFee(id:$id){success message}}',
);

export const PayOrdersDocument = typedDocument<PayOrdersMutation, PayOrdersMutationVariables>(
  'mutation PayOrders($orders:[OrderAmountInput!]!$tenders:[TenderInput!]!$idempotencyKey:String!$layawayPlan:ID){ordersPay(orders:$orders tenders:$tenders idempotencyKey:$idempotencyKey layawayPlan:$layawayPlan){...PaymentAnswer}}fragment PaymentAnswer on PaymentResult{success message code orders{id number guestKey completedAt}nextAction{type url}}',
);

export const ResumePaymentDocument = typedDocument<ResumePaymentMutation, ResumePaymentMutationVariables>(
  'mutation ResumePayment($idempotencyKey:String!){paymentResume(idempotencyKey:$idempotencyKey){...PaymentAnswer}}fragment PaymentAnswer on PaymentResult{success message code orders{id number guestKey completedAt}nextAction{type url}}',
);
