import { cleanText } from '#api/platform/db/columns.ts';

const HOUR_MS = 3_600_000;

/** An open offer, or the answer to it, waits so long. */
export const OPEN_MS = 48 * HOUR_MS;
/** An accepted offer holds its price, and its item, so long; the seller can add as much once. */
export const ACCEPTED_MS = 48 * HOUR_MS;
/** So long the next in line has after an accepted offer lapsed. */
export const NEXT_MS = 24 * HOUR_MS;
/** So long before a clock ends the side whose turn it is, is reminded. */
export const REMIND_MS = 12 * HOUR_MS;
/** How long the shop waits before it answers for a seller, in seconds: a random time between the two. */
export type AnswerDelay = { readonly leastSeconds: number; readonly mostSeconds: number };
/** What a seller may take for an answer: nobody learns from its speed that it was a rule's. */
export const ANSWER_DELAY: AnswerDelay = { leastSeconds: 20 * 60, mostSeconds: 90 * 60 };
/** The longest message and reply, in characters. */
export const MAXIMUM_TEXT = 1_000;

/** What somebody wrote, without control characters and empty space around it; null for nothing. */
export function cleanMessage(text: string | null | undefined): string | null {
  const clean = cleanText((text ?? '').replaceAll(/\r\n?/g, '\n')).trim();
  return clean === '' ? null : clean;
}

/** Whether an offer is under the seller's share of the price (percent) and declines by itself. Compares in whole cents. */
export function isTooLow(amountCents: number, askingCents: number, thresholdPercent: number | null): boolean {
  return thresholdPercent !== null && amountCents * 100 < askingCents * thresholdPercent;
}

/** What the shop answers for a seller: no, or another price in cents. */
export type AutomaticAnswer = { readonly kind: 'DECLINE' } | { readonly kind: 'COUNTER'; readonly cents: number };

/** What the seller of a listing has set: shares of the asking price in percent; null where nothing is. */
export type SellerRules = {
  readonly askingCents: number;
  readonly thresholdPercent: number | null;
  readonly rule: { readonly belowPercent: number; readonly counterPercent: number } | null;
};

/** A share of a price in whole dollars, at most the price itself. */
export const shareOfPrice = (cents: number, percent: number): number =>
  Math.min(cents, Math.round((cents * percent) / 10_000) * 100);

/** What the seller's rules answer to an amount; null: the seller answers. */
export function automaticAnswerTo(amountCents: number, rules: SellerRules): AutomaticAnswer | null {
  const { askingCents, thresholdPercent, rule } = rules;
  if (isTooLow(amountCents, askingCents, thresholdPercent)) return { kind: 'DECLINE' };
  if (!rule || amountCents * 100 >= askingCents * rule.belowPercent) return null;
  const cents = shareOfPrice(askingCents, rule.counterPercent);
  return cents > amountCents ? { kind: 'COUNTER', cents } : null;
}
