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
/** The longest message and reply, in characters. */
export const MAXIMUM_TEXT = 1_000;

/** Everything that is no letter of a text, but tabs and new lines; with the marks that turn the direction of what follows. */
const CONTROLS = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;

/** What somebody wrote, without control characters and empty space around it; null for nothing. */
export function cleanMessage(text: string | null | undefined): string | null {
  const clean = cleanText((text ?? '').replaceAll(/\r\n?/g, '\n'))
    .replaceAll(CONTROLS, '')
    .trim();
  return clean === '' ? null : clean;
}

/** Whether an offer is under the seller's share of the price (percent) and declines by itself. Compares in whole cents. */
export function isTooLow(amountCents: number, askingCents: number, thresholdPercent: number | null): boolean {
  return thresholdPercent !== null && amountCents * 100 < askingCents * thresholdPercent;
}
