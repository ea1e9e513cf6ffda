import type { ConsentKind } from '../tables.ts';

/** What of a question its consignor was shown. */
export type AskedTerms = {
  readonly kind: ConsentKind;
  readonly account_id: string;
  readonly price_before_cents: number;
  readonly price_after_cents: number;
  readonly floor_cents: number | null;
};

/** How an instrument stands now, and the offer that the question is about. */
export type Standing = {
  readonly status: 'live' | 'sold' | 'withdrawn' | null;
  readonly sellerId: string | null;
  readonly askingCents: number | null;
  readonly floorCents: number | null;
  /** An offer on it is accepted and waits for its buyer. */
  readonly isPending: boolean;
  /** Somebody is about to pay for it. */
  readonly isHeld: boolean;
  readonly offer: { readonly state: string; readonly cents: number; readonly expiresAt: Date } | null;
};

export const consentObstacles = [
  'SOLD',
  'NOT_OFFERED',
  'PENDING_SALE',
  'PRICE_CHANGED',
  'FLOOR_CHANGED',
  'OFFER_CHANGED',
] as const;
export type ConsentObstacle = (typeof consentObstacles)[number];

/** What keeps a question from being agreed to: nothing is done on terms that are not the ones that were shown. */
export function obstacleOf(asked: AskedTerms, now: Standing, at: Date): ConsentObstacle | null {
  if (now.status === 'sold') return 'SOLD';
  if (now.status !== 'live' || now.sellerId !== asked.account_id) return 'NOT_OFFERED';
  if (now.isPending || (asked.kind === 'PRICE' && now.isHeld)) return 'PENDING_SALE';
  if (now.askingCents !== asked.price_before_cents) return 'PRICE_CHANGED';
  if (now.floorCents !== asked.floor_cents) return 'FLOOR_CHANGED';
  if (asked.kind === 'PRICE') return null;
  const { offer } = now;
  const isThere = offer?.state === 'RECEIVED' && offer.expiresAt > at && offer.cents === asked.price_after_cents;
  return isThere ? null : 'OFFER_CHANGED';
}
