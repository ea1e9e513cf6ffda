import { z } from 'zod';
import { behaviours } from './card.model.ts';

/** Smallest and largest amount of a charge, in cents. */
export const amountSchema = z.int().min(1).max(2_000_000_000);

export const expirySchema = z.object({ month: z.int().min(1).max(12), year: z.int().min(2000).max(2099) });

export const tokenSchema = z.object({
  kind: z.literal('token'),
  id: z.string(),
  network: z.enum(['visa', 'mastercard', 'amex']),
  last4: z.string(),
  behaviour: z.enum(behaviours),
  /** Null in journals that were written before cards could be kept. */
  expiry: expirySchema.nullable().default(null),
  /** The same for each token of one number. */
  fingerprint: z.string().nullable().default(null),
  createdAt: z.iso.datetime(),
});

/** Whose cards are kept: an account of the shop, under the shop's own key. */
export const customerSchema = z.object({
  kind: z.literal('customer'),
  id: z.string(),
  idempotencyKey: z.string(),
  isDeleted: z.boolean(),
  createdAt: z.iso.datetime(),
});

/** A card that is kept for a customer, to be charged again. */
export const savedCardSchema = z.object({
  kind: z.literal('saved-card'),
  id: z.string(),
  customer: z.string(),
  /** The key under which it was stored. */
  idempotencyKey: z.string(),
  /** The token that it was made of. */
  token: z.string(),
  network: z.enum(['visa', 'mastercard', 'amex']),
  last4: z.string(),
  behaviour: z.enum(behaviours),
  expiry: expirySchema,
  fingerprint: z.string(),
  isRemoved: z.boolean(),
  createdAt: z.iso.datetime(),
});

/** A refund to a bank account is `pending` for days; one that succeeded can still fail. */
export const refundStatuses = ['pending', 'succeeded', 'failed'] as const;

export const refundSchema = z.object({
  id: z.string(),
  /** Null for a refund issued in the gateway's dashboard. */
  idempotencyKey: z.string().nullable(),
  amountCents: amountSchema,
  status: z.enum(refundStatuses),
  failureCode: z.string().nullable(),
  /** When a pending refund succeeds. */
  settlesAt: z.iso.datetime().nullable(),
  /** The charge was voided before it was settled. */
  isVoid: z.boolean(),
  createdAt: z.iso.datetime(),
});

export const methods = ['card', 'terminal', 'valor', 'paypal', 'shop-pay', 'affirm', 'ach'] as const;
export type Method = (typeof methods)[number];

/** `submitted`: accepted by a bank, which takes days. */
export const chargeStatuses = [
  'processing',
  'submitted',
  'requires_action',
  'succeeded',
  'failed',
  'canceled',
] as const;

export const failureCodes = [
  'card_declined',
  'expired_card',
  'insufficient_funds',
  'challenge_declined',
  'payment_declined',
  'bank_returned',
] as const;

/** The scheduled outcome of a charge, and its time. */
export const outcomeSchema = z.object({
  status: z.enum(['succeeded', 'failed', 'canceled', 'returned', 'disputed']),
  failureCode: z.enum(failureCodes).nullable(),
  /** The bank pays, and returns the payment later. */
  returnsLater: z.boolean().default(false),
  at: z.iso.datetime(),
});

/** A bank's reversal of a charge: final (`return`), or open until the bank decides (`dispute`). */
export const reversalSchema = z.object({
  id: z.string(),
  kind: z.enum(['return', 'dispute']),
  status: z.enum(['open', 'won', 'lost']),
  amountCents: amountSchema,
  reason: z.string(),
  /** Until when the shop may answer. */
  respondBy: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});

export const chargeSchema = z.object({
  kind: z.literal('charge'),
  id: z.string(),
  idempotencyKey: z.string(),
  /** Hash of the request, to refuse the key with another body. */
  fingerprint: z.string(),
  status: z.enum(chargeStatuses),
  failureCode: z.enum(failureCodes).nullable(),
  method: z.enum(methods).default('card'),
  amountCents: amountSchema,
  currency: z.literal('USD'),
  token: z.string().nullable(),
  /** The customer whose kept card is charged, or for whom the card is to be kept. */
  customer: z.string().nullable().default(null),
  /** The kept card that is charged. */
  savedCard: z.string().nullable().default(null),
  /** The card is kept once the charge has succeeded. */
  saveCard: z.boolean().default(false),
  network: z.string().nullable(),
  last4: z.string().nullable(),
  metadata: z.record(z.string(), z.string()),
  returnUrl: z.string().nullable(),
  locale: z.enum(['en', 'fr']),
  /** The unguessable end of the challenge page's address. */
  challenge: z.string().nullable(),
  /** The account holder still has to confirm two small amounts. */
  verify: z.boolean().default(false),
  outcome: outcomeSchema.nullable().default(null),
  refunds: z.array(refundSchema),
  reversals: z.array(reversalSchema),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
});

/** A key that was cancelled before its charge arrived: a later charge under it is refused. */
export const cancellationSchema = z.object({ kind: z.literal('cancellation'), id: z.string() });

export const eventSchema = z.object({
  kind: z.literal('event'),
  id: z.string(),
  type: z.enum([
    'charge.submitted',
    'charge.succeeded',
    'charge.failed',
    'charge.canceled',
    'charge.refunded',
    'charge.refund.updated',
    'charge.refund.failed',
    'charge.returned',
    'charge.dispute.opened',
    'charge.dispute.won',
    'charge.dispute.lost',
  ]),
  /** The exact bytes that are signed and sent, the same at each attempt. */
  body: z.string(),
  attempts: z.int(),
  settled: z.boolean(),
});

export const recordSchema = z.discriminatedUnion('kind', [
  tokenSchema,
  customerSchema,
  savedCardSchema,
  chargeSchema,
  cancellationSchema,
  eventSchema,
]);

export type CardToken = z.infer<typeof tokenSchema>;
export type Customer = z.infer<typeof customerSchema>;
export type SavedCard = z.infer<typeof savedCardSchema>;
export type Refund = z.infer<typeof refundSchema>;
export type Reversal = z.infer<typeof reversalSchema>;
export type Outcome = z.infer<typeof outcomeSchema>;
export type Charge = z.infer<typeof chargeSchema>;
export type GatewayEvent = z.infer<typeof eventSchema>;
export type StoredRecord = z.infer<typeof recordSchema>;
