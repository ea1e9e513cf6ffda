// Generated from payment.graphql by packages/graph/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graph/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OrderAmountInput = {
  readonly orderId: string;
  /** `Order.version` that the shopper saw. */
  readonly version: number;
  /** `Order.amountRemaining` that the shopper saw. */
  readonly amountCents: number;
};

export type PaymentAnswerFragment = { readonly success: boolean, readonly message: string | null, readonly code: string | null, readonly orders: ReadonlyArray<{ readonly id: string, readonly number: string | null, readonly guestKey: string | null, readonly completedAt: string | null }>, readonly nextAction: { readonly type: string, readonly url: string | null } | null };

export type CardFieldsQueryVariables = Exact<{ [key: string]: never; }>;

export type CardFieldsQuery = { readonly cardFields: { readonly url: string, readonly origin: string } };

export type PayByCardMutationVariables = Exact<{
  orders: ReadonlyArray<OrderAmountInput>;
  token: string;
  idempotencyKey: string;
}>;

export type PayByCardMutation = { readonly ordersPayByCard: { readonly success: boolean, readonly message: string | null, readonly code: string | null, readonly orders: ReadonlyArray<{ readonly id: string, readonly number: string | null, readonly guestKey: string | null, readonly completedAt: string | null }>, readonly nextAction: { readonly type: string, readonly url: string | null } | null } };

export type ResumePaymentMutationVariables = Exact<{
  idempotencyKey: string;
}>;

export type ResumePaymentMutation = { readonly paymentResume: { readonly success: boolean, readonly message: string | null, readonly code: string | null, readonly orders: ReadonlyArray<{ readonly id: string, readonly number: string | null, readonly guestKey: string | null, readonly completedAt: string | null }>, readonly nextAction: { readonly type: string, readonly url: string | null } | null } };

export const CardFieldsDocument = typedDocument<CardFieldsQuery, CardFieldsQueryVariables>(
  'query CardFields{cardFields{url origin}}',
);

export const PayByCardDocument = typedDocument<PayByCardMutation, PayByCardMutationVariables>(
  'mutation PayByCard($orders:[OrderAmountInput!]!$token:String!$idempotencyKey:String!){ordersPayByCard(orders:$orders token:$token idempotencyKey:$idempotencyKey){...PaymentAnswer}}fragment PaymentAnswer on PaymentResult{success message code orders{id number guestKey completedAt}nextAction{type url}}',
);

export const ResumePaymentDocument = typedDocument<ResumePaymentMutation, ResumePaymentMutationVariables>(
  'mutation ResumePayment($idempotencyKey:String!){paymentResume(idempotencyKey:$idempotencyKey){...PaymentAnswer}}fragment PaymentAnswer on PaymentResult{success message code orders{id number guestKey completedAt}nextAction{type url}}',
);
